import { nextPipelineStatus } from "#lib/domain/case-status.ts";
import { isSetAside, type OffenceClass } from "#lib/domain/findings.ts";
import { scoreFromFactors } from "#lib/domain/score.ts";
import type { Score } from "#lib/domain/score.ts";
import type { AssembledAnalysis } from "../analyst/assemble/assemble-analysis.ts";
import { composeSummary, summaryFindingOf } from "../analyst/assemble/compose-summary.ts";
import { citationsOf, type AssembledFinding } from "../analyst/findings.ts";
import type { ModelPart } from "../analyst/model/analyse-by-model.ts";
import type { CaseReading } from "../analyst/read-case.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Prisma, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import { findReviews } from "./carry-reviews.ts";
import type { Review } from "./carry-reviews.ts";
import { oddsColumns } from "./odds-columns.ts";

export type Completed = {
  readonly analysisId: string;
  readonly caseId: string;
  readonly offenceClass: OffenceClass;
  readonly law: CaseReading["law"];
  readonly assembled: AssembledAnalysis;
  /** Absent when no model is configured. */
  readonly model?: ModelPart;
};

/** A document was deleted while the analysis ran: what it found there has no ground any more, and it is run again. */
export class RecordChanged extends Error {}

/** Milliseconds. Thousands of findings take seconds to write. */
const TRANSACTION_TIMEOUT = 60_000;
const ROWS_PER_INSERT = 500;

/**
 * Stores a finished analysis: itself, findings, citations, the case's numbers and status, the audit line, in one
 * transaction. What the attorney said about findings that were found before is kept, and odds and summary follow it. Does nothing when it is over already: jobs may run twice, and the case's lock lets one of two through.
 * @throws RecordChanged
 */
export async function completeAnalysis(completed: Completed): Promise<void> {
  await getDb().$transaction((tx) => store(tx, completed), { timeout: TRANSACTION_TIMEOUT });
}

async function store(tx: Tx, completed: Completed): Promise<void> {
  const { analysisId, caseId, assembled } = completed;
  await lockCase(tx, caseId);
  const analysis = await tx.analysis.findUnique({ where: { id: analysisId }, include: { case: true } });
  if (analysis?.status !== "Processing") return;
  const documentIds = assembled.coverage.exhibits.map((exhibit) => exhibit.documentId);
  if ((await tx.document.count({ where: { id: { in: documentIds }, caseId } })) < documentIds.length)
    throw new RecordChanged("a document was deleted while the case was being analyzed");

  const reviews = await findReviews(tx, { caseId, findings: assembled.findings });
  const findings = findingRows(completed, reviews);
  await inChunks(findings, (data) => tx.finding.createMany({ data }));
  await inChunks(await citationRows(tx, completed), (data) => tx.citation.createMany({ data }));

  const now = await databaseNow(tx);
  const confidence = { confidenceUncapped: assembled.confidence.uncapped, confidenceCap: assembled.confidence.cap };
  const score = reviews.size === 0 ? assembled.score : scoreOf(assembled, reviews);
  const { columns, successProbability } = oddsColumns(score, { ...confidence, confidenceScore: null });
  await tx.analysis.update({
    where: { id: analysisId },
    data: {
      status: "Completed",
      completedAt: now,
      progressPercent: 100,
      progressMessage: "Analysis complete",
      summary: reviews.size === 0 ? assembled.summary : summaryOf(completed, reviews),
      prose: assembled.prose.map(({ text, citations }) => ({ text, citations: [...citations] })),
      people: [...assembled.people],
      sideBySide: assembled.sideBySide.map(({ label, cells }) => ({ label, cells: [...cells] })),
      facts: assembled.facts,
      addressedLines: [...assembled.addressedLines],
      passages: [...assembled.passages],
      offenceClass: completed.offenceClass,
      legalSystem: completed.law.system,
      isLawGuessed: completed.law.isGuess,
      ...columns,
      ...confidence,
      coverage: assembled.coverage,
      fee: assembled.fee,
      citationsOffered: assembled.citationCounts.offered,
      citationsDropped: assembled.citationCounts.dropped,
      ...modelFields(completed),
    },
  });
  await tx.case.update({
    where: { id: caseId },
    data: {
      successProbability,
      estimatedValue: assembled.fee.amount,
      status: nextPipelineStatus(analysis.case.status, "completed"),
      lastActivityAt: now,
    },
  });
  const kept = reviews.size === 0 ? "" : `, ${reviews.size} with their earlier reviews`;
  const message = `Analyzed case ${analysis.case.caseNumber}: ${findings.length} findings${kept}`;
  await recordAudit(tx, { level: "info", action: "analysis.complete", message, caseId });
}

