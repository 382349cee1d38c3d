import type { SourceDocument } from "../analyst/findings.ts";
import { readPage } from "../analyst/text/page/read-page.ts";
import type { Concept, Span } from "./concept.ts";
import { memoise } from "./memoise.ts";
import { mendSpelling } from "./mend-spelling.ts";
import { LEARNED_MODEL, orderPassages, type SearchModel } from "./order-passages.ts";
import { type RankedRecord, rankSentences } from "./rank-sentences.ts";
import type { RankedPage, RankedSentence } from "./ranked-page.ts";
import { askedOf } from "./rate-sentences.ts";
import { readQuestion, type ReadQuestion } from "./read-question.ts";

/** A piece of a page, one sentence or a few. `start` and `end` are offsets into the page's text (UTF-16 units). */
export type Passage = Span & {
  readonly documentId: string;
  readonly exhibit: number;
  readonly fileName: string;
  readonly pageNumber: number;
  readonly text: string;
  /** The words by which it was found, as offsets into the page's text, in order and without overlap. */
  readonly found: readonly Span[];
};

export type Retrieved = {
  /** Best first. */
  readonly passages: readonly Passage[];
  /** Probability 0..1 that the papers answer, as far as the passages show; 0 without any. */
  readonly confidence: number;
  /** Words of the question that no passage holds, as typed. */
  readonly missing: readonly string[];
};

/**
 * Below the first confidence no passage is said to match a question; it denies none of harness/retrieval-questions.ts. Below the
 * second they are called weak: of questions of five hands about judged files (evaluation/REFERENCE.md) 16 of 100 that the papers
 * answer and 25 of 100 that they do not. At 0.4 it was a third of both.
 */
export const MIN_CONFIDENCE = 0.03;
export const GOOD_CONFIDENCE = 0.25;
/**
 * Characters up to which the best sentence comes with those beside it: of its paragraph for a reader, since the answer often stands
 * beside the question's words ("Two beers."), and of its page for a model, which gets many more passages.
 */
const ROOM = { sentence: 900, paragraph: 480 } as const;
/** The same for all but the first passage: three long ones are a page that nobody reads. */
const LATER_ROOM = 550;

type Asked = {
  readonly question: string;
  /** Of the case; null when it has none. */
  readonly clientName: string | null;
  /** Passages at most. */
  readonly limit: number;
  /** How much of the page around a sentence comes with it. */
  readonly size: keyof typeof ROOM;
};

/** The passages of a case that hold a question's words, or other words for them. None holds a line that addresses a program. */
export async function retrievePassages(documents: readonly SourceDocument[], asked: Asked): Promise<Retrieved> {
  const question = readQuestion(await mendSpelling(asked.question, documents), asked.clientName);
  return choosePassages(await rankSentences(documents, question), question, { ...asked, model: LEARNED_MODEL });
}

/** The passages of a record as a question finds it. */
export function choosePassages(
  record: RankedRecord,
  question: ReadQuestion,
  { limit, size, model }: Pick<Asked, "limit" | "size"> & { readonly model: SearchModel },
): Retrieved {
  const words = askedOf(question.concepts);
  if (words.length === 0) return { passages: [], confidence: 0, missing: [] };
  const addressedOn = memoise(listAddressed);
  const { places, confidence } = orderPassages(record, question, { around: passageAround(size), model });
  const passages: Passage[] = [];
  const held = new Set<Concept>();
  const shown = new Map<RankedPage, ReadonlySet<RankedSentence>>();
  for (const { page, at, sentence } of places) {
    if (passages.length === limit) break;
    const taken = shown.get(page) ?? addressedOn(page);
    if (taken.has(sentence)) continue;
    const sentences = sentencesAround(page, at, {
      ...{ size, taken },
      room: size === "sentence" && passages.length > 0 ? LATER_ROOM : ROOM[size],
    });
    shown.set(page, new Set([...taken, ...sentences]));
    passages.push(passageOf(page, sentences, words));
    for (const { concept } of sentences.flatMap(({ hits }) => hits)) held.add(concept);
  }
  return {
    passages,
    confidence: passages.length === 0 ? 0 : confidence,
    missing: words.filter((concept) => !held.has(concept)).map(({ word }) => word),
  };
}

/** The sentences of the first passage with the one at a place. */
export function passageAround(size: Asked["size"]) {
  return ({ page, at }: { readonly page: RankedPage; readonly at: number }): RankedSentence[] =>
    sentencesAround(page, at, { size, taken: new Set(), room: ROOM[size] });
}

/** The sentences of a page that address a program. Looking at all pages of a long record would take seconds. */
function listAddressed({ text, sentences }: RankedPage): ReadonlySet<RankedSentence> {
  const { addressed } = readPage(text);
  const isAddressed = (sentence: Span) =>
    addressed.some(({ start, end }) => start < sentence.end && sentence.start < end);
  return new Set(addressed.length === 0 ? [] : sentences.filter(isAddressed));
}

type Around = {
  readonly size: Asked["size"];
  readonly taken: ReadonlySet<RankedSentence>;
  /** Characters at most. */
  readonly room: number;
};

/** The sentence with as many of those beside it as there is room for, the one with the higher score first. */
function sentencesAround({ sentences }: RankedPage, at: number, { size, taken, room }: Around): RankedSentence[] {
  let [first, last] = [at, at];
  for (;;) {
    const next = [first - 1, last + 1].flatMap((index) => {
      const sentence = sentences[index];
      if (sentence === undefined || taken.has(sentence)) return [];
      if (size === "sentence" && sentence.paragraph !== sentences[at]?.paragraph) return [];
      const isShort = lengthOf(sentences, Math.min(first, index), Math.max(last, index)) <= room;
      return isShort ? [{ index, score: sentence.score }] : [];
    });
    // Of two without a word of the question the later one: answers follow.
    const best = next.toSorted((one, other) => other.score - one.score || other.index - one.index)[0];
    if (best === undefined) return sentences.slice(first, last + 1);
    first = Math.min(first, best.index);
    last = Math.max(last, best.index);
  }
}

function lengthOf(sentences: readonly RankedSentence[], first: number, last: number): number {
  return (sentences[last]?.end ?? 0) - (sentences[first]?.start ?? 0);
}

function passageOf(
  { document, pageNumber, text }: RankedPage,
  sentences: readonly RankedSentence[],
  words: readonly Concept[],
): Passage {
  const start = sentences[0]?.start ?? 0;
  const end = sentences.at(-1)?.end ?? 0;
  return {
    ...{ documentId: document.id, exhibit: document.exhibit, fileName: document.fileName, pageNumber },
    ...{ start, end, text: text.slice(start, end) },
    found: withoutOverlap(sentences.flatMap(({ hits }) => hits.filter(({ concept }) => words.includes(concept)))),
  };
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start || other.end - one.end))
    if (start >= (kept.at(-1)?.end ?? 0)) kept.push({ start, end });
  return kept;
}
