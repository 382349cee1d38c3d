import type { Engine, Verdict } from "./findings.ts";

export const SCORE_START = 50;
export const SCORE_MIN = 5;
export const SCORE_MAX = 95;
/** Largest weight of one factor, in whole points, either sign. */
export const MAX_FACTOR_WEIGHT = 20;
/** With fewer verified factors that are not rejected there is no score. */
export const MIN_FACTORS = 3;
/** The rules see words, not meaning: what they say is never more than half sure. */
const OFFLINE_CONFIDENCE_CAP = 0.5;

export type ScoreFactor = {
  /** Whole points -20..20; positive helps the defence. */
  readonly weight: number;
  readonly verdict: Verdict;
  /** True when at least one citation of the factor was found on a page. */
  readonly verified: boolean;
};

export type Score = {
  /** Percent 5..95, or null when fewer than three factors count. */
  readonly viabilityScore: number | null;
  /** Sum of the weights that count, before the clamp. */
  readonly sum: number;
  readonly counted: number;
  readonly reason: "not-enough" | null;
};

/** True when a factor moves the odds. */
export function countsTowardsScore(factor: ScoreFactor): boolean {
  return factor.verified && factor.verdict !== "rejected";
}

/**
 * Odds from signed factors: 50 plus the weights of the verified, not rejected ones, clamped to 5..95.
 * A weight out of range is cut to -20..20 and rounded, so that no single finding can carry a case.
 */
export function scoreFromFactors(factors: readonly ScoreFactor[]): Score {
  const weights = factors.filter(countsTowardsScore).map((factor) => wholePoints(factor.weight));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const counted = weights.length;
  if (counted < MIN_FACTORS) return { viabilityScore: null, sum, counted, reason: "not-enough" };
  return { viabilityScore: clamp(SCORE_START + sum, { min: SCORE_MIN, max: SCORE_MAX }), sum, counted, reason: null };
}

/**
 * Confidence 0..1 (four decimals) in what an analysis says about the file, not in the odds: share of the record that was
 * read x mean confidence of the pages read x share of the offered citations that were found. At most 0.5 offline.
 */
export function confidenceScore(given: {
  /** 0..1, see `coverageShare`. */
  readonly coverage: number;
  /** 0..1. */
  readonly meanPageConfidence: number;
  /** 0..1. */
  readonly citationShare: number;
  readonly engine: Engine;
}): number {
  const product = unit(given.coverage) * unit(given.meanPageConfidence) * unit(given.citationShare);
  const capped = given.engine === "offline" ? Math.min(product, OFFLINE_CONFIDENCE_CAP) : product;
  return Math.round(capped * 10_000) / 10_000;
}

function wholePoints(weight: number): number {
  return clamp(Math.round(weight), { min: -MAX_FACTOR_WEIGHT, max: MAX_FACTOR_WEIGHT });
}

function unit(value: number): number {
  return clamp(value, { min: 0, max: 1 });
}

function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value));
}
