import { findNormalised, type TextRange } from "./normalise-text.ts";

/**
 * Where a quote stands in a page's text: the place nearest to `near`, compared as searches compare (line breaks,
 * hyphenation, case and the shape of quotes set aside). Null when the page does not have these words.
 * @param near offset in the text, UTF-16 units, where the quote was last seen
 */
export function anchorQuote(text: string, { quote, near }: { quote: string; near: number }): TextRange | null {
  if (text.startsWith(quote, near) && quote.trim() !== "") return { start: near, end: near + quote.length };
  let nearest: TextRange | null = null;
  for (const place of findNormalised(text, quote))
    if (nearest === null || Math.abs(place.start - near) < Math.abs(nearest.start - near)) nearest = place;
  return nearest;
}
