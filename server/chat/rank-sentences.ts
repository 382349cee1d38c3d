import { setImmediate as nextTurn } from "node:timers/promises";
import type { SourceDocument } from "../analyst/findings.ts";
import { splitSentences } from "../analyst/text/sentences.ts";
import { toPlain } from "../analyst/text/to-plain.ts";
import { holdsKind } from "./answer-kind.ts";
import { findConcepts, type Span } from "./find-concepts.ts";
import type { Concept, ReadQuestion } from "./read-question.ts";

/** A sentence of a page, with its time code and speaker, as a question finds it. */
export type RankedSentence = Span & {
  /** Number of its paragraph on the page. */
  readonly paragraph: number;
  /** 0 for a sentence without a word of the question. */
  readonly score: number;
  /** Share 0..1 of the question's words, weighted by rarity, that it and what stands around it hold. */
  readonly coverage: number;
  /** Where it holds the question's words, or other words for them. */
  readonly hits: readonly (Span & { readonly concept: Concept })[];
};

export type RankedPage = {
  readonly document: SourceDocument;
  readonly pageNumber: number;
  readonly text: string;
  readonly sentences: readonly RankedSentence[];
};

// BM25 (Robertson, Sparck Jones). Sentences differ in length less than documents do, so length counts little.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.3;
/** Words. A shorter sentence is no better an answer. */
const MIN_LENGTH = 10;
/** What a word in the sentence before or after counts, and in the one beyond; and in the page's first line or the file's name. */
const NEIGHBORS: readonly number[] = [0.5, 0.25];
const IN_HEADING = 0.6;
/** What a hint counts beside a word that is asked for. */
const HINT = 0.5;
/** Factors. */
const ALL_WORDS = 1.25;
const ANSWERS_KIND = 1.4;
const IS_HEADING = 0.5;
const IS_QUESTION = 0.8;
/** Pages that are read before other requests get their turn. */
const CHUNK = 50;

type Sentence = Span & {
  readonly paragraph: number;
  readonly text: string;
  /** The text without the time code at its beginning. */
  readonly body: string;
  readonly words: number;
  /** By concept. */
  readonly hits: readonly (readonly Span[])[];
};
type Page = Omit<RankedPage, "sentences"> & {
  readonly sentences: readonly Sentence[];
  /** By concept: what the file's name and the page's first line hold. */
  readonly heading: readonly (readonly Span[])[];
};

/**
 * The sentences of a record as a question finds them, by BM25 over what it asks about. What a sentence lacks counts in part
 * when the sentences beside it, the page's first line or the file's name have it. A sentence that has all of it, or the
 * kind of words that was asked for, counts more.
 */
export async function rankSentences(
  documents: readonly SourceDocument[],
  question: ReadQuestion,
): Promise<RankedPage[]> {
  const pages: Page[] = [];
  for (const document of documents)
    for (const { pageNumber, text } of document.pages) {
      if (pages.length % CHUNK === CHUNK - 1) await nextTurn();
      pages.push(readPage({ document, pageNumber, text }, question.concepts));
    }
  const rate = raterOf(pages, question);
  return pages.map((page) => ({
    ...{ document: page.document, pageNumber: page.pageNumber, text: page.text },
    sentences: page.sentences.map(({ start, end, paragraph, hits }, at) => ({
      ...{ start, end, paragraph, ...rate(page, at) },
      hits: hits.flatMap((spans, nth) => {
        const concept = question.concepts[nth];
        return concept === undefined ? [] : spans.map((span) => ({ ...span, concept }));
      }),
    })),
  }));
}

function readPage(page: Omit<RankedPage, "sentences">, concepts: readonly Concept[]): Page {
  const { text, document } = page;
  const plain = toPlain(text);
  const spans = splitSentences(text);
  const head = `${toPlain(document.fileName).replaceAll("_", " ")} ${plain.slice(0, spans[0]?.end ?? 0)}`;
  return {
    ...page,
    heading: findConcepts(head, concepts, 0).hits,
    sentences: spans.map(({ lead, start, end, paragraph }) => ({
      ...{ paragraph, start: lead, end, text: text.slice(lead, end), body: text.slice(start, end) },
      ...findConcepts(plain.slice(lead, end), concepts, lead),
    })),
  };
}

type Rated = { readonly score: number; readonly coverage: number };

/** Rates the sentences of the pages, by number, against each other. */
function raterOf(pages: readonly Page[], { concepts, kind }: ReadQuestion): (page: Page, at: number) => Rated {
  const all = pages.flatMap(({ sentences }) => sentences);
  const meanWords = Math.max(MIN_LENGTH, all.reduce((sum, { words }) => sum + words, 0) / Math.max(1, all.length));
  const rarity = concepts.map(({ role }, nth) => {
    // A word that the record lacks counts as one that it has once.
    const having = Math.max(1, all.filter(({ hits }) => hits[nth]?.length).length);
    return (role === "word" ? 1 : HINT) * Math.log(1 + (all.length - having + 0.5) / (having + 0.5));
  });
  const wanted = askedOf(concepts);
  const isAsked = concepts.map((concept) => wanted.includes(concept));
  const sumOf = (share: (nth: number) => number) => rarity.reduce((sum, rare, nth) => sum + rare * share(nth), 0);
  const asked = sumOf((nth) => (isAsked[nth] ? 1 : 0));

  function saturated({ hits, words }: Sentence, nth: number): number {
    const count = hits[nth]?.length ?? 0;
    const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * Math.max(words, MIN_LENGTH)) / meanWords;
    return (count * (SATURATION + 1)) / (count + SATURATION * norm);
  }

  function around({ sentences, heading }: Page, at: number, nth: number): number {
    const beside = NEIGHBORS.flatMap((share, distance) =>
      [sentences[at - distance - 1], sentences[at + distance + 1]].map((neighbor) =>
        neighbor === undefined ? 0 : share * saturated(neighbor, nth),
      ),
    );
    return Math.max(...beside, heading[nth]?.length ? IN_HEADING : 0);
  }

  return (page, at) => {
    const sentence = page.sentences[at];
    if (sentence === undefined || sentence.hits.every(({ length }) => length === 0)) return { score: 0, coverage: 0 };
    const shares = concepts.map((_, nth) => Math.max(saturated(sentence, nth), around(page, at, nth)));
    const hasAll = concepts.length > 1 && sentence.hits.every(({ length }, nth) => length > 0 || !isAsked[nth]);
    const score =
      sumOf((nth) => shares[nth] ?? 0) *
      (hasAll ? ALL_WORDS : 1) *
      (kind !== null && holdsKind(sentence, kind) ? ANSWERS_KIND : 1) *
      (isHeading(sentence) ? IS_HEADING : 1) *
      (sentence.text.endsWith("?") ? IS_QUESTION : 1);
    const coverage = sumOf((nth) => (isAsked[nth] ? Math.min(1, shares[nth] ?? 0) : 0)) / asked;
    return { score, coverage };
  };
}

/** What an answer should hold: the words, or the hints of a question that has no other. */
export function askedOf(concepts: readonly Concept[]): Concept[] {
  const words = concepts.filter(({ role }) => role === "word");
  return words.length > 0 ? words : concepts.filter(({ role }) => role === "hint");
}

/** A title or a label: a short line in capitals without a time code, or one that ends with a colon. */
function isHeading({ text, body }: Sentence): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  const isCapitals = text === body && text.length < 60 && letters !== "" && letters === letters.toUpperCase();
  return isCapitals || /:\s*$/.test(text);
}
