import { setImmediate as nextTurn } from "node:timers/promises";
import type { SourceDocument } from "../analyst/findings.ts";
import { IDEAS } from "./ideas.ts";
import { isLightWord, isStopWord } from "./search-terms.ts";

/** Letters from which a word is long enough to be mended; shorter words have too many neighbors. */
const MIN_LETTERS = 6;
const WORD = /\p{L}+/gu;
const VOWEL = /^[aeiouy]$/;

/** Pages that are read before other requests get their turn. */
const CHUNK = 50;

/**
 * The question with misspelled words as the record has them: "consiousness" as "consciousness". Only a word that the record
 * lacks is mended, and only when one letter is missing, added or swapped with its neighbor, or one vowel stands for another,
 * so that "ransom" never becomes "random".
 */
export async function mendSpelling(question: string, documents: readonly SourceDocument[]): Promise<string> {
  const doubtful = new Set((question.toLowerCase().match(WORD) ?? []).filter(isDoubtful));
  if (doubtful.size === 0) return question;
  const counts = new Map<string, number>();
  for (const [index, { text }] of documents.flatMap(({ pages }) => pages).entries()) {
    if (index % CHUNK === CHUNK - 1) await nextTurn();
    for (const [word] of text.toLowerCase().matchAll(WORD)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const mended = new Map(
    [...doubtful].flatMap((word) => {
      if (counts.has(word)) return [];
      const near = [...counts].filter(([other]) => isSlip(word, other));
      const best = near.toSorted(([, one], [, another]) => another - one)[0];
      return best === undefined ? [] : [[word, best[0]] as const];
    }),
  );
  return question.replace(WORD, (word) => mended.get(word.toLowerCase()) ?? word);
}

/** True for a long word that says something and that no idea names. */
function isDoubtful(word: string): boolean {
  return (
    word.length >= MIN_LETTERS &&
    !isStopWord(word) &&
    !isLightWord(word) &&
    !IDEAS.some(({ asked }) => word.search(asked) !== -1)
  );
}

/** True when the words differ by one slip of the pen within them; their first letters are the same. */
function isSlip(word: string, other: string): boolean {
  if (word === other || !other.startsWith(word.charAt(0)) || Math.abs(word.length - other.length) > 1) return false;
  let at = 0;
  while (word[at] === other[at]) at++;
  if (word.length > other.length) return word.slice(at + 1) === other.slice(at) && at < other.length;
  if (word.length < other.length) return word.slice(at) === other.slice(at + 1) && at < word.length;
  const [one = "", next = ""] = [word[at], word[at + 1]];
  const [otherOne = "", otherNext = ""] = [other[at], other[at + 1]];
  if (word.slice(at + 1) === other.slice(at + 1)) return VOWEL.test(one) && VOWEL.test(otherOne);
  return one === otherNext && next === otherOne && word.slice(at + 2) === other.slice(at + 2);
}
