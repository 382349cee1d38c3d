import { parseLegalSystem } from "#lib/domain/legal-systems.ts";
import { listUnreadParts } from "#lib/domain/files/unread-parts.ts";
import { completeAnalysis } from "../../analyses/complete-analysis.ts";
import { failAnalysis } from "../../analyses/fail-analysis.ts";
import { progressAt } from "../../analyses/progress-steps.ts";
import { getDb } from "../../db/client.ts";
import type { Tx } from "../../db/client.ts";
import { databaseNow } from "../../db/database-now.ts";
import { readSnapshot } from "../../db/read-snapshot.ts";
import type { JobPayload } from "../../jobs/definitions.ts";
import { getModel } from "../../llm/get-model.ts";
import { getSettings } from "../../settings/get-settings.ts";
import { progressWriter } from "../progress-writer.ts";
import { AnalysisTooLarge, runAnalysis } from "../run-analysis.ts";
import type { AnalysisProgress, AnalysisTask } from "../run-analysis.ts";
import { runWithModel } from "../run-with-model.ts";
import { AnalysisGone } from "../watch-analysis.ts";

/** Makes one analysis. Safe to run again at any point: it stores all or nothing, and looks first whether it is over. */
export async function analyseCaseJob(
  { analysisId }: JobPayload<"analyse-case">,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const begun = await beginAnalysis(analysisId);
  if (begun === null) return;
  const { caseId, focusDocumentId, task } = begun;
  if (task.documents.length === 0) return failAnalysis(analysisId, nothingReadable(task));
  const progress = progressWriter((at: ShownProgress) => showProgress(analysisId, at));
  try {
    const options = { signal, onProgress: progress.report };
    const model = await getModel();
    const result =
      model === null
        ? await runAnalysis(task, options)
        : await runWithModel(task, { model, analysisId, caseId, focusDocumentId, ...options });
    await progress.end();
    await showProgress(analysisId, { step: "add", share: 0 });
    await completeAnalysis({ analysisId, caseId, ...result });
  } catch (error) {
    await progress.end();
    if (error instanceof AnalysisGone) return;
    if (!(error instanceof AnalysisTooLarge)) throw error;
    await failAnalysis(analysisId, error.message);
  }
}

/** After the last try. */
export async function giveUpAnalysis({ analysisId }: JobPayload<"analyse-case">): Promise<void> {
  await failAnalysis(analysisId, "A server error stopped the analysis. Please start it again.");
}

type Begun = { readonly caseId: string; readonly focusDocumentId: string | null; readonly task: AnalysisTask };
type ShownProgress = AnalysisProgress & { readonly message?: string };

/** Null when the analysis is over, or gone with its case. A document that comes in from now on is for the next one. */
async function beginAnalysis(analysisId: string): Promise<Begun | null> {
  const db = getDb();
  const running = { id: analysisId, status: { in: ["Pending", "Processing"] as ("Pending" | "Processing")[] } };
  const { count } = await db.analysis.updateMany({
    where: running,
    data: { status: "Processing", startedAt: await databaseNow(db), ...progressAt("find") },
  });
  if (count === 0) return null;
  const record = await readSnapshot((tx) => readRecord(tx, analysisId));
  if (record === null) return null;
  const { caseId, clientName, legalSystem, focusDocumentId, documents } = record;
  const focusFirst = [
    ...documents.filter((document) => document.id === focusDocumentId),
    ...documents.filter((document) => document.id !== focusDocumentId),
  ];
  const { hourlyRate, hoursByClass, lowConfidencePercent } = await getSettings();
  return {
    caseId,
    focusDocumentId,
    task: {
      clientName,
      legalSystem,
      settings: { hourlyRate, hoursByClass, lowConfidence: lowConfidencePercent / 100 },
      documents: focusFirst
        .filter((document) => document.status === "completed")
        .map(({ id, exhibit, originalFileName, pages }) => ({
          id,
          exhibit: exhibit ?? 0,
          fileName: originalFileName,
          pages,
        })),
      unreadParts: listUnreadParts(focusFirst.filter((document) => document.status === "completed")),
      failedDocuments: focusFirst
        .filter((document) => document.status === "failed")
        .map(({ id, originalFileName, failureReason }) => ({
          documentId: id,
          fileName: originalFileName,
          reason: failureReason ?? "It could not be read.",
        })),
    },
  };
}

async function readRecord(tx: Tx, analysisId: string) {
  const analysis = await tx.analysis.findUnique({
    where: { id: analysisId },
    include: { case: { select: { clientName: true, legalSystem: true } } },
  });
  if (analysis === null) return null;
  const { caseId, focusDocumentId } = analysis;
  const documents = await tx.document.findMany({
    where: { caseId, status: { in: ["completed", "failed"] } },
    orderBy: [{ exhibit: "asc" }, { id: "asc" }],
    include: { pages: { orderBy: { pageNumber: "asc" }, omit: { documentId: true, wordPlaces: true } } },
  });
  const { clientName, legalSystem } = analysis.case;
  return { caseId, clientName, legalSystem: parseLegalSystem(legalSystem), focusDocumentId, documents };
}

function nothingReadable({ failedDocuments }: AnalysisTask): string {
  if (failedDocuments.length === 0) return "The case has no documents.";
  const reasons = failedDocuments.map(({ fileName, reason }) => `${fileName}: ${reason}`);
  return `None of the documents could be read. ${reasons.join(" ")}`;
}

async function showProgress(analysisId: string, { step, share, message }: ShownProgress): Promise<void> {
  await getDb().analysis.updateMany({
    where: { id: analysisId, status: "Processing" },
    data: progressAt(step, share, message),
  });
}
