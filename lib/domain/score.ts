import type { Verdict } from "./findings.ts";

export const SCORE_START = 50;
export const SCORE_MIN = 5;
export const SCORE_MAX = 95;
/** Largest weight of one factor, in whole points, either sign. */
export const MAX_FACTOR_WEIGHT = 20;
/** With fewer verified factors that are not rejected there is no score. */
export const MIN_FACTORS = 3;
/**
 * How much of a factor's weight counts. A proposed factor counts half, a tentative one nothing, so that no record reaches the
 * ends of the scale before a person has reviewed it.
 */
export const FACTOR_SHARE = { accepted: 1, proposed: 0.5, rejected: 0 } as const satisfies Record<Verdict, number>;
/** Share of all absolute weight that must be accepted or rejected before a score is no longer provisional. */
const REVIEWED_WEIGHT = 0.5;

/** Highest confidence: rules match words, not meaning; a model can be wrong too; a person's review is worth the most. */
export const CONFIDENCE_CAP = { offline: 0.5, model: 0.8, reviewed: 0.95 } as const;
/** Share of the confidence lost when every answer of a model had to be repaired. */
const REPAIR_COST = 0.3;

export type ScoreFactor = {
  /** Whole points -20..20; positive helps the defense. */
  readonly weight: number;
  readonly verdict: Verdict;
  /** True when at least one citation of the factor was found on a page. */
  readonly verified: boolean;
  /** True when it counts nothing until a person accepts it, because its rule is not proven to read such words right. */
  readonly isTentative: boolean;
};

/** How far a person has reviewed the factors behind a score. */
export type FactorReview = {
  /** Verified factors, rejected ones included. */
  readonly factors: number;
  /** Those that are accepted or rejected. */
  readonly reviewed: number;
  /** True until the reviewed factors carry at least half of all absolute weight. */
  readonly provisional: boolean;
};

export type Score = {
  /** Percent 5..95, or null when fewer than three factors count. */
  readonly viabilityScore: number | null;
  /** Points of all factors, in halves, before rounding and limits. */
  readonly sum: number;
  readonly counted: number;
  readonly reason: "not-enough" | null;
  readonly review: FactorReview;
};

/** True for a verified factor that waits for a person's ruling and counts nothing before. */
export function awaitsRuling({ verified, verdict, isTentative }: ScoreFactor): boolean {
  return verified && isTentative && verdict === "proposed";
}

/** How the weight of a factor counts. */
export function countingOf(factor: ScoreFactor): Verdict | "waiting" {
  return awaitsRuling(factor) ? "waiting" : factor.verdict;
}

/** True when a factor moves the odds. */
export function countsTowardsScore(factor: ScoreFactor): boolean {
  return factor.verified && factor.verdict !== "rejected" && !awaitsRuling(factor);
}

/** What a factor adds to the odds: weight x share, in half points -20..20; 0 when it does not move them. */
export function factorPoints(factor: ScoreFactor): number {
  // Adding 0 turns -0 into 0.
  return countsTowardsScore(factor) ? wholePoints(factor.weight) * FACTOR_SHARE[factor.verdict] + 0 : 0;
}

/**
 * Odds from signed factors: 50 plus the points of the verified ones, rounded once (halves up) and limited to 5..95. A
 * weight out of range is cut to -20..20 and rounded, so that no single finding can carry a case.
 */
export function scoreFromFactors(factors: readonly ScoreFactor[]): Score {
  const counted = factors.filter(countsTowardsScore).length;
  const sum = factors.reduce((total, factor) => total + factorPoints(factor), 0);
  const review = reviewOfFactors(factors);
  if (counted < MIN_FACTORS) return { viabilityScore: null, sum, counted, reason: "not-enough", review };
  const viabilityScore = clamp(Math.round(SCORE_START + sum), { min: SCORE_MIN, max: SCORE_MAX });
  return { viabilityScore, sum, counted, reason: null, review };
}

/** Counts the reviewed factors and decides whether their score is provisional. Unverified factors are left out. */
export function reviewOfFactors(factors: readonly ScoreFactor[]): FactorReview {
  const verified = factors.filter((factor) => factor.verified);
  const reviewed = verified.filter(({ verdict }) => verdict !== "proposed");
  return {
    factors: verified.length,
    reviewed: reviewed.length,
    provisional: reviewed.length === 0 || weightOf(reviewed) < REVIEWED_WEIGHT * weightOf(verified),
  };
}

/** Confidence of an analysis before anybody has reviewed it, in two parts so that a review can raise the cap later. */
export type ConfidenceParts = {
  /** 0..1, four decimals: what was read and found. */
  readonly uncapped: number;
  /** 0.5..0.8: the cap while the odds are provisional. */
  readonly cap: number;
};

/**
 * Confidence in what an analysis says about the file, not in the odds: share of the record that was read x mean
 * confidence of the pages read x share of the offered citations that were found, less when a model's answers had to be
 * repaired. The cap lies between that of the rules and that of a model, by the share of pages the model answered for.
 */
export function confidenceParts(given: {
  /** 0..1, see `coverageShare`. */
  readonly coverage: number;
  /** 0..1. */
  readonly meanPageConfidence: number;
  /** 0..1. */
  readonly citationShare: number;
  /** 0..1 of the pages with words; 0 without a model. */
  readonly modelShare: number;
  /** 0..1 of the model's answers. */
  readonly repairedShare: number;
}): ConfidenceParts {
  const modelShare = unit(given.modelShare);
  const found = unit(given.coverage) * unit(given.meanPageConfidence) * unit(given.citationShare);
  const { offline, model } = CONFIDENCE_CAP;
  return {
    uncapped: fourDecimals(found * (1 - REPAIR_COST * modelShare * unit(given.repairedShare))),
    cap: fourDecimals(offline + (model - offline) * modelShare),
  };
}

/** The confidence 0..1 to show: the parts under the cap that goes with the odds. */
export function confidenceScore({ uncapped, cap }: ConfidenceParts, isProvisional: boolean): number {
  return Math.min(uncapped, isProvisional ? cap : CONFIDENCE_CAP.reviewed);
}

function weightOf(factors: readonly ScoreFactor[]): number {
  return factors.reduce((total, { weight }) => total + Math.abs(wholePoints(weight)), 0);
}

function wholePoints(weight: number): number {
  return clamp(Math.round(weight), { min: -MAX_FACTOR_WEIGHT, max: MAX_FACTOR_WEIGHT });
}

function fourDecimals(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function unit(value: number): number {
  return clamp(value, { min: 0, max: 1 });
}

function clamp(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value));
}
