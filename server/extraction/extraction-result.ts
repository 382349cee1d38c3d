import type { StoredPage } from "#lib/domain/files/pages.ts";

/** A page as the first reading leaves it. */
export type ReadPage = StoredPage & {
  /** What the page shows may be more than its text layer says: it is worth looking at by OCR. */
  readonly needsOcr: boolean;
};

export type ExtractionResult =
  | {
      readonly ok: true;
      /** Every page of the document, numbered 1..n without gaps; a page that could not be read carries its reason. */
      readonly pages: readonly ReadPage[];
      /** What a reader should know about the whole text, in plain sentences; null when there is nothing to say. */
      readonly note: string | null;
    }
  | {
      readonly ok: false;
      /** Why nothing was read, in words a lawyer can read. */
      readonly reason: string;
    };

export type ExtractionProgress = { readonly pagesRead: number; readonly pageCount: number };
