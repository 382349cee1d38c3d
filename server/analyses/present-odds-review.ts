import type { OddsReview } from "#lib/contracts/common.ts";
import type { Analysis } from "../db/client.ts";

/** Columns that `presentOddsReview` needs. */
export const ODDS_REVIEW_SELECT = {
  viabilityScore: true,
  isProvisional: true,
  factorCount: true,
  reviewedFactorCount: true,
} as const;
export type OddsReviewColumns = Pick<Analysis, keyof typeof ODDS_REVIEW_SELECT>;

/** How far the factors behind the stored score are reviewed; null without a score. */
export function presentOddsReview(row: OddsReviewColumns): OddsReview | null {
  if (row.viabilityScore === null) return null;
  return { provisional: row.isProvisional, factors: row.factorCount, reviewed: row.reviewedFactorCount };
}
