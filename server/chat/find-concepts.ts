import type { Concept } from "./read-question.ts";
import { type Token, tokensOf } from "./search-terms.ts";

/** A place in a page's text, as offsets in UTF-16 units. */
export type Span = { readonly start: number; readonly end: number };

/**
 * Where a text holds each concept, in order of the concepts.
 * @param plain in small letters
 * @param offset of the text in its page; the places are offsets into the page
 */
export function findConcepts(
  plain: string,
  concepts: readonly Concept[],
  offset: number,
): { readonly words: number; readonly hits: readonly (readonly Span[])[] } {
  const tokens = tokensOf(plain);
  const hits = concepts.map(({ stems, synonyms }) => {
    const typed = stems.flatMap((wanted) => runsOf(tokens, wanted));
    const others = (synonyms === null ? [] : [...plain.matchAll(synonyms)])
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
      .filter((other) => typed.every(({ start, end }) => other.end <= start || other.start >= end));
    return [...typed, ...others].map(({ start, end }) => ({ start: start + offset, end: end + offset }));
  });
  return { words: tokens.length, hits };
}

/** Where words stand in a row. */
function runsOf(tokens: readonly Token[], wanted: readonly string[]): Span[] {
  return tokens.flatMap(({ start }, at) => {
    const last = tokens[at + wanted.length - 1];
    const isRun = last !== undefined && wanted.every((stem, nth) => tokens[at + nth]?.stem === stem);
    return isRun ? [{ start, end: last.end }] : [];
  });
}
