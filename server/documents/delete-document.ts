import { enqueueAnalysisWhenSettled } from "../analyses/enqueue-analysis-when-settled.ts";
import { withdrawCitations } from "../analyses/withdraw-citations.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { DocumentMoved, lockDocument } from "../db/lock-document.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireDocument } from "../policies/cases.ts";
import { removeStoredFiles } from "./remove-stored-files.ts";

/**
 * Removes a document with its bytes, key, pages and notes. Also while it is being read: the reader notices that its row
 * is gone and stops. Findings of earlier analyses that stood on it alone go with it.
 * @throws AppError 404; 409 when a case takes the file at this very moment
 */
export async function deleteDocument(actor: Actor, documentId: string): Promise<void> {
  const storageKey = await getDb().$transaction(async (tx) => {
    await lockDocument(tx, documentId).catch((error: unknown) => {
      throw error instanceof DocumentMoved
        ? new AppError("conflict", "The file has just been added to a case.")
        : error;
    });
    const { caseId, originalFileName, storageKey } = await requireDocument(tx, actor, documentId);
    if (caseId !== null) await withdrawCitations(tx, { caseId, documentId });
    await tx.document.delete({ where: { id: documentId } });
    if (caseId !== null) {
      await tx.case.update({ where: { id: caseId }, data: { lastActivityAt: await databaseNow(tx) } });
      await enqueueAnalysisWhenSettled(tx, caseId);
    }
    const message = `Deleted ${originalFileName}`;
    await recordAudit(tx, { level: "warning", action: "document.delete", message, actor, caseId, documentId });
    return storageKey;
  });
  await removeStoredFiles([storageKey]);
}
