import { scoreFromFactors } from "#lib/domain/score.ts";
import type { Tx } from "../db/client.ts";
import { keySentencesOf } from "./key-sentences.ts";
import { peopleOf, withoutDocument } from "./people.ts";
import { recomposeSummary, SUMMARY_INCLUDE } from "./recompose-summary.ts";
import { scoredFactors } from "./scored-factors.ts";

/**
 * Takes a document that is about to go out of the case's analyses, its words with it: findings that keep no quote go, and
 * contradictions that lose one of their two sides, because their texts repeat what the document said; quotes, key
 * sentences and people from it go; odds and summary are made anew from what is left. The case is locked.
 */
export async function withdrawCitations(tx: Tx, of: { caseId: string; documentId: string }): Promise<void> {
  const { caseId, documentId } = of;
  const touched = await tx.finding.findMany({
    where: { analysis: { caseId }, citations: { some: { documentId } } },
    select: {
      id: true,
      kind: true,
      _count: { select: { citations: { where: { documentId: { not: documentId } } } } },
    },
  });
  const lost = touched.filter((finding) => finding._count.citations < (finding.kind === "contradiction" ? 2 : 1));
  await tx.finding.deleteMany({ where: { id: { in: lost.map((finding) => finding.id) } } });
  await tx.citation.deleteMany({ where: { documentId } });

  const documents = await tx.document.findMany({ where: { caseId }, select: { id: true, exhibit: true } });
  const completed = await tx.analysis.findMany({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: SUMMARY_INCLUDE,
  });
  for (const [index, analysis] of completed.entries()) {
    const keySentences = keySentencesOf(analysis).filter((sentence) => sentence.documentId !== documentId);
    const { viabilityScore } = scoreFromFactors(scoredFactors(analysis.findings));
    await tx.analysis.update({
      where: { id: analysis.id },
      data: {
        viabilityScore,
        keySentences: [...keySentences],
        people: withoutDocument(peopleOf(analysis), documentId),
        summary: recomposeSummary({ findings: analysis.findings, keySentences, documents }),
      },
    });
    const isLatest = index === 0;
    if (isLatest)
      await tx.case.update({
        where: { id: caseId },
        data: { successProbability: viabilityScore === null ? null : viabilityScore / 100 },
      });
  }
}
