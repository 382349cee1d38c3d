import type { AnalysisSummary } from "#lib/contracts/analyses.ts";

/** The analysis that the page shows: of the completed ones the newest by `createdAt`; null when there is none. */
export function findLatestCompleted<A extends Pick<AnalysisSummary, "status" | "createdAt">>(
  analyses: readonly A[],
): A | null {
  return newest(analyses.filter(({ status }) => status === "Completed"));
}

/** The newest of all, whatever became of it. */
export function newest<A extends Pick<AnalysisSummary, "createdAt">>(analyses: readonly A[]): A | null {
  return analyses.reduce<A | null>(
    (latest, analysis) => (latest === null || analysis.createdAt > latest.createdAt ? analysis : latest),
    null,
  );
}
