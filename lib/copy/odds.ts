import type { OddsBandId, RecommendationId, Strength, WithoutOdds } from "#lib/domain/odds.ts";

/** Odds bands in words; specification section 9. */
export const ODDS_BAND_LABEL: Readonly<Record<OddsBandId, (persona: string) => string>> = {
  "slam-dunk": () => "Slam Dunk",
  "money-maker": () => "Money Maker",
  "could-be-a-winner": () => "Could Be a Winner",
  "worth-a-shot": () => "Worth a Shot",
  "fifty-fifty": () => "Fifty-Fifty",
  "long-shot": () => "Long Shot",
  "hail-mary": () => "Hail Mary",
  "better-call": (persona) => `Better Call ${persona}!`,
};

export const STRENGTH_LABEL = {
  strong: "STRONG CASE",
  moderate: "MODERATE CASE",
  weak: "WEAK CASE",
  pending: "Analysis pending",
} as const satisfies Record<Strength, string>;

/** For sentences: "78 percent, Could Be a Winner, strong case". */
export const STRENGTH_SPOKEN = {
  strong: "strong case",
  moderate: "moderate case",
  weak: "weak case",
  pending: "analysis pending",
} as const satisfies Record<Strength, string>;

export const RECOMMENDATION_LABEL = {
  "proceed-to-trial": "Proceed to Trial",
  "negotiate-plea-deal": "Negotiate Plea Deal",
  "recommend-plea-deal": "Recommend Plea Deal",
  "analysis-pending": "Analysis pending",
  "not-enough": "No recommendation: not enough in the record",
} as const satisfies Record<RecommendationId, string>;

export const ODDS = {
  winningOdds: "Winning odds",
  none: "N/A",
  /** What stands in place of a band. */
  without: {
    "analysis-pending": "Analysis pending",
    "not-enough": "Not enough in the record",
  } satisfies Record<WithoutOdds, string>,
  provisional: "Provisional",
  provisionalSpoken: "provisional",
  reviewed: ({ reviewed, factors }: { readonly reviewed: number; readonly factors: number }) =>
    `${reviewed} of ${factors} factor${factors === 1 ? "" : "s"} reviewed`,
  reviewedShort: ({ reviewed, factors }: { readonly reviewed: number; readonly factors: number }) =>
    `${reviewed} of ${factors} reviewed`,
} as const;
