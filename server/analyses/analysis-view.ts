import type { AnalysisSummary } from "#lib/contracts/analyses.ts";
import type { FindingKind, Verdict } from "#lib/domain/findings.ts";
import type { Analysis } from "../db/client.ts";

type WithTexts = Analysis & {
  readonly findings: readonly { readonly kind: FindingKind; readonly text: string; readonly verdict: Verdict }[];
};

/** An analysis with its four lists: the texts of the findings of each kind, in their order, without the rejected ones. */
export function analysisSummary(row: WithTexts): AnalysisSummary {
  const textsOf = (kind: FindingKind) =>
    row.findings.filter((one) => one.kind === kind && one.verdict !== "rejected").map((one) => one.text);
  return {
    id: row.id,
    caseId: row.caseId,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    summary: row.summary,
    recommendedActions: textsOf("action"),
    evidenceGaps: textsOf("gap"),
    keyIssues: textsOf("issue"),
    potentialDefenses: textsOf("defense"),
    viabilityScore: row.viabilityScore,
    confidenceScore: row.confidenceScore,
    error: row.error,
  };
}
