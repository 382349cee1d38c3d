import type { SourceDocument } from "../analyst/findings.ts";
import { readPage } from "../analyst/text/read-page.ts";
import type { Concept, Span } from "./concept.ts";
import { mendSpelling } from "./mend-spelling.ts";
import { orderPassages } from "./order-passages.ts";
import { rankSentences } from "./rank-sentences.ts";
import type { RankedPage, RankedSentence } from "./ranked-page.ts";
import { askedOf } from "./rate-sentences.ts";
import { readQuestion } from "./read-question.ts";

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
  /** Share 0..1 of the question's words, weighted by rarity, that one of the first passages holds; 0 without any. */
  readonly coverage: number;
  /** Words of the question that no passage holds, as typed. */
  readonly missing: readonly string[];
};

/**
 * Below the first share of its words no passage is said to match a question; below the second they are called weak. Chosen on
 * evaluation/questions/learn.yaml: of 100 questions that the papers answer 1 is below the first, of 100 that they do not
 * answer 20 are above the second.
 */
export const MIN_COVERAGE = 0.22;
export const GOOD_COVERAGE = 0.64;
/** Passages whose words are counted for the coverage. */
const COVERING = 3;
/**
 * Characters up to which the best sentence comes with those beside it: of its paragraph for a reader, since the answer often stands
 * beside the question's words ("Two beers."), and of its page for a model, which gets many more passages.
 */
const ROOM = { sentence: 900, paragraph: 480 } as const;
/** The same for all but the first passage: three long ones are a page that nobody reads. */
const LATER_ROOM = 400;

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
  const words = askedOf(question.concepts);
  if (words.length === 0) return { passages: [], coverage: 0, missing: [] };
  const { pages, full } = await rankSentences(documents, question);
  const addressedOn = memoise(listAddressed);
  const { size } = asked;
  const ordered = orderPassages(pages, question, ({ page, at }) =>
    sentencesAround(page, at, { size, taken: new Set(), room: ROOM[size] }),
  );
  const wanted = question.concepts.map((concept, nth) => (words.includes(concept) ? (full[nth] ?? 0) : 0));
  const passages: Passage[] = [];
  const coverages: number[] = [];
  const held = new Set<Concept>();
  const shown = new Map<RankedPage, ReadonlySet<RankedSentence>>();
  for (const { page, at, sentence } of ordered) {
    if (passages.length === asked.limit) break;
    const taken = shown.get(page) ?? addressedOn(page);
    if (taken.has(sentence)) continue;
    const sentences = sentencesAround(page, at, {
      ...{ size, taken },
      room: size === "sentence" && passages.length > 0 ? LATER_ROOM : ROOM[size],
    });
    shown.set(page, new Set([...taken, ...sentences]));
    passages.push(passageOf(page, sentences, words));
    coverages.push(coverageOf(sentences, wanted));
    for (const { concept } of sentences.flatMap(({ hits }) => hits)) held.add(concept);
  }
  return {
    passages,
    coverage: Math.max(0, ...coverages.slice(0, COVERING)),
    missing: words.filter((concept) => !held.has(concept)).map(({ word }) => word),
  };
}

/** The sentences of a page that address a program. */
function listAddressed({ text, sentences }: RankedPage): ReadonlySet<RankedSentence> {
  const { addressed } = readPage(text);
  const isAddressed = (sentence: Span) =>
    addressed.some(({ start, end }) => start < sentence.end && sentence.start < end);
  return new Set(addressed.length === 0 ? [] : sentences.filter(isAddressed));
}

/** Each page once and only when it comes up: looking at all pages of a long record would take seconds. */
function memoise<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Share 0..1 of what is wanted, by concept, that the sentences hold together. */
function coverageOf(sentences: readonly RankedSentence[], wanted: readonly number[]): number {
  const sum = (of: (full: number, nth: number) => number) =>
    wanted.reduce((total, full, nth) => total + of(full, nth), 0);
  return (
    sum((full, nth) => Math.min(full, Math.max(...sentences.map(({ worth }) => worth[nth] ?? 0)))) / sum((full) => full)
  );
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