/** An analysis to which the model has given nothing was made by the rules, whatever was configured. */
function modelFields({ model }: Completed): Prisma.AnalysisUpdateInput {
  if (model === undefined) return {};
  return {
    engine: model.hasRead ? "model" : "offline",
    engineVersion: model.promptVersion,
    model: model.modelReported,
    pagesSent: model.pagesSent,
    promptTokens: model.promptTokens,
    completionTokens: model.completionTokens,
    modelNote: model.note,
  };
}

/** A factor that was rejected before does not count this time either. */
function scoreOf({ findings }: AssembledAnalysis, reviews: ReadonlyMap<number, Review>): Score {
  return scoreFromFactors(
    findings.flatMap((finding, index) => {
      const verdict = reviews.get(index)?.verdict ?? "proposed";
      const isCounted = !isSetAside({ auditVerdict: finding.audit?.verdict ?? null, verdict });
      return finding.kind === "factor" && isCounted ? [{ ...finding, verdict }] : [];
    }),
  );
}

function summaryOf({ assembled, model }: Completed, reviews: ReadonlyMap<number, Review>): string {
  return composeSummary({
    findings: assembled.findings.map((finding, index) => summaryFindingOf(finding, reviews.get(index)?.verdict)),
    facts: model?.hasRead === true ? null : assembled.facts,
    prose: assembled.prose,
    documents: assembled.coverage.exhibits.map(({ documentId: id, exhibit }) => ({ id, exhibit })),
  });
}

function findingRows(
  { analysisId, assembled }: Completed,
  reviews: ReadonlyMap<number, Review>,
): Prisma.FindingCreateManyInput[] {
  return assembled.findings.map((finding, position) => ({
    analysisId,
    position,
    kind: finding.kind,
    ruleId: finding.ruleId,
    pointId: finding.pointId,
    engine: finding.engine,
    text: finding.text,
    detail: finding.detail,
    verified: finding.verified,
    ...{ auditVerdict: finding.audit?.verdict ?? null, auditWhy: finding.audit?.why ?? null },
    alsoSaid: [...(finding.alsoSaid ?? [])],
    ...columnsOfKind(finding),
    ...reviews.get(position),
  }));
}

function columnsOfKind(finding: AssembledFinding): Partial<Prisma.FindingCreateManyInput> {
  if (finding.kind === "factor") return { weight: finding.weight, isTentative: finding.isTentative };
  if (finding.kind === "gap") {
    const { basis, checklist, items } = finding;
    return { basis, checklist, items: [...items] };
  }
  if (finding.kind !== "event") return {};
  const { date, time, dateInferred, doubt, isScheduled } = finding.when;
  return {
    ...{ eventDate: date, eventTime: time, dateInferred, isScheduled },
    ...{ eventDoubt: doubt?.reason ?? null, eventWords: doubt?.words ?? null },
  };
}

async function citationRows(tx: Tx, { analysisId, assembled }: Completed): Promise<Prisma.CitationCreateManyInput[]> {
  const stored = await tx.finding.findMany({ where: { analysisId }, select: { id: true, position: true } });
  const citations = assembled.findings.map((finding) => citationsOf(finding));
  return stored.flatMap(({ id: findingId, position: index }) =>
    (citations[index] ?? []).map((citation, position) => ({ ...citation, position, findingId })),
  );
}

async function inChunks<T>(rows: readonly T[], insert: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await insert(rows.slice(from, from + ROWS_PER_INSERT));
}
