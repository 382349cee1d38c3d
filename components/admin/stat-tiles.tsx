import clsx from "clsx";
import styles from "./stat-tiles.module.css";

export type Tile = {
  readonly label: string;
  readonly value: string;
  /** `bad` = set in the colour of errors. */
  readonly tone?: "normal" | "bad";
};

/** Counts side by side on one sheet, as many to a line as fit. */
export function StatTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <dl className={clsx(styles.tiles, tiles.length <= 4 && styles.few)}>
      {tiles.map(({ label, value, tone }) => (
        <div key={label} className={clsx(tone === "bad" && styles.bad)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
