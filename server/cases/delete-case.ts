import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { lockCase } from "../db/lock-case.ts";
import { removeStoredFiles } from "../documents/remove-stored-files.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";

/**
 * Removes a case with everything below it: documents, pages, keys, notes, analyses. The keys go with the rows, so the
 * bytes are unreadable from the commit on, also in copies; the files follow.
 */
export async function deleteCase(actor: Actor, caseId: string): Promise<void> {
  const storageKeys = await getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    const { caseNumber } = await requireCase(tx, actor, caseId);
    const documents = await tx.document.findMany({ where: { caseId }, select: { storageKey: true } });
    await tx.case.delete({ where: { id: caseId } });
    const message = `Deleted case ${caseNumber} with ${documents.length} documents`;
    await recordAudit(tx, { level: "warning", action: "case.delete", message, actor, caseId });
    return documents.map((document) => document.storageKey);
  });
  await removeStoredFiles(storageKeys);
}
