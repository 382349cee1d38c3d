import { scoreFromFactors } from "#lib/domain/score.ts";
import type { Tx } from "../db/client.ts";
import { addressedLinesOf } from "../findings/addressed-lines.ts";
import { passagesOf } from "../findings/passages.ts";
import { factsOf, factsWithoutDocument } from "../findings/facts.ts";
import { peopleOf, peopleWithoutDocument } from "../findings/people.ts";
import { proseOf, proseWithoutDocument } from "../findings/prose.ts";
import { pointsWithoutDocument, sideBySideOf } from "../findings/side-by-side.ts";
import { forgetItems } from "../ledger/forget-items.ts";
import { forgetAnswers } from "./model-answers.ts";
import { oddsColumns } from "./odds-columns.ts";
import { recomposeSummary, SUMMARY_INCLUDE } from "./recompose-summary.ts";
import { scoredFactors } from "./scored-factors.ts";

/**
 * Takes a document that is about to go out of the case's analyses, its words with it: findings that keep no quote go, and
 * contradictions that lose one of their two sides, because their texts repeat what the document said; quotes,
 * sentences of a summary, people and cells of the table Side by side from it go; odds and summary are made again from what is left. The case is locked.
 */
export async function withdrawCitations(tx: Tx, of: { caseId: string; documentId: string }): Promise<void> {
  const { caseId, documentId } = of;
  // In SQL: Prisma counts a relation by grouping all citations of the firm.
  await tx.$executeRaw`
    DELETE FROM "Finding" WHERE "id" IN (
      SELECT finding."id" FROM "Analysis" analysis
      JOIN "Finding" finding ON finding."analysisId" = analysis."id"
      JOIN "Citation" citation ON citation."findingId" = finding."id"
      WHERE analysis."caseId" = ${caseId}::uuid
      GROUP BY finding."id"
      HAVING bool_or(citation."documentId" = ${documentId}::uuid)
        AND count(*) FILTER (WHERE citation."documentId" <> ${documentId}::uuid)
          < CASE finding."kind" WHEN 'contradiction' THEN 2 ELSE 1 END)`;
  await tx.citation.deleteMany({ where: { documentId } });
  await forgetAnswers(tx, of);
  await forgetItems(tx, of);

  await remakeAnalyses(tx, { caseId, without: documentId });
}

/**
 * Takes quotes out of the case's analyses that a new reading of their document no longer has, as withdrawCitations does
 * with those of a document that goes. The case is locked.
 */
export async function removeCitations(tx: Tx, of: { caseId: string; ids: readonly string[] }): Promise<void> {
  const ids = [...of.ids];
  await tx.$executeRaw`
    DELETE FROM "Finding" WHERE "id" IN (
      SELECT finding."id" FROM "Finding" finding
      JOIN "Citation" citation ON citation."findingId" = finding."id"
      WHERE finding."id" IN (SELECT "findingId" FROM "Citation" WHERE "id" = ANY(${ids}::uuid[]))
      GROUP BY finding."id"
      HAVING count(*) FILTER (WHERE citation."id" <> ALL(${ids}::uuid[]))
        < CASE finding."kind" WHEN 'contradiction' THEN 2 ELSE 1 END)`;
  await tx.citation.deleteMany({ where: { id: { in: ids } } });
  await remakeAnalyses(tx, { caseId: of.caseId, without: null });
}

/** Odds and summary from what is left, without the words of a document that goes. */
async function remakeAnalyses(tx: Tx, of: { caseId: string; without: string | null }): Promise<void> {
  const { caseId } = of;
  // No document has this id.
  const documentId = of.without ?? "";
  const documents = await tx.document.findMany({ where: { caseId }, select: { id: true, exhibit: true } });
  const completed = await tx.analysis.findMany({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: SUMMARY_INCLUDE,
  });
  for (const [index, analysis] of completed.entries()) {
    const prose = proseWithoutDocument(proseOf(analysis), documentId);
    const before = factsOf(analysis);
    const facts = before === null ? null : factsWithoutDocument(before, documentId);
    const score = scoreFromFactors(scoredFactors(analysis.findings));
    const { columns, successProbability } = oddsColumns(score, analysis);
    await tx.analysis.update({
      where: { id: analysis.id },
      data: {
        ...columns,
        prose: prose.map(({ text, citations }) => ({ text, citations: [...citations] })),
        people: peopleWithoutDocument(peopleOf(analysis), documentId),
        sideBySide: pointsWithoutDocument(sideBySideOf(analysis), documentId).map((point) => ({ ...point })),
        addressedLines: addressedLinesOf(analysis)?.filter((line) => line.documentId !== documentId),
        passages: passagesOf(analysis).filter((passage) => passage.documentId !== documentId),
        ...(facts === null ? {} : { facts }),
        summary: recomposeSummary({
          ...{ findings: analysis.findings, prose, documents },
          facts: analysis.engine === "model" ? null : facts,
        }),
      },
    });
    const isLatest = index === 0;
    if (isLatest) await tx.case.update({ where: { id: caseId }, data: { successProbability } });
  }
}
