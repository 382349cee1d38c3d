import { LOW_CONFIDENCE } from "./files/pages.ts";
import type { Page } from "./files/pages.ts";
import type { UnreadPart } from "./files/unread-parts.ts";

/** How much of the record an analysis has read. Plain JSON: it travels to the screens as it is. */
export type Coverage = {
  /** All documents of the case, the failed ones included. */
  readonly documents: number;
  /** Documents of which at least one page was read. */
  readonly documentsRead: number;
  /** Known pages. A document that failed has no known pages. */
  readonly pages: number;
  readonly pagesRead: number;
  /** Pages and files that were read, but not whole: the length of `inPart`. */
  readonly unreadParts: number;
  /** Pages that were read, but with less confidence than the firm has set (LOW_CONFIDENCE unless it did). */
  readonly lowConfidence: number;
  /** Mean confidence 0..1 of the pages that were read, four decimals; 0 when there is none. */
  readonly meanConfidence: number;
  /** The documents that opened, in order. */
  readonly exhibits: readonly CoveredExhibit[];
  readonly unread: readonly UnreadPage[];
  /** A picture, an attached file, print that no word covers: what was not read of pages and files that were. */
  readonly inPart: readonly UnreadPart[];
  readonly failedDocuments: readonly FailedDocument[];
  /** Pages that a configured model answered for; null when none is configured. */
  readonly byModel: number | null;
  /** Pages with words that it did not answer for, in order: rules alone read them. Those without words are in neither. */
  readonly rulesAlone: readonly PagesByRules[];
};

export type CoveredExhibit = {
  readonly documentId: string;
  readonly exhibit: number | null;
  readonly fileName: string;
  /** One letter a page, in order: `r` read, `l` read at low confidence, `p` read in part, `u` unread. */
  readonly pages: string;
  /** The defense's own paper: it was not served, and nothing of it goes into a letter. */
  readonly isOurs: boolean;
};
export type UnreadPage = { readonly documentId: string; readonly pageNumber: number; readonly reason: string };
/** Pages `from` to `to` of a document, all with words. */
export type PagesByRules = {
  readonly documentId: string;
  readonly from: number;
  readonly to: number;
  /** Stopped by the provider's filter; no answer that can be used; the model was given up before it came to them. */
  readonly why: "filtered" | "unanswered" | "silent" | "not reached";
};
export type FailedDocument = { readonly documentId: string; readonly fileName: string; readonly reason: string };

type CoveredPage = Pick<Page, "pageNumber" | "confidence" | "unreadReason">;
type CoveredDocument = {
  readonly id: string;
  readonly exhibit: number | null;
  readonly fileName: string;
  readonly pages: readonly CoveredPage[];
  readonly isOurs?: boolean;
};

/** Counts what was read and lists what was not, in the order of the documents. */
export function coverageOf(given: {
  readonly documents: readonly CoveredDocument[];
  readonly failedDocuments: readonly FailedDocument[];
  /** What was not read of them. */
  readonly unreadParts?: readonly UnreadPart[] | undefined;
  /** 0..1; a page read with less is counted as low. */
  readonly lowConfidence?: number;
  /** What a configured model has left to the rules. */
  readonly model?: Pick<Coverage, "byModel" | "rulesAlone"> | undefined;
}): Coverage {
  const { documents, failedDocuments, unreadParts = [], lowConfidence = LOW_CONFIDENCE, model } = given;
  const inPart = new Set(unreadParts.map(({ documentId, pageNumber }) => `${documentId} ${pageNumber}`));
  const exhibits = documents.map(({ id, exhibit, fileName, pages, isOurs = false }) => ({
    documentId: id,
    exhibit,
    fileName,
    pages: pages
      .map((page) => pageLetter(page, { lowConfidence, isInPart: inPart.has(`${id} ${page.pageNumber}`) }))
      .join(""),
    isOurs,
  }));
  const letters = exhibits.map(({ pages }) => pages).join("");
  const unread = documents.flatMap(({ id, pages }) =>
    pages.flatMap(({ pageNumber, unreadReason }) =>
      unreadReason === null ? [] : [{ documentId: id, pageNumber, reason: unreadReason }],
    ),
  );
  const read = documents.flatMap(({ pages }) => pages).filter(isRead);
  return {
    documents: documents.length + failedDocuments.length,
    documentsRead: exhibits.filter(({ pages }) => /[rlp]/.test(pages)).length,
    pages: letters.length,
    pagesRead: letters.length - unread.length,
    unreadParts: unreadParts.length,
    lowConfidence: read.filter(({ confidence }) => confidence < lowConfidence).length,
    meanConfidence: meanConfidence(read),
    exhibits,
    unread,
    inPart: unreadParts,
    failedDocuments,
    byModel: model?.byModel ?? null,
    rulesAlone: model?.rulesAlone ?? [],
  };
}

/** What a page or file counts that was read in part: how large the rest is, nobody knows. Fraction 0..1. */
const SHARE_READ_IN_PART = 0.5;

/**
 * Share 0..1 of the record that was read: pages read of the known pages x documents that opened of all documents. The
 * pages of a document that failed are unknown, so it counts as one document's share instead of as nothing; what was read
 * in part counts half.
 */
export function coverageShare(coverage: Coverage): number {
  const { documents, failedDocuments, pages, pagesRead, inPart } = coverage;
  if (documents === 0 || pages === 0) return 0;
  const filesInPart = inPart.filter(({ pageNumber }) => pageNumber === null).length;
  const lost = (parts: number) => parts * (1 - SHARE_READ_IN_PART);
  const opened = (documents - failedDocuments.length - lost(filesInPart)) / documents;
  return ((pagesRead - lost(inPart.length - filesInPart)) / pages) * opened;
}

function meanConfidence(read: readonly CoveredPage[]): number {
  if (read.length === 0) return 0;
  const mean = read.reduce((total, page) => total + page.confidence, 0) / read.length;
  return Math.round(mean * 10_000) / 10_000;
}

function isRead(page: CoveredPage): boolean {
  return page.unreadReason === null;
}

function pageLetter(
  page: CoveredPage,
  { lowConfidence, isInPart }: { readonly lowConfidence: number; readonly isInPart: boolean },
): "r" | "l" | "p" | "u" {
  if (!isRead(page)) return "u";
  if (isInPart) return "p";
  return page.confidence < lowConfidence ? "l" : "r";
}
