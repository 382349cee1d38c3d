import { createHash } from "node:crypto";
import { z } from "zod";
import { normaliseText } from "#lib/domain/text/normalise-text.ts";

/**
 * Where the record mentions a thing. The words are kept as a digest: they find the place again in a file that was sent
 * again, and the ledger keeps no text of a document that may be deleted.
 */
export type LedgerPlace = { readonly documentId: string; readonly pageNumber: number; readonly words: string };

const LedgerPlaces = z.array(z.object({ documentId: z.string(), pageNumber: z.int(), words: z.string() }));

type Cited = { readonly documentId: string; readonly pageNumber: number; readonly quote: string };

export function placesOf(citations: readonly Cited[]): LedgerPlace[] {
  return citations.map(({ documentId, pageNumber, quote }) => ({ documentId, pageNumber, words: digest(quote) }));
}

/** Places as they stand in the column of an item. */
export function parsePlaces(stored: unknown): LedgerPlace[] {
  return LedgerPlaces.parse(stored);
}

/** Whether both lists name the same words, or any words of the same document. */
export function sharesDocument(one: readonly LedgerPlace[], other: readonly LedgerPlace[]): boolean {
  return one.some((a) => other.some((b) => a.documentId === b.documentId || a.words === b.words));
}

/** Whether both lists name the same words, or the same page. */
export function sharesPlace(one: readonly LedgerPlace[], other: readonly LedgerPlace[]): boolean {
  return one.some((a) =>
    other.some((b) => a.words === b.words || (a.documentId === b.documentId && a.pageNumber === b.pageNumber)),
  );
}

function digest(quote: string): string {
  return createHash("sha256").update(normaliseText(quote).text.trim()).digest("hex").slice(0, 16);
}
