import MiniSearch from "minisearch";
import { readPage } from "../analyst/text/read-page.ts";
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
 * The passages of a case that a question's words speak of, by BM25 over stemmed words without stop words, less what
 * addresses a program. No embedding: the ones that come with packages rank far worse on questions like these.
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
  const answering: Passage[] = [];
  let coverage = 0;
  for (const { id } of index.search(question)) {
    if (answering.length >= Math.max(limit, COVERING)) break;
    const passage = passages[id as number];
    const part = passage === undefined ? null : withoutAddressedLines(passage, { documents, terms });
    if (part === null) continue;
    if (answering.length < COVERING) coverage = Math.max(coverage, countTerms(part.text, terms) / terms.length);
    answering.push(part);
  }
  return { passages: answering.slice(0, limit), coverage };
}

/** The part of a passage that holds most of the question's terms once the lines that address a program are out; null when none does. */
function withoutAddressedLines(
  passage: Passage,
  { documents, terms }: { readonly documents: readonly SourceDocument[]; readonly terms: readonly string[] },
): Passage | null {
  const pages = documents.find(({ id }) => id === passage.documentId)?.pages;
  const text = pages?.find(({ pageNumber }) => pageNumber === passage.pageNumber)?.text ?? "";
  const { addressed, sentences } = readPage(text);
  if (!addressed.some(({ start, end }) => start < passage.end && passage.start < end)) return passage;
  const parts: Span[] = [];
  for (const { lead, end } of sentences.filter((one) => passage.start <= one.lead && one.end <= passage.end)) {
    const last = parts.at(-1);
    const isCut = addressed.some((line) => last !== undefined && last.end <= line.start && line.end <= lead);
    if (last === undefined || isCut) parts.push({ start: lead, end });
    else last.end = end;
  }
  const kept = parts.map(({ start, end }) => ({ ...passage, start, end, text: text.slice(start, end) }));
  const best = kept.toSorted((one, other) => countTerms(other.text, terms) - countTerms(one.text, terms))[0];
  return best === undefined || countTerms(best.text, terms) === 0 ? null : best;
}

function countTerms(text: string, terms: readonly string[]): number {
  const held = new Set(searchTerms(text));
  return terms.filter((term) => held.has(term)).length;
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
