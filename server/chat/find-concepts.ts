import type { Concept, Found, Span, Wanted } from "./concept.ts";
import { type Token, tokensOf } from "./search-terms.ts";

/**
 * Where a text holds each concept, in order of the concepts.
 * @param plain in small letters
 * @param offset of the text in its page; the places are offsets into the page
 */
export function findConcepts(
  plain: string,
  concepts: readonly Concept[],
  offset: number,
): { readonly tokens: readonly Token[]; readonly found: readonly Found[] } {
  const tokens = tokensOf(plain);
  const moved = (spans: readonly Span[]) =>
    spans.map(({ start, end }) => ({ start: start + offset, end: end + offset }));
  const found = concepts.map((concept) => {
    const typed = concept.typed.flatMap((wanted) => runsOf(tokens, wanted));
    const told = besides(typed, matchesOf(plain, concept.told));
    const hinted = besides([...typed, ...told], matchesOf(plain, concept.hinted));
    if (typed.length + told.length + hinted.length === 0) return NOT_FOUND;
    return { typed: moved(typed), told: moved(told), hinted: moved(hinted) };
  });
  return { tokens, found };
}

const NOT_FOUND: Found = { typed: [], told: [], hinted: [] };

function matchesOf(plain: string, patterns: readonly RegExp[]): Span[] {
  return patterns.flatMap((pattern) =>
    // `matchAll` copies the pattern, which costs more than looking: most sentences hold none.
    plain.search(pattern) === -1
      ? []
      : [...plain.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  );
}

/** The spans that are over none of the first ones, the longest first, none over another. */
function besides(first: readonly Span[], spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if ([...first, ...kept].every(({ start, end }) => span.end <= start || span.start >= end)) kept.push(span);
  return kept;
}

/** Where words stand in a row. */
function runsOf(tokens: readonly Token[], { words, isExact }: Wanted): Span[] {
  return tokens.flatMap(({ start }, at) => {
    const last = tokens[at + words.length - 1];
    const isRun =
      last !== undefined &&
      words.every(({ word, stem }, nth) => {
        const token = tokens[at + nth];
        return isExact ? token?.word === word : token?.stem === stem;
      });
    return isRun ? [{ start, end: last.end }] : [];
  });
}
