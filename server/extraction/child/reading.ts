import type { ReadPage } from "../extraction-result.ts";

/** What a reader of one kind of file makes of it, before the text is cleaned. */
export type Reading = {
  readonly pages: readonly ReadPage[];
  /** Sentences about the whole document. */
  readonly notes: readonly string[];
};

export const APPROXIMATE_PAGES = "Page numbers are approximate: the file does not say where its printed pages end.";

export const TRACKED_CHANGES = "This file has tracked changes: deleted text is not included.";

/** Pages that were read in full, numbered from 1. */
export function readPages(
  texts: readonly string[],
  trust: Pick<ReadPage, "confidence" | "doubt"> = { confidence: 1, doubt: null },
): ReadPage[] {
  return texts.map((text, index) => ({
    pageNumber: index + 1,
    text,
    ...trust,
    source: "text",
    unreadReason: null,
    needsOcr: false,
  }));
}
