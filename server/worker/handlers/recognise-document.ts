import { getDb } from "../../db/client.ts";
import { settleOcr } from "../../documents/settle-document.ts";
import { recognisePages } from "../../extraction/recognise-pages.ts";
import type { JobPayload } from "../../jobs/definitions.ts";
import { log } from "../../log.ts";
import { storeRecognisedPage } from "../store-recognised-page.ts";
import { OriginalDamaged, withOriginal } from "../with-original.ts";

const NOT_TRIED = "A server error kept this page from being read by OCR.";

/**
 * Reads by OCR the pages of a document that wait for it, and stores each as soon as it is read. Safe to run again at any
 * point: pages that are stored wait no longer.
 */
export async function recogniseDocumentJob(
  { documentId }: JobPayload<"recognise-document">,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const db = getDb();
  const document = await db.document.findUnique({ where: { id: documentId } });
  if (document?.status !== "processing" || document.textReadAt === null) return;
  const pending = await db.documentPage.findMany({
    where: { documentId, ocrPending: true },
    orderBy: { pageNumber: "asc" },
    select: { pageNumber: true },
  });
  const gone = new AbortController();
  try {
    await withOriginal(document, (path) =>
      recognisePages({
        path,
        pages: pending.map(({ pageNumber }) => pageNumber),
        signal: AbortSignal.any([signal, gone.signal]),
        onPage: async (page) => {
          if (!(await storeRecognisedPage(documentId, page))) gone.abort(new Error("the document is gone"));
          log.info({ documentId, pageNumber: page.pageNumber, ok: page.ok }, "page read by OCR");
        },
      }),
    );
    await settleOcr(documentId, { reasonForLeft: NOT_TRIED });
  } catch (error) {
    if (error instanceof OriginalDamaged) return settleOcr(documentId, { reasonForLeft: error.message });
    if (!gone.signal.aborted) throw error;
  }
}

/** After the last try: what was read stays, and each page that was not says so. */
export async function giveUpOcr({ documentId }: JobPayload<"recognise-document">): Promise<void> {
  await settleOcr(documentId, { reasonForLeft: NOT_TRIED });
}
