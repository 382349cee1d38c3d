import { LOW_CONFIDENCE } from "./pages.ts";
import type { Page } from "./pages.ts";

/** How much of the record an analysis has read. Plain JSON: it travels to the screens as it is. */
export type Coverage = {
  /** All documents of the case, the failed ones included. */
  readonly documents: number;
  /** Documents of which at least one page was read. */
  readonly documentsRead: number;
  /** Known pages. A document that failed has no known pages. */
  readonly pages: number;
  readonly pagesRead: number;
  /** Pages that were read, but below LOW_CONFIDENCE. */
  readonly lowConfidence: number;
  readonly unread: readonly UnreadPage[];
  readonly failedDocuments: readonly FailedDocument[];
};

export type UnreadPage = { readonly documentId: string; readonly pageNumber: number; readonly reason: string };
export type FailedDocument = { readonly documentId: string; readonly reason: string };

type CoveredDocument = {
  readonly id: string;
  readonly pages: readonly Pick<Page, "pageNumber" | "confidence" | "unreadReason">[];
};

/** Counts what was read and lists what was not, in the order of the documents. */
export function coverageOf(given: {
  readonly documents: readonly CoveredDocument[];
  readonly failedDocuments: readonly FailedDocument[];
}): Coverage {
  const { documents, failedDocuments } = given;
  const pages = documents.flatMap((document) => document.pages);
  const read = pages.filter(isRead);
  return {
    documents: documents.length + failedDocuments.length,
    documentsRead: documents.filter((document) => document.pages.some(isRead)).length,
    pages: pages.length,
    pagesRead: read.length,
    lowConfidence: read.filter((page) => page.confidence < LOW_CONFIDENCE).length,
    unread: documents.flatMap((document) =>
      document.pages.flatMap((page) =>
        page.unreadReason === null
          ? []
          : [{ documentId: document.id, pageNumber: page.pageNumber, reason: page.unreadReason }],
      ),
    ),
    failedDocuments,
  };
}

/** True when every document and every page was read: only then may an analysis say that the record is silent. */
export function isFull(coverage: Coverage): boolean {
  return coverage.documents > 0 && coverage.documentsRead === coverage.documents && coverage.unread.length === 0;
}

/**
 * Share 0..1 of the record that was read: pages read of the known pages x documents that opened of all documents. The
 * pages of a document that failed are unknown, so it counts as one document's share instead of as nothing.
 */
export function coverageShare(coverage: Coverage): number {
  if (coverage.documents === 0 || coverage.pages === 0) return 0;
  const opened = (coverage.documents - coverage.failedDocuments.length) / coverage.documents;
  return (coverage.pagesRead / coverage.pages) * opened;
}

/** Mean confidence 0..1 of the pages that were read; 0 when there is none. */
export function meanPageConfidence(documents: readonly CoveredDocument[]): number {
  const read = documents.flatMap((document) => document.pages).filter(isRead);
  if (read.length === 0) return 0;
  return read.reduce((total, page) => total + page.confidence, 0) / read.length;
}

function isRead(page: CoveredDocument["pages"][number]): boolean {
  return page.unreadReason === null;
}
