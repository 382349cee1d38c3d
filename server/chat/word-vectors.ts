import learned from "./learned/word-vectors.json" with { type: "json" };
import { isStopWord, type Token } from "./search-terms.ts";

/** Words that occur beside the same words have vectors that point the same way: "coat" and "jacket". */
export type Vector = Float32Array;

/** Learned by evaluation/harness/learn: from papers which words are alike, from questions which words answer which. */
export type WordVectors = {
  /** By stem; longer for rare words. */
  readonly words: ReadonlyMap<string, Vector>;
  /** What a word of a question, `@` before one that only asks, looks for beside what is like it. */
  readonly asked: ReadonlyMap<string, Vector>;
  /** Rows of a matrix: what answers a question about a direction. */
  readonly turn: readonly Vector[];
};

/** What a question looks for: words `like` its own, and words that `answer` it, both at most of length 1 or so. */
export type Sought = {
  readonly like: Vector;
  readonly answer: Vector;
  /** What the vectors were divided by. */
  readonly size: number;
};

export const DIMENSIONS = 32;
/** Added to the length of a vector, so that one vague word of a short question does not count as much as three. */
const SHORT = 4;

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const MIDDLE = (DIGITS.length - 1) / 2;

/** A vector as one letter for each number. @param range of the numbers, to both sides of 0 */
export function writeVector(vector: Vector, range: number): string {
  return Array.from(vector, (value) => {
    const level = Math.round((Math.max(-1, Math.min(1, value / range)) + 1) * MIDDLE);
    return DIGITS.charAt(level);
  }).join("");
}

export function readVector(text: string, range: number): Vector {
  return Float32Array.from(text, (letter) => (DIGITS.indexOf(letter) / MIDDLE - 1) * range);
}

type Written = {
  readonly range: { readonly words: number; readonly asked: number; readonly turn: number };
  readonly words: Readonly<Record<string, string>>;
  readonly asked: Readonly<Record<string, string>>;
  readonly turn: readonly string[];
};

export function readVectors({ range, words, asked, turn }: Written): WordVectors {
  const mapOf = (texts: Readonly<Record<string, string>>, reach: number) =>
    new Map(Object.entries(texts).map(([word, text]) => [word, readVector(text, reach)]));
  return {
    words: mapOf(words, range.words),
    asked: mapOf(asked, range.asked),
    turn: turn.map((row) => readVector(row, range.turn)),
  };
}

export const LEARNED_VECTORS: WordVectors = readVectors(learned);

/** The name of a word in the table: its stem, a number by its form ("23:42" as "00:00"). */
const entryOf = ({ stem }: Token): string => (/\d/.test(stem) ? stem.replaceAll(/\d/g, "0") : stem);

/** The entries of the words that say something. */
export function entriesOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ word }) => !isStopWord(word)).map(entryOf);
}

/** The sum of the vectors of words. */
export function vectorOf(entries: readonly string[], { words }: WordVectors): Vector {
  const sum = new Float32Array(DIMENSIONS);
  for (const entry of entries) addTo(sum, words.get(entry));
  return sum;
}

function sumOf(vectors: readonly Vector[]): Vector {
  const sum = new Float32Array(DIMENSIONS);
  for (const vector of vectors) addTo(sum, vector);
  return sum;
}

/** A question's words, and where it stops asking. */
type AskedWords = { readonly tokens: readonly Token[]; readonly asksUntil: number };

/** The entries of a question's words in `asked`; words that only ask count as far as it asks. */
export function askedEntries({ tokens, asksUntil }: AskedWords): string[] {
  return tokens.flatMap((token) => {
    if (!isStopWord(token.word)) return [entryOf(token)];
    return token.start < asksUntil ? [`@${token.word}`] : [];
  });
}

/** What a question looks for. */
export function soughtBy(question: AskedWords, vectors: WordVectors): Sought {
  const sum = vectorOf(entriesOf(question.tokens), vectors);
  const size = lengthOf(sum) + SHORT;
  const like = sum.map((value) => value / size);
  const terms = askedEntries(question).flatMap((entry) => vectors.asked.get(entry) ?? []);
  const answer = sumOf(terms).map((value) => value / size);
  for (const [nth, row] of vectors.turn.entries())
    addTo(
      answer,
      row.map((value) => value * (like[nth] ?? 0)),
    );
  return { like, answer, size };
}

/** How far a vector points the way of another: 0 for across. */
export function dot(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

export function lengthOf(vector: Vector): number {
  return Math.sqrt(dot(vector, vector));
}

export function unit(vector: Vector, short = 0): Vector {
  const size = lengthOf(vector) + short;
  return size === 0 ? vector : vector.map((value) => value / size);
}

function addTo(sum: Vector, vector: Vector | undefined): void {
  if (vector === undefined) return;
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
}
