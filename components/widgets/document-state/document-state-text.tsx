import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { DOCUMENT_STATE, pagesLabel } from "#lib/copy/case/documents.ts";

/** Where the reading of a document stands, in words: what is being read, what was read and how well, or why not. */
export function DocumentStateText({ document }: { readonly document: DocumentSummary }) {
  return <>{describe(document)}</>;
}

function describe(document: DocumentSummary): string {
  const { status, pageCount, pagesRead, ocrPages, lowConfidencePages, failureReason } = document;
  if (status === "failed") return failureReason ?? DOCUMENT_STATE.failed;
  if (status === "uploaded") return DOCUMENT_STATE.queued;
  if (status === "processing")
    return pageCount === null
      ? DOCUMENT_STATE.readingUnknown
      : DOCUMENT_STATE.reading(Math.min(pagesRead + 1, pageCount), pageCount);
  const count = pageCount ?? 0;
  const read = pagesRead < count ? DOCUMENT_STATE.partlyRead(pagesRead, count) : pagesLabel(count);
  if (ocrPages === 0 && lowConfidencePages === 0) return read;
  return `${read}. ${DOCUMENT_STATE.quality({ pages: ocrPages, of: pagesRead, low: lowConfidencePages })}`;
}
