import type { DocumentSummary } from "#lib/contracts/documents.ts";
import type { Actor } from "../policies/actor.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { READER_VERSION } from "#lib/domain/files/reader-version.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { requireDocument } from "../policies/cases.ts";
import { beginReading } from "./begin-reading.ts";
import { presentDocument } from "./present-document.ts";
import { lockDocument } from "../db/lock-document.ts";

/**
 * Reads a document of a case once more that an older reader has read. Notes and quotes are found again by their words when
 * its new pages are stored. While it is being read, a further call answers the reading that runs.
 * @throws AppError 404; 409 for a document without a case, of the reader in use, or that could not be read
 */
export async function rereadDocument(actor: Actor, documentId: string): Promise<DocumentSummary> {
  return getDb().$transaction(async (tx) => {
    await lockDocument(tx, documentId);
    const document = await requireDocument(tx, actor, documentId);
    const isBeingRead = document.status === "uploaded" || document.status === "processing";
    if (isBeingRead) return summaryOf(document);
    const isOld = document.status === "completed" && document.readerVersion < READER_VERSION;
    if (document.caseId === null || !isOld) throw new AppError("conflict", "This document has already been read.");
    const again = await beginReading(tx, document);
    const { caseId, originalFileName } = document;
    const message = `Reread ${originalFileName}`;
    await recordAudit(tx, { level: "info", action: "document.reread", message, actor, caseId, documentId });
    return summaryOf(again);
  });
}

/**
 * Has every document of a case read again that an older reader has read.
 * @returns how many
 */
export async function rereadAll(): Promise<number> {
  const db = getDb();
  const old = { status: "completed", caseId: { not: null }, readerVersion: { lt: READER_VERSION } } as const;
  const documents = await db.document.findMany({ where: old, select: { id: true } });
  let count = 0;
  for (const { id } of documents) {
    count += await db.$transaction(async (tx) => {
      await lockDocument(tx, id);
      const document = await tx.document.findFirst({ where: { ...old, id } });
      if (document === null) return 0;
      await beginReading(tx, document);
      const { caseId, originalFileName } = document;
      const message = `Reread ${originalFileName} from the command line`;
      await recordAudit(tx, { level: "info", action: "document.reread", message, caseId, documentId: id });
      return 1;
    });
  }
  return count;
}

type Row = Awaited<ReturnType<typeof beginReading>>;

function summaryOf(document: Row): DocumentSummary {
  return presentDocument({ ...document, uploadedAt: document.uploadedAt.toISOString() });
}
