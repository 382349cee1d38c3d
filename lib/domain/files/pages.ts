/** One page of a document as the extraction read it. */
export type Page = {
  /** 1-based. */
  readonly pageNumber: number;
  readonly text: string;
  /** 0..1. 1 for a text layer, Word or plain text; the recogniser's own figure for OCR; 0 when the page could not be read. */
  readonly confidence: number;
  readonly source: PageSource;
  /** Why a page has no text, in words a lawyer can read; null when it was read. */
  readonly unreadReason: string | null;
};

/** A page as it is stored. */
export type StoredPage = Page & {
  /** Why the confidence is below 1, or what else to know of the text, in a few words; null when there is nothing to say. */
  readonly doubt: string | null;
};

export const PAGE_SOURCES = ["text", "ocr"] as const;
export type PageSource = (typeof PAGE_SOURCES)[number];

/** Pages below this confidence are counted as "at low confidence". Fraction 0..1. */
export const LOW_CONFIDENCE = 0.7;

/** Words of two letters or digits and more: what of a page can be read, without its crumbs. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
}
