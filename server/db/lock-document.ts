import type { DocumentStatus, Tx } from "./client.ts";
import { lockCase } from "./lock-case.ts";

/** A case took the document between the look and the lock: begin the transaction again, it will find the case. */
export class DocumentMoved extends Error {}

/**
 * Holds a document's row, and before it that of its case (lock-case.ts), until the transaction ends.
 * @returns null when the document is gone
 * @throws DocumentMoved, once in a document's life at most
 */
export async function lockDocument(
  tx: Tx,
  documentId: string,
): Promise<{ caseId: string | null; status: DocumentStatus } | null> {
  const seen = await tx.document.findUnique({ where: { id: documentId }, select: { caseId: true } });
  if (seen === null) return null;
  if (seen.caseId !== null) await lockCase(tx, seen.caseId);
  const rows = await tx.$queryRaw<{ caseId: string | null; status: DocumentStatus }[]>`
    SELECT "caseId", status::text AS status FROM "Document" WHERE id = ${documentId}::uuid FOR UPDATE`;
  const held = rows[0] ?? null;
  if (held !== null && held.caseId !== seen.caseId) throw new DocumentMoved();
  return held;
}
