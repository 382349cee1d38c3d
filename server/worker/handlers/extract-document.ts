import { withUnreadPicture } from "#lib/domain/files/unread-parts.ts";
import { getDb } from "../../db/client.ts";
import type { Document } from "../../db/client.ts";
import { settleText } from "../../documents/settle-document.ts";
import type { Outcome } from "../../documents/settle-document.ts";
import { extractDocument } from "../../extraction/extract-document.ts";
import type { ReadPage } from "../../extraction/extraction-result.ts";
import { OCR_PAGES } from "../../extraction/limits.ts";
import type { JobPayload } from "../../jobs/definitions.ts";
import { progressWriter } from "../progress-writer.ts";
import { OriginalDamaged, withOriginal } from "../with-original.ts";

const UNSETTLED = ["uploaded", "processing"] as const;

/**
 * Reads the text of one document into pages; pages without text are left to recognise-document.ts. Safe to run again at
 * any point: it looks at the row first and replaces.
 */
export async function extractDocumentJob(
  { documentId }: JobPayload<"extract-document">,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const db = getDb();
  const { count } = await db.document.updateMany({
    // With its text stored it waits for OCR: that job carries on.
    where: { id: documentId, status: { in: [...UNSETTLED] }, textReadAt: null },
    data: { status: "processing", pagesRead: 0 },
  });
  if (count === 0) return;
  const document = await db.document.findUnique({ where: { id: documentId } });
  if (document === null) return;
  const deleted = new AbortController();
  const progress = progressWriter(async (data: { pagesRead: number; pageCount: number }) => {
    const updated = await db.document.updateMany({ where: { id: documentId }, data });
    if (updated.count === 0) deleted.abort(new Error("the document was deleted"));
  });
  try {
    const outcome = await readDocument(document, {
      signal: AbortSignal.any([signal, deleted.signal]),
      onProgress: progress.report,
    });
    await progress.end();
    await settleText(documentId, outcome);
  } catch (error) {
    await progress.end();
    if (!deleted.signal.aborted) throw error;
  }
}

/** After the last try. */
export async function giveUpDocument({ documentId }: JobPayload<"extract-document">): Promise<void> {
  const reason = "A server error kept this file from being read. Please try again.";
  const document = await getDb().document.findUnique({ where: { id: documentId }, select: { textReadAt: true } });
  if (document?.textReadAt !== null) return;
  await settleText(documentId, { ok: false, reason });
}

type Reading = Pick<Parameters<typeof extractDocument>[0], "signal" | "onProgress">;

async function readDocument(document: Document, reading: Reading): Promise<Outcome> {
  try {
    return await withOriginal(document, async (path) => {
      const result = await extractDocument({ path, type: document.type, ...reading });
      return result.ok ? { ...result, pages: chooseForOcr(result.pages) } : result;
    });
  } catch (error) {
    if (error instanceof OriginalDamaged) return { ok: false, reason: error.message };
    throw error;
  }
}

const TOO_MANY = `Only ${OCR_PAGES} scanned pages per document are read. Please split it.`;

/** Marks the pages that wait for OCR: as many as are allowed, those without a text before those that have one. */
function chooseForOcr(pages: readonly ReadPage[]) {
  const unread = pages.filter((page) => page.needsOcr && page.unreadReason !== null);
  const others = pages.filter((page) => page.needsOcr && page.unreadReason === null);
  const chosen = new Set([...unread, ...others].slice(0, OCR_PAGES));
  return pages.map((page) => {
    const { needsOcr, ...stored } = page;
    if (!needsOcr || chosen.has(page)) return { ...stored, ocrPending: needsOcr };
    const left = page.unreadReason === null ? { doubt: withUnreadPicture(page.doubt) } : { unreadReason: TOO_MANY };
    return { ...stored, ...left, ocrPending: false };
  });
}
