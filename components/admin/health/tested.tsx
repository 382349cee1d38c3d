import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import styles from "./health.module.css";

type Props = {
  /** How it is set up. */
  readonly children: ReactNode;
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Absent: there is nothing to test. */
  readonly onTest?: () => void;
  readonly outcome: { readonly isGood: boolean; readonly text: string } | null;
};

/** A part that can be tried out: how it is set up, a button, and what came of it. */
export function Tested({ children, label, busyLabel, isBusy, onTest, outcome }: Props) {
  return (
    <div className={styles.tested}>
      <span>{children}</span>
      {onTest !== undefined && (
        <Button variant="ghost" size="s" busy={isBusy} onClick={onTest}>
          {isBusy ? busyLabel : label}
        </Button>
      )}
      <p
        role="status"
        className={`${styles.outcome} ${outcome === null ? "vh" : outcome.isGood ? styles.good : styles.poor}`}
      >
        {outcome?.text}
      </p>
    </div>
  );
}
