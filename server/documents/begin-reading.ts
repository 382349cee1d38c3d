import type { Document, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { enqueueReading } from "../jobs/enqueue-reading.ts";

/** Has a document that is settled read as if it had just come in. Its pages stay until the new ones replace them. */
export async function beginReading(
  tx: Tx,
  { id, caseId }: { readonly id: string; readonly caseId: string | null },
): Promise<Document> {
  const document = await tx.document.update({
    where: { id },
    data: { status: "uploaded", failureReason: null, processedAt: null, textReadAt: null },
  });
  const now = await databaseNow(tx);
  if (caseId !== null) await tx.case.update({ where: { id: caseId }, data: { lastActivityAt: now } });
  // A key of its own: an earlier job may not have left the queue yet, and one of its key would not be taken.
  const key = `${id} ${now.toISOString()}`;
  const reader = { userId: document.uploadedById, bytes: document.size };
  await enqueueReading(tx, { name: "extract-document", key, documentId: id, ...reader });
  return document;
}
