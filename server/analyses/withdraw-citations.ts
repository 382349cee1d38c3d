import { scoreFromFactors } from "#lib/domain/score.ts";
import type { Tx } from "../db/client.ts";

/**
 * Takes a document that is about to go out of the case's analyses: a finding that quoted it and keeps no quote, or a
 * contradiction that loses one of its two sides, is no longer verified, and the odds follow. The case is locked.
 */
export async function withdrawCitations(tx: Tx, of: { caseId: string; documentId: string }): Promise<void> {
  const { caseId, documentId } = of;
  const touched = await tx.finding.findMany({
    where: { verified: true, analysis: { caseId }, citations: { some: { documentId } } },
    select: {
      id: true,
      kind: true,
      analysisId: true,
      _count: { select: { citations: { where: { documentId: { not: documentId } } } } },
    },
  });
  const lost = touched.filter((finding) => finding._count.citations < (finding.kind === "contradiction" ? 2 : 1));
  if (lost.length === 0) return;
  await tx.finding.updateMany({ where: { id: { in: lost.map((finding) => finding.id) } }, data: { verified: false } });
  for (const analysisId of new Set(lost.map((finding) => finding.analysisId))) {
    const factors = await tx.finding.findMany({ where: { analysisId, kind: "factor" } });
    const { viabilityScore } = scoreFromFactors(factors.map((factor) => ({ ...factor, weight: factor.weight ?? 0 })));
    await tx.analysis.update({ where: { id: analysisId }, data: { viabilityScore } });
  }
  const latest = await tx.analysis.findFirst({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { viabilityScore: true },
  });
  if (latest === null) return;
  const successProbability = latest.viabilityScore === null ? null : latest.viabilityScore / 100;
  await tx.case.update({ where: { id: caseId }, data: { successProbability } });
}
