import type { Analysis } from "#lib/contracts/analyses.ts";
import { scoreFromFactors } from "#lib/domain/score.ts";
import { factorSum } from "./factor-sum.ts";

export type WhatIf = {
  /** 0..100; null when fewer than three factors would count. */
  readonly score: number | null;
  /** What is stored with the case; null when it has no odds. */
  readonly stored: number | null;
  /** Factors that are accepted, and rejected, now. */
  readonly accepted: number;
  readonly rejected: number;
  /** The odds would be provisional. */
  readonly provisional: boolean;
  /** What storing would do to the Provisional mark of odds that stay odds. */
  readonly mark: "removed" | "added" | null;
};

/** What the verdicts as they stand would make of the odds and their mark; null while that is what is stored. */
export function findWhatIf(given: Pick<Analysis, "findings" | "viabilityScore" | "oddsReview">): WhatIf | null {
  const { forUs, against } = factorSum(given.findings);
  const factors = [...forUs, ...against];
  const { viabilityScore: score, review } = scoreFromFactors(factors);
  const { viabilityScore: stored, oddsReview } = given;
  const { provisional } = review;
  const isMarkStale = score !== null && oddsReview !== null && oddsReview.provisional !== provisional;
  if (score === stored && !isMarkStale) return null;
  const count = (wanted: "accepted" | "rejected") => factors.filter(({ verdict }) => verdict === wanted).length;
  return {
    ...{ score, stored, provisional },
    ...{ accepted: count("accepted"), rejected: count("rejected") },
    mark: !isMarkStale ? null : provisional ? "added" : "removed",
  };
}
