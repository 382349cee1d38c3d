import MiniSearch from "minisearch";
import { splitSentences } from "../analyst/text/sentences.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { searchTerm, searchTerms, searchWords } from "./search-terms.ts";

/** A piece of a page, a few sentences long. `start` and `end` are offsets into the page's text (UTF-16 units). */
export type Passage = {
  readonly documentId: string;
  readonly exhibit: number;
  readonly fileName: string;
  readonly pageNumber: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

export type Retrieved = {
  /** Best first. */
  readonly passages: readonly Passage[];
  /** Share 0..1 of the question's terms that the best passage for them holds; 0 for a question without any. */
  readonly coverage: number;
};

/** Below this share of its terms the record is said not to speak of a question. */
export const MIN_COVERAGE = 0.5;
/** Characters. A paragraph; longer ones blur what they are about. */
const PASSAGE_LENGTH = 480;
/** Passages whose terms are counted for the coverage. */
const COVERING = 3;
/** Passages that are indexed before other requests get their turn. */
const CHUNK = 200;

/**
 * The passages of a case that a question's words speak of, by BM25 over stemmed words without stop words. No embedding:
 * the ones that come with packages rank far worse on questions like these.
 */
export async function retrievePassages(
  documents: readonly SourceDocument[],
  question: string,
  limit: number,
): Promise<Retrieved> {
  const terms = searchTerms(question);
  if (terms.length === 0) return { passages: [], coverage: 0 };
  const passages = documents.flatMap(passagesOf);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: searchWords,
    processTerm: searchTerm,
  });
  await index.addAllAsync(
    passages.map(({ text }, id) => ({ id, text })),
    { chunkSize: CHUNK },
  );
  const found = index.search(question).slice(0, Math.max(limit, COVERING));
  const coverage = Math.max(0, ...found.slice(0, COVERING).map(({ queryTerms }) => queryTerms.length / terms.length));
  return { passages: found.slice(0, limit).flatMap(({ id }) => passages[id as number] ?? []), coverage };
}

function passagesOf({ id, exhibit, fileName, pages }: SourceDocument): Passage[] {
  return pages.flatMap(({ pageNumber, text }) =>
    spansOf(text).map(({ start, end }) => ({
      documentId: id,
      exhibit,
      fileName,
      pageNumber,
      start,
      end,
      text: text.slice(start, end),
    })),
  );
}

type Span = { start: number; end: number };

/** Whole sentences in a row, as many as fit. */
function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const { lead, end } of splitSentences(text)) {
    const last = spans.at(-1);
    if (last !== undefined && end - last.start <= PASSAGE_LENGTH) last.end = end;
    else spans.push({ start: lead, end });
  }
  return spans;
}
