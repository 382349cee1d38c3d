import { anchorQuote } from "#lib/domain/text/anchor-quote.ts";
import type { Tx } from "../db/client.ts";

export type PageText = { readonly pageNumber: number; readonly text: string };

/**
 * Finds the marked words of every note again after a document's text has changed: on the page they were on, else on the
 * nearest other page. A note whose words are gone stays, with an empty range: what somebody wrote is never thrown away.
 */
export async function reAnchorAnnotations(
  tx: Tx,
  { documentId, pages }: { readonly documentId: string; readonly pages: readonly PageText[] },
): Promise<void> {
  const annotations = await tx.annotation.findMany({ where: { documentId } });
  for (const { id, pageNumber, quote, start, end } of annotations) {
    const place = placeOfWords(pages, { pageNumber, quote, start }) ?? { pageNumber, start: 0, end: 0 };
    if (place.pageNumber === pageNumber && place.start === start && place.end === end) continue;
    await tx.annotation.update({ where: { id }, data: place });
  }
}

/** Where these words are now: on the page they were on, else on the nearest other; null when they are on none. */
export function placeOfWords(pages: readonly PageText[], was: { pageNumber: number; quote: string; start: number }) {
  const distance = ({ pageNumber }: PageText) => Math.abs(pageNumber - was.pageNumber);
  for (const { pageNumber, text } of pages.toSorted((first, second) => distance(first) - distance(second))) {
    const near = pageNumber === was.pageNumber ? was.start : 0;
    const range = anchorQuote(text, { quote: was.quote, near });
    if (range !== null) return { pageNumber, ...range };
  }
  return null;
}
