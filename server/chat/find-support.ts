import type { ChatCitation } from "#lib/contracts/chat.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { splitSentences } from "../analyst/text/page/sentences.ts";
import { toPlain } from "../analyst/text/page/to-plain.ts";
import { isStopWord, tokensOf } from "./search-terms.ts";

/** Share of a statement's telling words that its passage must hold: a model says things in its own words. */
const LEAST_SHARE = 0.34;

/**
 * The sentence of a passage that holds most of the words of a statement which cites it; the passage itself when the statement
 * has no telling words; null when the passage does not hold enough of them.
 * @param given.documents the pages that were shown, without lines that address a program
 */
export function findSupport(given: {
  readonly place: ChatCitation;
  readonly documents: readonly SourceDocument[];
  readonly statement: string;
  readonly question: string;
}): ChatCitation | null {
  const { place, documents, statement, question } = given;
  const page = documents
    .find(({ id }) => id === place.documentId)
    ?.pages.find(({ pageNumber }) => pageNumber === place.pageNumber);
  if (page === undefined) return null;
  const own = stemsOf(statement);
  // "No." and "Twice." are answers of the question's words.
  const wanted = own.size >= 2 ? own : new Set([...own, ...stemsOf(question)]);
  if (wanted.size === 0) return place;
  const held = stemsOf(page.text.slice(place.start, place.end));
  const share = [...wanted].filter((stem) => held.has(stem)).length / wanted.size;
  if (share < LEAST_SHARE) return null;
  const [best] = splitSentences(page.text)
    .filter(({ start, end }) => start >= place.start && end <= place.end)
    .map(({ start, end }) => {
      const stems = stemsOf(page.text.slice(start, end));
      return { start, end, count: [...wanted].filter((stem) => stems.has(stem)).length };
    })
    .toSorted((one, other) => other.count - one.count);
  if (best === undefined || best.count === 0) return place;
  return { ...place, start: best.start, end: best.end, quote: page.text.slice(best.start, best.end) };
}

function stemsOf(text: string): Set<string> {
  return new Set(
    tokensOf(toPlain(text))
      .filter(({ word }) => !isStopWord(word))
      .map(({ stem }) => stem),
  );
}
