import type { StoredPage } from "#lib/domain/files/pages.ts";
import { enqueueAnalysisWhenSettled } from "../analyses/enqueue-analysis-when-settled.ts";
import { reAnchorAnnotations } from "../annotations/re-anchor-annotations.ts";
import { reAnchorEvidence } from "../charges/re-anchor-evidence.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { DocumentStatus, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { DocumentMoved, lockDocument } from "../db/lock-document.ts";
import { READER_VERSION } from "#lib/domain/files/reader-version.ts";
import { withUnreadPicture } from "#lib/domain/files/unread-parts.ts";
import { enqueueReading } from "../jobs/enqueue-reading.ts";
import { getSettings } from "../settings/get-settings.ts";
import { reAnchorCitations } from "./re-anchor-citations.ts";

/** A page to be stored; its places of words, when it has any, are those of an earlier reading by OCR. */
type NewPage = StoredPage & { readonly ocrPending: boolean; readonly wordPlaces?: number[] };

/** How the reading of a document's text ended. */
export type Outcome =
  | {
      readonly ok: true;
      readonly pages: readonly NewPage[];
      readonly note: string | null;
    }
  | { readonly ok: false; readonly reason: string };

/** Large files have thousands of pages; one statement of all would hold them twice in memory. */
const PAGES_PER_INSERT = 200;
/** Milliseconds. A file of the largest size takes seconds to write on a slow disk. */
const TRANSACTION_TIMEOUT = 60_000;

/**
 * Ends the reading of a document's text, in one transaction: its pages (replaced, never added to) and its state. When
 * pages are left for OCR the job that reads them follows, else the document is settled: the analysis that waits for it,
 * the audit line. Does nothing when it is settled already or gone: jobs may run twice.
 */
export async function settleText(documentId: string, outcome: Outcome): Promise<void> {
  await withUnsettled(documentId, async (tx, caseId) => {
    if (!outcome.ok) return fail(tx, { documentId, caseId, reason: outcome.reason });
    const { note } = outcome;
    const pages = await withEarlierOcr(tx, { documentId, pages: outcome.pages });
    await tx.documentPage.deleteMany({ where: { documentId } });
    for (let from = 0; from < pages.length; from += PAGES_PER_INSERT)
      await tx.documentPage.createMany({
        data: pages.slice(from, from + PAGES_PER_INSERT).map((page) => ({ documentId, ...page })),
      });
    const textReadAt = await databaseNow(tx);
    const data = { note, pageCount: pages.length, textReadAt };
    const { uploadedById, size } = await tx.document.update({ where: { id: documentId }, data });
    if (pages.some((page) => page.ocrPending)) {
      await tx.document.update({ where: { id: documentId }, data: await countPages(tx, documentId) });
      // A key of its own: a job of an earlier reading of this document may not have ended yet.
      const key = `${documentId} ${textReadAt.toISOString()}`;
      await enqueueReading(tx, { name: "recognise-document", key, documentId, userId: uploadedById, bytes: size });
      return;
    }
    await complete(tx, { documentId, caseId });
  });
}

/**
 * Ends the reading of a document whose text is stored. Pages that still wait for OCR will not be read any more: they stay
 * as they are, an unread one with this reason, one with a text of its own with the word that its picture was not read.
 */
export async function settleOcr(
  documentId: string,
  { reasonForLeft }: { readonly reasonForLeft: string },
): Promise<void> {
  await withUnsettled(documentId, async (tx, caseId) => {
    const pending = { documentId, ocrPending: true };
    await tx.documentPage.updateMany({
      where: { ...pending, unreadReason: { not: null } },
      data: { unreadReason: reasonForLeft },
    });
    const withText = await tx.documentPage.findMany({
      where: { ...pending, unreadReason: null, source: "text" },
      select: { pageNumber: true, doubt: true },
    });
    for (const { pageNumber, doubt } of withText)
      await tx.documentPage.update({
        where: { documentId_pageNumber: { documentId, pageNumber } },
        data: { doubt: withUnreadPicture(doubt) },
      });
    await tx.documentPage.updateMany({ where: pending, data: { ocrPending: false } });
    await complete(tx, { documentId, caseId });
  });
}

async function withUnsettled(documentId: string, work: (tx: Tx, caseId: string | null) => Promise<void>) {
  const once = () =>
    getDb().$transaction(
      async (tx) => {
        const held = await lockDocument(tx, documentId);
        if (held === null || isSettled(held.status)) return;
        await work(tx, held.caseId);
      },
      { timeout: TRANSACTION_TIMEOUT },
    );
  try {
    await once();
  } catch (error) {
    if (!(error instanceof DocumentMoved)) throw error;
    await once();
  }
}

function isSettled(status: DocumentStatus): boolean {
  return status === "completed" || status === "failed";
}

type Settled = { readonly documentId: string; readonly caseId: string | null };

