import { anchorQuote } from "#lib/domain/text/anchor-quote.ts";
import type { Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";

type Given = { readonly pageNumber: number; readonly quote: string; readonly start: number };

/**
 * Where a note belongs: the given words are looked up on the given page, and its own words are what is kept.
 * @throws AppError 400 when the page does not have them
 */
export async function findAnnotationPlace(tx: Tx, documentId: string, { pageNumber, quote, start }: Given) {
  const page = await tx.documentPage.findUnique({
    where: { documentId_pageNumber: { documentId, pageNumber } },
    select: { text: true },
  });
  const range = page === null ? null : anchorQuote(page.text, { quote, near: start });
  if (page === null || range === null) throw new AppError("invalid", "The selected words are not on this page.");
  return { pageNumber, ...range, quote: page.text.slice(range.start, range.end) };
}
