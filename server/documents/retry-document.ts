import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Document } from "../db/client.ts";
import { DocumentMoved, lockDocument } from "../db/lock-document.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireDocument } from "../policies/cases.ts";
import { beginReading } from "./begin-reading.ts";
import { presentDocument } from "./present-document.ts";

/**
 * Reads a document that failed once more, as if it had just come in. While it is being read, a further call answers the
 * reading that runs: the document's lock makes two clicks one job.
 * @throws AppError 404; 409 for a document that was read, or that a case takes at this very moment
 */
export async function retryDocument(actor: Actor, documentId: string): Promise<DocumentSummary> {
  return getDb().$transaction(async (tx) => {
    await lockDocument(tx, documentId).catch((error: unknown) => {
      throw error instanceof DocumentMoved
        ? new AppError("conflict", "The file has just been added to a case.")
        : error;
    });
    const document = await requireDocument(tx, actor, documentId);
    if (document.status === "completed") throw new AppError("conflict", "This document has already been read.");
    if (document.status !== "failed") return summaryOf(document);
    const { caseId, originalFileName } = document;
    const again = await beginReading(tx, document);
    const message = `Retried reading ${originalFileName}`;
    await recordAudit(tx, { level: "info", action: "document.retry", message, actor, caseId, documentId });
    return summaryOf(again);
  });
}

function summaryOf(document: Document): DocumentSummary {
  return presentDocument({ ...document, uploadedAt: document.uploadedAt.toISOString() });
}
