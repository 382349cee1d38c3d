import clsx from "clsx";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { HealthLevel } from "./health-levels.ts";
import styles from "./health.module.css";

const ICON = { good: CircleCheck, fair: TriangleAlert, poor: CircleX } as const satisfies Record<HealthLevel, unknown>;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly level: HealthLevel;
  /** What the colour means, in words. */
  readonly note: string;
};

/** One figure with its colour, which a shape and words say too. */
export function HealthCard({ label, value, level, note }: Props) {
  const Icon = ICON[level];
  return (
    <div className={styles.card}>
      <dt className="label">{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={clsx(styles.note, styles[level])} data-level={level}>
        <Icon className="i" />
        {note}
      </dd>
    </div>
  );
}
