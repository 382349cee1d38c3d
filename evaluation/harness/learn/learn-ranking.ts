import { createRandom } from "#server/analyst/testing/quote-mutations.ts";
import type { Features } from "#server/chat/passage-features.ts";
import { DIMENSIONS, dot, lengthOf, type Sought, type Vector, type WordVectors } from "#server/chat/word-vectors.ts";
import { Numbers } from "./numbers.ts";

/** A question with the passages that may answer it. */
export type Example = {
  readonly sought: Sought;
  /** The question's entries in `asked`. */
  readonly entries: readonly string[];
  readonly passages: readonly {
    readonly features: Features;
    /** Of length 1. */
    readonly vector: Vector;
    readonly isRight: boolean;
  }[];
};

// Chosen by cross-validation over cases. Small changes change little.
const EPOCHS = 14;
const BATCH = 32;
const STEP = 0.004;
/** How strongly the weights of features, the matrix and the words of questions are held back. */
const HOLD = { features: 0.01, turn: 0.02, asked: 0.004 } as const;
/** Numbers of vectors move in steps of the same size as weights of features, though they have to go further. */
const SCALE = 8;
const UNTURNED = 2;
/** Questions that a word must be in before anything is learned for it. */
const LEAST = 2;
/** What a word counts that has no vector, and one that only asks; others as much as they are rare. */
const UNKNOWN = 8;
const ASKING = 3;
const SEED = 3;

export type Learned = { readonly ranking: Features; readonly turn: Vector[]; readonly asked: Map<string, Vector> };

/**
 * What features of passages count, and what the words of questions look for, so that the passages that answer come first: the
 * most likely weights of a softmax over the passages of each question. Everything is linear, so there is one best answer.
 */
export function learnRanking(examples: readonly Example[], { words }: Pick<WordVectors, "words">): Learned {
  const usable = examples.filter(({ passages }) => passages.some(({ isRight }) => isRight));
  const names = Object.keys(usable[0]?.passages[0]?.features ?? {}) as (keyof Features)[];
  const deviations = names.map((name) =>
    deviationOf(usable.flatMap(({ passages }) => passages.map(({ features }) => features[name]))),
  );
  const counts = new Map<string, number>();
  for (const { entries } of usable)
    for (const entry of new Set(entries)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= LEAST).map(([entry]) => entry);
  const index = new Map(known.map((entry, nth) => [entry, nth]));
  const importance = known.map((entry) => importanceOf(entry, words));
  const read = usable.map(({ sought, entries, passages }) => ({
    like: sought.like,
    asked: entries.flatMap((entry) => {
      const nth = index.get(entry);
      return nth === undefined ? [] : [{ nth, share: (SCALE * (importance[nth] ?? 0)) / sought.size }];
    }),
    passages: passages.map(({ features, vector, isRight }) => ({
      ...{ vector, isRight, scaled: names.map((name, nth) => features[name] / (deviations[nth] ?? 1)) },
    })),
  }));

  const weights = new Numbers(names.length, HOLD.features);
  const turn = new Numbers(DIMENSIONS * DIMENSIONS, HOLD.turn);
  const asked = new Numbers(known.length * DIMENSIONS, HOLD.asked);

  function learnFrom({ like, asked: terms, passages }: (typeof read)[number]): void {
    const answer = new Float32Array(DIMENSIONS);
    for (let to = 0; to < DIMENSIONS; to++) {
      let sum = UNTURNED * (like[to] ?? 0);
      for (let from = 0; from < DIMENSIONS; from++)
        sum += SCALE * (like[from] ?? 0) * (turn.values[from * DIMENSIONS + to] ?? 0);
      for (const { nth, share } of terms) sum += share * (asked.values[nth * DIMENSIONS + to] ?? 0);
      answer[to] = sum;
    }
    const scores = passages.map(({ scaled, vector }) =>
      scaled.reduce((sum, value, nth) => sum + value * (weights.values[nth] ?? 0), dot(answer, vector)),
    );
    const most = Math.max(...scores);
    const odds = scores.map((score) => Math.exp(score - most));
    const all = odds.reduce((sum, value) => sum + value, 0);
    const right = odds.reduce((sum, value, nth) => sum + (passages[nth]?.isRight === true ? value : 0), 0);
    const pull = new Float64Array(DIMENSIONS);
    for (const [nth, { scaled, vector, isRight }] of passages.entries()) {
      const slope = ((odds[nth] ?? 0) / all - (isRight ? (odds[nth] ?? 0) / right : 0)) / BATCH;
      for (const [at, value] of scaled.entries()) weights.add(at, slope * value);
      for (let at = 0; at < DIMENSIONS; at++) pull[at] = (pull[at] ?? 0) + slope * (vector[at] ?? 0);
    }
    for (let to = 0; to < DIMENSIONS; to++) {
      for (let from = 0; from < DIMENSIONS; from++)
        turn.add(from * DIMENSIONS + to, SCALE * (like[from] ?? 0) * (pull[to] ?? 0));
      for (const { nth, share } of terms) asked.add(nth * DIMENSIONS + to, share * (pull[to] ?? 0));
    }
  }

  const random = createRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const shuffled = read.map((one) => ({ one, rank: random() })).toSorted((one, other) => one.rank - other.rank);
    for (let start = 0; start < shuffled.length; start += BATCH) {
      for (const { one } of shuffled.slice(start, start + BATCH)) learnFrom(one);
      for (const numbers of [weights, turn, asked]) numbers.step(STEP * (1 - (0.8 * epoch) / EPOCHS));
    }
  }
  const row = (values: Float64Array, nth: number, factor: number) =>
    Float32Array.from(values.subarray(nth * DIMENSIONS, (nth + 1) * DIMENSIONS), (value) => value * factor);
  return {
    ranking: Object.fromEntries(
      names.map((name, nth) => [name, (weights.values[nth] ?? 0) / (deviations[nth] ?? 1)]),
    ) as Features,
    turn: Array.from({ length: DIMENSIONS }, (_, from) => {
      const values = row(turn.values, from, SCALE);
      values[from] = (values[from] ?? 0) + UNTURNED;
      return values;
    }),
    asked: new Map(known.map((entry, nth) => [entry, row(asked.values, nth, SCALE * (importance[nth] ?? 0))])),
  };
}

function importanceOf(entry: string, words: WordVectors["words"]): number {
  const vector = words.get(entry);
  if (vector !== undefined) return lengthOf(vector);
  return entry.startsWith("@") ? ASKING : UNKNOWN;
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
