import clsx from "clsx";
import type { ReactNode } from "react";
import { Brand } from "#components/widgets/brand.tsx";
import styles from "./auth-card.module.css";

type Props = {
  readonly title: string;
  /** Pixels that the form needs at most. */
  readonly width: "narrow" | "wide";
  /** `stop` = red edge, where the way ends. */
  readonly tone?: "normal" | "stop";
  /** The line below the form that leads to the other screens. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of the screens in front of the sign-in. */
export function AuthCard({ title, width, tone = "normal", foot, children }: Props) {
  return (
    <main className={styles.page}>
      <div className={styles[width]}>
        <Brand href="/login" />
        <div className={clsx(styles.card, tone === "stop" && styles.stop)}>
          <h1 tabIndex={-1}>{title}</h1>
          {children}
          {foot !== undefined && <p className={styles.foot}>{foot}</p>}
        </div>
      </div>
    </main>
  );
}
