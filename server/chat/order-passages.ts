import learned from "./learned/ranking.json" with { type: "json" };
import { type Candidate, featureReader, type Features } from "./passage-features.ts";
import type { RankedRecord } from "./rank-sentences.ts";
import type { RankedPage, RankedSentence } from "./ranked-page.ts";
import type { ReadQuestion } from "./read-question.ts";
import { dot, LEARNED_VECTORS, soughtBy, unit, vectorOf, type WordVectors } from "./word-vectors.ts";

/** What evaluation/harness/learn made of the questions in evaluation/questions. */
export type SearchModel = {
  readonly vectors: WordVectors;
  /** What a feature of a passage counts beside how far its words point where the question looks. */
  readonly ranking: Features;
  readonly confidence: Signs & { readonly constant: number };
};

/** From what it is judged whether the first passages answer. */
export type Signs = {
  /** Share of the question's words that the best of the first passages holds. */
  readonly held: number;
  /** The weight of the first passage. */
  readonly weight: number;
};

type Weighed = {
  readonly candidate: Candidate;
  readonly features: Features;
  readonly weight: number;
};

type Ordered = {
  /** Best first; only sentences that are about the question after those that were weighed. */
  readonly places: readonly Pick<Candidate, "page" | "at" | "sentence">[];
  /** Probability 0..1 that the papers answer. */
  readonly confidence: number;
};

export const LEARNED_MODEL: SearchModel = { vectors: LEARNED_VECTORS, ...learned };

/** Passages that are weighed against each other: those of the best sentences by words, and by words like the question's. */
const BY_WORDS = 50;
const BY_LIKENESS = 10;
/** Likeness from which a sentence without a word of the question may answer. */
const LEAST_LIKENESS = 0.25;
/** Added to the length of a sentence's vector: a word or two say little. */
const SHORT = 8;
/** First passages of which the best says how much of a question is held. */
const FIRST = 3;

type Around = (place: Pick<Candidate, "page" | "at">) => readonly RankedSentence[];

/** The sentences, best first: the best of them by the whole passage that would be shown with each. */
export function orderPassages(
  record: RankedRecord,
  question: ReadQuestion,
  given: { readonly around: Around; readonly model: SearchModel },
): Ordered {
  const weighed = weighPassages(record, question, given);
  const first = new Set(weighed.map(({ candidate }) => candidate.sentence));
  return {
    places: [
      ...weighed.map(({ candidate }) => candidate),
      ...byScore(record.pages).filter(({ sentence }) => !first.has(sentence)),
    ],
    confidence: confidenceOf(signsOf(weighed), given.model.confidence),
  };
}

/** The passages that may answer, best first. */
export function weighPassages(
  record: RankedRecord,
  question: ReadQuestion,
  { around, model }: { readonly around: Around; readonly model: SearchModel },
): Weighed[] {
  const { vectors, ranking } = model;
  const ranked = byScore(record.pages);
  const best = ranked[0]?.sentence.score;
  if (best === undefined) return [];
  const sought = soughtBy(question, vectors);
  const read = featureReader(record, question, { best, vectors });
  const byWords = ranked.slice(0, BY_WORDS);
  const taken = new Set(byWords.map(({ sentence }) => sentence));
  const byLikeness = placesOf(record.pages)
    .filter(({ sentence }) => !taken.has(sentence))
    .map((place) => ({
      place,
      likeness: dot(sought.like, unit(vectorOf([...new Set(place.sentence.entries)], vectors), SHORT)),
    }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, BY_LIKENESS)
    .map(({ place }) => place);
  return [...byWords, ...byLikeness]
    .map((place, nth) => {
      const candidate = { ...place, passage: around(place) };
      const features = read(candidate, Math.min(nth, BY_WORDS));
      const words = candidate.passage.flatMap(({ entries }) => entries);
      return {
        candidate,
        features,
        weight: dot(sought.answer, unit(vectorOf(words, vectors))) + weigh(features, ranking),
      };
    })
    .toSorted((one, other) => other.weight - one.weight);
}

/** The signs of weighed passages; null without any. */
export function signsOf(weighed: readonly Weighed[]): Signs | null {
  const [first] = weighed;
  if (first === undefined) return null;
  return {
    held: Math.max(...weighed.slice(0, FIRST).map(({ features }) => features.inPassage)),
    weight: first.weight,
  };
}

/** Probability 0..1 that the papers answer. */
export function confidenceOf(signs: Signs | null, { constant, ...counts }: SearchModel["confidence"]): number {
  return signs === null ? 0 : 1 / (1 + Math.exp(-constant - weigh(signs, counts)));
}

function weigh<Name extends string>(
  values: Readonly<Record<Name, number>>,
  counts: Readonly<Record<Name, number>>,
): number {
  let total = 0;
  for (const name in counts) total += counts[name] * values[name];
  return total;
}

function placesOf(pages: readonly RankedPage[]): Pick<Candidate, "page" | "at" | "sentence">[] {
  return pages.flatMap((page) => page.sentences.map((sentence, at) => ({ page, at, sentence })));
}

/** The sentences that are about the question, by their words. */
function byScore(pages: readonly RankedPage[]): Pick<Candidate, "page" | "at" | "sentence">[] {
  return placesOf(pages)
    .filter(({ sentence }) => sentence.score > 0)
    .toSorted((one, other) => other.sentence.score - one.sentence.score);
}
