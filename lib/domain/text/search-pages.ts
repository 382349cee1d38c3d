import { findInNormalised, normaliseText, type NormalisedText, originalRange } from "./normalise-text.ts";

/** Offsets are UTF-16 units of the page's text. */
export type Match = { readonly pageNumber: number; readonly start: number; readonly end: number };

type SearchablePage = { readonly pageNumber: number; readonly text: string };
type Options = { readonly caseSensitive?: boolean };

/**
 * A search over the pages of one document. Line breaks, hyphens at line ends and the shape of quotes do not matter;
 * special characters are only characters; a blank query finds nothing. Pages are brought into comparison form once, at
 * the first search: that costs far more than finding, and the reader types letter by letter.
 */
export function makeDocumentSearch(
  pages: readonly SearchablePage[],
  options: Options = {},
): (query: string) => Match[] {
  let normalised: readonly { readonly pageNumber: number; readonly text: NormalisedText }[] | null = null;
  return (query) => {
    const needle = normaliseText(query, options).text;
    if (needle === "") return [];
    normalised ??= pages.map(({ pageNumber, text }) => ({ pageNumber, text: normaliseText(text, options) }));
    return normalised.flatMap(({ pageNumber, text }) =>
      findInNormalised(text, needle).map((span) => ({ pageNumber, ...originalRange(text, span) })),
    );
  };
}