async function complete(tx: Tx, { documentId, caseId }: Settled): Promise<void> {
  const counts = await countPages(tx, documentId);
  const { pageCount } = await tx.document.update({
    where: { id: documentId },
    data: {
      ...{ status: "completed", failureReason: null, processedAt: await databaseNow(tx), ...counts },
      readerVersion: READER_VERSION,
    },
  });
  const marked = [
    await tx.annotation.count({ where: { documentId } }),
    await tx.citation.count({ where: { documentId } }),
    await tx.elementEvidence.count({ where: { documentId } }),
  ];
  if (marked.some((count) => count > 0)) {
    const pages = await tx.documentPage.findMany({ where: { documentId }, select: { pageNumber: true, text: true } });
    await reAnchorAnnotations(tx, { documentId, pages });
    await reAnchorEvidence(tx, { documentId, pages });
    if (caseId !== null) await reAnchorCitations(tx, { caseId, documentId, pages });
  }
  if (caseId !== null) await enqueueAnalysisWhenSettled(tx, caseId);
  const { pagesRead, ocrPages } = counts;
  const byOcr = ocrPages === 0 ? "" : `, ${ocrPages} by OCR`;
  const message = `Read ${pagesRead} of ${pageCount ?? 0} pages${byOcr}`;
  await recordAudit(tx, { level: "info", action: "document.extracted", message, caseId, documentId });
}

/**
 * A page that waits for OCR keeps what OCR read on it before until the new reading is there: should that fail, nothing is
 * lost.
 */
async function withEarlierOcr(
  tx: Tx,
  { documentId, pages }: { readonly documentId: string; readonly pages: readonly NewPage[] },
): Promise<readonly NewPage[]> {
  const waiting = pages.filter(({ ocrPending }) => ocrPending).map(({ pageNumber }) => pageNumber);
  if (waiting.length === 0) return pages;
  const earlier = await tx.documentPage.findMany({
    where: { documentId, source: "ocr", unreadReason: null, pageNumber: { in: waiting } },
    omit: { documentId: true },
  });
  const byNumber = new Map(earlier.map((page) => [page.pageNumber, { ...page, ocrPending: true }]));
  return pages.map((page) => byNumber.get(page.pageNumber) ?? page);
}

/** A document that was read before keeps its pages when a further reading fails, and says so. */
async function fail(tx: Tx, { documentId, caseId, reason }: Settled & { readonly reason: string }): Promise<void> {
  const pageCount = await tx.documentPage.count({ where: { documentId } });
  if (pageCount > 0) return keepEarlier(tx, { documentId, caseId, reason, pageCount });
  await tx.document.update({
    where: { id: documentId },
    data: {
      ...{ status: "failed", failureReason: reason, processedAt: await databaseNow(tx) },
      ...{ note: null, pageCount: null, pagesRead: 0, ocrPages: 0, lowConfidencePages: 0, textReadAt: null },
    },
  });
  await reAnchorAnnotations(tx, { documentId, pages: [] });
  if (caseId !== null) await enqueueAnalysisWhenSettled(tx, caseId);
  const message = `Could not be read: ${reason}`;
  await recordAudit(tx, { level: "warning", action: "document.failed", message, caseId, documentId });
}

async function keepEarlier(
  tx: Tx,
  { documentId, caseId, reason, pageCount }: Settled & { readonly reason: string; readonly pageCount: number },
): Promise<void> {
  const { note } = await tx.document.findUniqueOrThrow({ where: { id: documentId }, select: { note: true } });
  const before = note?.split(REREAD_FAILED)[0]?.trim() ?? "";
  const processedAt = await databaseNow(tx);
  await tx.document.update({
    where: { id: documentId },
    data: {
      ...{ status: "completed", failureReason: null, processedAt, textReadAt: processedAt, pageCount },
      ...(await countPages(tx, documentId)),
      note: `${before} ${REREAD_FAILED} ${reason}`.trim(),
    },
  });
  if (caseId !== null) await enqueueAnalysisWhenSettled(tx, caseId);
  const message = `Could not be read again; earlier pages kept: ${reason}`;
  await recordAudit(tx, { level: "warning", action: "document.failed", message, caseId, documentId });
}

const REREAD_FAILED = "This file could not be read again, so its earlier pages are shown.";

/** Counts a document's pages for its row. */
async function countPages(tx: Tx, documentId: string) {
  const read = { documentId, unreadReason: null, ocrPending: false };
  const { lowConfidencePercent } = await getSettings();
  const [pagesRead, ocrPages, lowConfidencePages] = [
    await tx.documentPage.count({ where: read }),
    await tx.documentPage.count({ where: { ...read, source: "ocr" } }),
    await tx.documentPage.count({ where: { ...read, confidence: { lt: lowConfidencePercent / 100 } } }),
  ];
  return { pagesRead, ocrPages, lowConfidencePages };
}
