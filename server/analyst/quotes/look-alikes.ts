import realLookAlikes from "../knowledge/generated/look-alikes.json" with { type: "json" };
import { allowedConfusions, lookAlikeDistance } from "./look-alike-distance.ts";

/** Words that a scan turns into one another although both are English ("fail", "fall"); see knowledge/words/look-alikes.txt. */
const REAL_WORDS: ReadonlySet<string> = new Set(realLookAlikes);

/**
 * True when two words (small letters) are the same word once the confusions of a scan are undone. Two English words are
 * never the same word badly read: "fail" is not "fall", "cars" is not "ears".
 */
export function looksLikeSameWord(first: string, second: string): boolean {
  if (first === second) return true;
  if (isNumeric(first) || isNumeric(second)) return digitsOf(first) === digitsOf(second);
  if (REAL_WORDS.has(first) && REAL_WORDS.has(second)) return false;
  return lookAlikeDistance(first, second) <= allowedConfusions(Math.min(first.length, second.length));
}

/** A word that is a number, or mostly one: "10:42", "0.112", "1o7". "h0use" and "i5" are words. */
function isNumeric(word: string): boolean {
  const digits = word.replace(/\P{Nd}/gu, "").length;
  return digits * 2 > word.length;
}

/** A number with letters read as the digits that they replace on a bad scan, and the comma as a point. */
function digitsOf(word: string): string {
  return word
    .replace(/o/g, "0")
    .replace(/[il|!]/g, "1")
    .replace(/s/g, "5")
    .replace(/,/g, ".");
}
