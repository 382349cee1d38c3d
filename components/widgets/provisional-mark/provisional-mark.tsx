import type { OddsReview } from "#lib/contracts/common.ts";
import { ODDS } from "#lib/copy/odds.ts";
import styles from "./provisional-mark.module.css";

/** Beside every odds number and recommendation until half of the factors' weight is reviewed; nothing after that. */
export function ProvisionalMark({ review }: { readonly review: OddsReview | null }) {
  if (review?.provisional !== true) return null;
  return (
    <span className={styles.line}>
      <span className={styles.mark}>{ODDS.provisional}</span>{" "}
      <span className="tiny muted">{ODDS.reviewed(review)}</span>
    </span>
  );
}
