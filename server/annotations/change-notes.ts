import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Document, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { DocumentMoved, lockDocument } from "../db/lock-document.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireDocument } from "../policies/cases.ts";

type Change = {
  readonly actor: Actor;
  readonly documentId: string;
  /** Of the audit line: "annotation.create". */
  readonly action: string;
  /** "Added a note to": the file's name and the page follow. */
  readonly did: string;
};

/**
 * Runs one change to a document's notes, in one transaction with the case's last activity and the audit line. The document is held,
 * so that its text cannot change between looking a quote up and keeping its place.
 * @throws AppError 404; 409 when a case takes the file at this very moment
 */
export function changeNotes<T extends { readonly pageNumber: number }>(
  { actor, documentId, action, did }: Change,
  change: (tx: Tx, document: Document) => Promise<T>,
): Promise<T> {
  return getDb().$transaction(async (tx) => {
    await lockDocument(tx, documentId).catch((error: unknown) => {
      throw error instanceof DocumentMoved
        ? new AppError("conflict", "The file has just been added to a case.")
        : error;
    });
    const document = await requireDocument(tx, actor, documentId);
    const changed = await change(tx, document);
    const { caseId, originalFileName } = document;
    if (caseId !== null)
      await tx.case.update({ where: { id: caseId }, data: { lastActivityAt: await databaseNow(tx) } });
    const message = `${did} ${originalFileName}, page ${changed.pageNumber}`;
    await recordAudit(tx, { level: "info", action, message, actor, caseId, documentId });
    return changed;
  });
}
