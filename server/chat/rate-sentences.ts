import type { Concept, Found } from "./concept.ts";
import type { RankedSentence, ReadPage, Sentence } from "./ranked-page.ts";
import type { ReadQuestion } from "./read-question.ts";

// BM25 (Robertson, Sparck Jones). Sentences differ in length less than documents do, so length counts little.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.15;
/** Words. A shorter sentence is no better an answer. */
const MIN_LENGTH = 10;
/** What a word in the sentence before or after counts, and in the one beyond; and in the page's first line or the file's name. */
const NEIGHBORS: readonly number[] = [0.6, 0.3];
const IN_HEADING = 0.7;
/** What words that only hint at a concept count beside the words for it. */
const HINTED = 0.6;
/** What a hint counts beside a word that is asked for, and the kind of words that is asked for beside a word. */
const HINT = 0.4;
const KIND = 0.7;
/** Factor. */
const IS_HEADING = 0.5;

/** What it is worth to hold a concept as typed, in other words, and in words that hint at it. */
type Layers = { readonly typed: number; readonly told: number; readonly hinted: number };

type Rater = {
  /** Rates the sentence of that number on one of the pages. */
  readonly rate: (page: ReadPage, at: number) => Pick<RankedSentence, "score" | "worth">;
  /** By concept of the question, what it is worth to hold the words once. */
  readonly full: readonly number[];
};

/**
 * Rates the sentences of the pages against each other, by BM25 over what a question asks about. Rare words count more than
 * common ones, and as typed more than as a hint. What a sentence lacks counts in part when the sentences beside it, the
 * page's first line or the file's name have it. A sentence that has the kind of words that was asked for counts more.
 */
export function raterOf(pages: readonly ReadPage[], { concepts, kind }: ReadQuestion): Rater {
  const all = pages.flatMap(({ sentences }) => sentences);
  const meanWords = Math.max(MIN_LENGTH, all.reduce((sum, { words }) => sum + words, 0) / Math.max(1, all.length));
  // A word that the record lacks counts as one that it has once.
  const rarity = (having: number) =>
    Math.log(1 + (all.length - Math.max(1, having) + 0.5) / (Math.max(1, having) + 0.5));
  const layers = concepts.map(({ role }, nth) => layersOf(role, (has) => rarity(countOf(all, nth, has))));
  const kindWorth = kind === null ? 0 : KIND * rarity(all.filter(({ isKind }) => isKind).length);
  const wanted = askedOf(concepts);
  const isAsked = concepts.map((concept) => wanted.includes(concept));

  function worthOf(found: Found | undefined, words: number, nth: number): number {
    const layer = layers[nth];
    if (found === undefined || layer === undefined) return 0;
    const norm = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * Math.max(words, MIN_LENGTH)) / meanWords;
    const saturated = (count: number) => (count * (SATURATION + 1)) / (count + SATURATION * norm);
    const typed = found.typed.length;
    const told = typed + found.told.length;
    const hinted = told + found.hinted.length;
    return Math.max(
      layer.typed * saturated(typed),
      told > typed ? layer.told * saturated(told) : 0,
      hinted > told ? layer.hinted * saturated(hinted) : 0,
    );
  }

  function worthAround({ sentences, heading }: ReadPage, at: number, nth: number): number {
    const beside = NEIGHBORS.flatMap((share, distance) =>
      [sentences[at - distance - 1], sentences[at + distance + 1]].map((neighbor) =>
        neighbor === undefined ? 0 : share * worthOf(neighbor.found[nth], neighbor.words, nth),
      ),
    );
    return Math.max(...beside, IN_HEADING * worthOf(heading[nth], MIN_LENGTH, nth));
  }

  function isAbout({ sentences }: ReadPage, at: number): boolean {
    const holdsAsked = (sentence: Sentence | undefined) =>
      sentence?.found.some((found, nth) => isAsked[nth] === true && isFound(found)) === true;
    if (sentences[at]?.found.some(isFound) === true) return true;
    return sentences[at]?.isKind === true && (holdsAsked(sentences[at - 1]) || holdsAsked(sentences[at + 1]));
  }

  function rate(page: ReadPage, at: number): Pick<RankedSentence, "score" | "worth"> {
    const sentence = page.sentences[at];
    if (sentence === undefined || !isAbout(page, at)) return { score: 0, worth: [] };
    const worth = concepts.map((_, nth) => worthOf(sentence.found[nth], sentence.words, nth));
    const sum = worth.reduce((total, own, nth) => total + Math.max(own, worthAround(page, at, nth)), 0);
    const score = (sum + (sentence.isKind ? kindWorth : 0)) * (isHeading(sentence) ? IS_HEADING : 1);
    return { score, worth };
  }

  return { rate, full: layers.map((layer, nth) => fullOf(layer, (has) => countOf(all, nth, has) > 0)) };
}

/** What an answer should hold: the words, or the hints of a question that has no other. */
export function askedOf(concepts: readonly Concept[]): Concept[] {
  const words = concepts.filter(({ role }) => role === "word");
  return words.length > 0 ? words : concepts.filter(({ role }) => role === "hint");
}

/** Share 0..1 of what is wanted, by concept, that the sentences hold together. */
export function coverageOf(sentences: readonly RankedSentence[], wanted: readonly number[]): number {
  const held = wanted.map((full, nth) =>
    full === 0 ? 0 : sentences.reduce((most, { worth }) => Math.max(most, Math.min(full, worth[nth] ?? 0)), 0),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return sum(held) / Math.max(Number.EPSILON, sum(wanted));
}

const isTyped = ({ typed }: Found): boolean => typed.length > 0;
const isTold = (found: Found): boolean => isTyped(found) || found.told.length > 0;
const isFound = (found: Found): boolean => isTold(found) || found.hinted.length > 0;

function countOf(sentences: readonly Sentence[], nth: number, has: (found: Found) => boolean): number {
  return sentences.filter(({ found }) => found[nth] !== undefined && has(found[nth])).length;
}

function layersOf(role: Concept["role"], rarityOf: (has: (found: Found) => boolean) => number): Layers {
  const own = role === "word" ? 1 : HINT;
  return {
    typed: own * rarityOf(isTyped),
    told: own * rarityOf(isTold),
    hinted: own * HINTED * rarityOf(isFound),
  };
}

/** The worth of the best words for a concept that the record has; of words that it lacks, as if it had them once. */
function fullOf({ typed, told, hinted }: Layers, hasSome: (has: (found: Found) => boolean) => boolean): number {
  if (hasSome(isTyped) || !hasSome(isFound)) return typed;
  return hasSome(isTold) ? told : hinted;
}

/** A title or a label: a short line in capitals without a time code, or one that ends with a colon. */
function isHeading({ text, body }: Sentence): boolean {
  const letters = text.replace(/\P{L}/gu, "");
  const isCapitals = text === body && text.length < 100 && letters !== "" && letters === letters.toUpperCase();
  return isCapitals || /:\s*$/.test(text);
}
