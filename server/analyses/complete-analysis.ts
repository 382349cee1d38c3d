import { nextPipelineStatus } from "#lib/domain/case-status.ts";
import type { OffenceClass } from "#lib/domain/findings.ts";
import type { AssembledAnalysis } from "../analyst/assemble-analysis.ts";
import type { ModelPart } from "../analyst/model/analyse-by-model.ts";
import { lockCase } from "../cases/lock-case.ts";
import { getDb } from "../db/client.ts";
import type { Prisma, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { toStoredStatus } from "./citation-status.ts";

export type Completed = {
  readonly analysisId: string;
  readonly caseId: string;
  readonly offenceClass: OffenceClass;
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
 * transaction. Does nothing when it is over already: jobs may run twice, and the case's lock lets one of two through.
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
    throw new RecordChanged("a document was deleted while the case was analysed");

  const findings = findingRows(completed);
  await inChunks(findings, (data) => tx.finding.createMany({ data }));
  await inChunks(await citationRows(tx, completed), (data) => tx.citation.createMany({ data }));

  const now = await databaseNow(tx);
  const { viabilityScore } = assembled.score;
  await tx.analysis.update({
    where: { id: analysisId },
    data: {
      status: "Completed",
      completedAt: now,
      progressPercent: 100,
      progressMessage: "Analysis complete",
      summary: assembled.summary,
      keySentences: [...assembled.keySentences],
      offenceClass: completed.offenceClass,
      viabilityScore,
      confidenceScore: assembled.confidenceScore,
      coverage: assembled.coverage,
      fee: assembled.fee,
      citationsOffered: assembled.citationCounts.offered,
      citationsDropped: assembled.citationCounts.dropped,
      ...modelFields(completed),
    },
  });
  // They hold words of the documents, and nothing will ask for them again.
  await tx.analysisChunk.deleteMany({ where: { analysisId } });
  await tx.case.update({
    where: { id: caseId },
    data: {
      successProbability: viabilityScore === null ? null : viabilityScore / 100,
      estimatedValue: assembled.fee.amount,
      status: nextPipelineStatus(analysis.case.status, "completed"),
      lastActivityAt: now,
    },
  });
  const message = `Analysed case ${analysis.case.caseNumber}: ${findings.length} findings`;
  await recordAudit(tx, { level: "info", action: "analysis.complete", message, caseId });
}

/** An analysis to which the model has given nothing was made by the rules, whatever was configured. */
function modelFields({ model }: Completed): Prisma.AnalysisUpdateInput {
  if (model === undefined) return {};
  return {
    engine: model.share > 0 ? "model" : "offline",
    engineVersion: model.promptVersion,
    model: model.modelReported,
    pagesSent: model.pagesSent,
    promptTokens: model.promptTokens,
    completionTokens: model.completionTokens,
    modelNote: model.note,
  };
}

function findingRows({ analysisId, assembled }: Completed): Prisma.FindingCreateManyInput[] {
  return assembled.findings.map((finding, position) => ({
    analysisId,
    position,
    kind: finding.kind,
    ruleId: finding.ruleId,
    engine: finding.engine,
    text: finding.text,
    detail: finding.detail,
    weight: finding.weight,
    verified: finding.verified,
    checklist: finding.checklist,
    eventDate: finding.when?.date,
    eventTime: finding.when?.time,
    dateInferred: finding.when?.dateInferred,
  }));
}

async function citationRows(tx: Tx, { analysisId, assembled }: Completed): Promise<Prisma.CitationCreateManyInput[]> {
  const stored = await tx.finding.findMany({ where: { analysisId }, select: { id: true, position: true } });
  return stored.flatMap(({ id: findingId, position: index }) =>
    (assembled.findings[index]?.citations ?? []).map(({ status, ...citation }, position) => ({
      ...citation,
      status: toStoredStatus(status),
      position,
      findingId,
    })),
  );
}

async function inChunks<T>(rows: readonly T[], insert: (rows: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await insert(rows.slice(from, from + ROWS_PER_INSERT));
}
