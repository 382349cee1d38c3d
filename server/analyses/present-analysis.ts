import type { AnalysisSummary } from "#lib/contracts/analyses.ts";
import { isSetAside, type FindingKind } from "#lib/domain/findings.ts";
import { describeItem } from "#lib/domain/gap-item.ts";
import type { Analysis, Finding } from "../db/client.ts";
import { gapItemsOf } from "../findings/gap-items.ts";
import { presentOddsReview } from "./present-odds-review.ts";

type WithTexts = Analysis & {
  readonly findings: readonly Pick<Finding, "kind" | "text" | "verdict" | "auditVerdict" | "items" | "basis">[];
};

/**
 * An analysis with its four lists: the texts of the findings of each kind, in their order, without the rejected ones. Of gaps
 * one line for each item, without the list of what is commonly requested.
 */
export function presentAnalysis(row: WithTexts): AnalysisSummary {
  const ofKind = (kind: FindingKind) =>
    row.findings.filter((one) => one.kind === kind && one.verdict !== "rejected" && !isSetAside(one));
  const textsOf = (kind: FindingKind) => ofKind(kind).map((one) => one.text);
  return {
    id: row.id,
    caseId: row.caseId,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    summary: row.summary,
    recommendedActions: textsOf("action"),
    evidenceGaps: ofKind("gap")
      .filter(({ basis }) => basis !== "usual")
      .flatMap(gapItemsOf)
      .map(describeItem),
    keyIssues: textsOf("issue"),
    potentialDefenses: textsOf("defense"),
    viabilityScore: row.viabilityScore,
    oddsReview: presentOddsReview(row),
    confidenceScore: row.confidenceScore,
    error: row.error,
    wasStopped: row.wasStopped,
  };
}
