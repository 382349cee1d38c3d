import { confidenceScore } from "#lib/domain/score.ts";
import type { Score } from "#lib/domain/score.ts";
import type { Analysis } from "../db/client.ts";

type ConfidenceColumns = Pick<Analysis, "confidenceScore" | "confidenceUncapped" | "confidenceCap">;

/** The columns of an analysis that follow from its score, and the odds 0..1 for its case. */
export function oddsColumns({ viabilityScore, review }: Score, confidence: ConfidenceColumns) {
  const { confidenceUncapped: uncapped, confidenceCap: cap } = confidence;
  return {
    successProbability: viabilityScore === null ? null : viabilityScore / 100,
    columns: {
      viabilityScore,
      isProvisional: review.provisional,
      factorCount: review.factors,
      reviewedFactorCount: review.reviewed,
      confidenceScore:
        uncapped === null || cap === null
          ? confidence.confidenceScore
          : confidenceScore({ uncapped, cap }, review.provisional),
    },
  };
}
