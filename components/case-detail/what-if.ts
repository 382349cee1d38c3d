import type { Analysis } from "#lib/contracts/analyses.ts";
import { scoreFromFactors } from "#lib/domain/score.ts";
import { factorSum } from "./factor-sum.ts";

export type WhatIf = {
  /** 0..100; null when fewer than three factors would stand. */
  readonly score: number | null;
  /** What is stored with the case; null when it has no odds. */
  readonly stored: number | null;
  /** Factors that are rejected now. */
  readonly rejected: number;
};

/** What the verdicts as they stand would make of the odds; null while that is what is stored. */
export function findWhatIf(analysis: Pick<Analysis, "findings" | "viabilityScore">): WhatIf | null {
  const { forUs, against } = factorSum(analysis.findings);
  const factors = [...forUs, ...against];
  const score = scoreFromFactors(factors).viabilityScore;
  const stored = analysis.viabilityScore;
  if (score === stored) return null;
  return { score, stored, rejected: factors.filter(({ verdict }) => verdict === "rejected").length };
}
