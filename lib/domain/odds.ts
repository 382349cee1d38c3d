import type { OffenceClass } from "./findings.ts";

/**
 * Odds bands by percent, highest first; specification section 9. `from` is inclusive and is also where the tote board
 * draws its ticks.
 */
export const ODDS_BANDS = [
  { id: "slam-dunk", from: 90 },
  { id: "money-maker", from: 80 },
  { id: "could-be-a-winner", from: 70 },
  { id: "worth-a-shot", from: 60 },
  { id: "fifty-fifty", from: 50 },
  { id: "long-shot", from: 40 },
  { id: "hail-mary", from: 30 },
  { id: "better-call", from: 0 },
] as const;
export type OddsBandId = (typeof ODDS_BANDS)[number]["id"];

/** Percent marks of the tote board, ascending: 30, 40, ... 90. */
export const ODDS_TICKS: readonly number[] = ODDS_BANDS.map((band) => band.from)
  .filter((from) => from > 0)
  .toReversed();

export const STRENGTHS = ["strong", "moderate", "weak", "pending"] as const;
export type Strength = (typeof STRENGTHS)[number];

export const RECOMMENDATIONS = [
  "proceed-to-trial",
  "negotiate-plea-deal",
  "recommend-plea-deal",
  "analysis-pending",
  "not-enough",
] as const;
export type RecommendationId = (typeof RECOMMENDATIONS)[number];
/** Why there are no odds. */
export type WithoutOdds = Extract<RecommendationId, "analysis-pending" | "not-enough">;

const RECOMMENDATION_BY_STRENGTH: Readonly<Record<Strength, RecommendationId>> = {
  strong: "proceed-to-trial",
  moderate: "negotiate-plea-deal",
  weak: "recommend-plea-deal",
  pending: "analysis-pending",
};

/** The percent 0..100 of a fraction 0..1 without the noise of binary fractions (0.57 x 100 is 56.99999999999999). */
export function percentOf(fraction: number): number {
  return Math.round(fraction * 1e8) / 1e6;
}

/** The band of a percent 0..100. */
export function oddsBand(percent: number): OddsBandId {
  return ODDS_BANDS.find((band) => percent >= band.from)?.id ?? "better-call";
}

/** Strength of a success probability 0..1: strong from 0.7, moderate from 0.5; null is pending. Specification section 9. */
export function strength(successProbability: number | null): Strength {
  if (successProbability === null) return "pending";
  const percent = percentOf(successProbability);
  if (percent >= 70) return "strong";
  return percent >= 50 ? "moderate" : "weak";
}

/**
 * The strategic recommendation that goes with a success probability 0..1 or null. Without odds the analysis is pending,
 * unless it is finished and the record was not enough.
 */
export function recommendationId(
  successProbability: number | null,
  withoutOdds: WithoutOdds = "analysis-pending",
): RecommendationId {
  return successProbability === null ? withoutOdds : RECOMMENDATION_BY_STRENGTH[strength(successProbability)];
}

/**
 * True when fee and confidence may be shown: without odds they would lend a number to a file that supports none, and the
 * fee's hours come from the offense class.
 */
export function showsFigures(given: {
  /** 0..100. */
  readonly percent: number | null;
  readonly offenceClass: OffenceClass | null;
}): boolean {
  return given.percent !== null && given.offenceClass !== null && given.offenceClass !== "other";
}

/**
 * The percent 0..100 shown as winning odds, or null for 'N/A': the viability score of the latest completed analysis,
 * else the case's success probability. Specification section 9.
 */
export function headlineOdds(given: {
  readonly latestCompleted: { readonly viabilityScore: number | null } | null;
  readonly successProbability: number | null;
}): number | null {
  const score = given.latestCompleted?.viabilityScore ?? null;
  if (score !== null) return score;
  return given.successProbability === null ? null : percentOf(given.successProbability);
}
