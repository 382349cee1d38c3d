import type { Page } from "#lib/domain/pages.ts";
import { enqueueAnalysisWhenSettled } from "../analyses/enqueue-analysis-when-settled.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { DocumentMoved, lockDocument } from "./lock-document.ts";
import { reAnchorAnnotations } from "./re-anchor-annotations.ts";

/** How the reading of a document ended. */
export type Outcome =
  | { readonly ok: true; readonly pages: readonly Page[]; readonly note: string | null }
  | { readonly ok: false; readonly reason: string };

/** Large files have thousands of pages; one statement of all would hold them twice in memory. */
const PAGES_PER_INSERT = 200;
/** Milliseconds. A file of the largest size takes seconds to write on a slow disk. */
const TRANSACTION_TIMEOUT = 60_000;

/**
 * Ends the reading of a document, in one transaction: its pages (replaced, never added to), its state, the analysis
 * that waits for it, the audit line. Does nothing when it is settled already or gone: jobs may run twice.
 */
export async function settleDocument(documentId: string, outcome: Outcome): Promise<void> {
  try {
    await getDb().$transaction((tx) => settle(tx, { documentId, outcome }), { timeout: TRANSACTION_TIMEOUT });
  } catch (error) {
    if (!(error instanceof DocumentMoved)) throw error;
    await getDb().$transaction((tx) => settle(tx, { documentId, outcome }), { timeout: TRANSACTION_TIMEOUT });
  }
}

async function settle(tx: Tx, { documentId, outcome }: { documentId: string; outcome: Outcome }): Promise<void> {
  const held = await lockDocument(tx, documentId);
  if (held === null || held.status === "completed" || held.status === "failed") return;
  await tx.documentPage.deleteMany({ where: { documentId } });
  const pages = outcome.ok ? outcome.pages : [];
  for (let from = 0; from < pages.length; from += PAGES_PER_INSERT)
    await tx.documentPage.createMany({
      data: pages.slice(from, from + PAGES_PER_INSERT).map((page) => ({ documentId, ...page })),
    });
  await reAnchorAnnotations(tx, { documentId, pages });
  const pagesRead = pages.filter((page) => page.unreadReason === null).length;
  await tx.document.update({
    where: { id: documentId },
    data: {
      ...(outcome.ok
        ? { status: "completed", note: outcome.note, failureReason: null, pageCount: pages.length, pagesRead }
        : { status: "failed", note: null, failureReason: outcome.reason, pageCount: null, pagesRead: 0 }),
      processedAt: await databaseNow(tx),
    },
  });
  if (held.caseId !== null) await enqueueAnalysisWhenSettled(tx, held.caseId);
  await recordAudit(tx, {
    ...(outcome.ok
      ? { level: "info", action: "document.extracted", message: `Read ${pagesRead} of ${pages.length} pages` }
      : { level: "warning", action: "document.failed", message: `Could not be read: ${outcome.reason}` }),
    caseId: held.caseId,
    documentId,
  });
}
