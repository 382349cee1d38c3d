import { looksLikeSameWord } from "./look-alikes.ts";
import { isNegation } from "../text/page/page-words.ts";
import type { Word } from "../text/page/page-words.ts";

/** A scan breaks one word into at most this many pieces. */
const MOST_PIECES = 3;
/** At most this share of a quote's words may be misread; with more, the place cannot be recognized. */
const MOST_MISREAD = 0.4;

/** From this many characters on, two numbers that spell one number are one number with a stray space. */
const LONG_NUMBER = 5;

type Near = { readonly from: number; readonly to: number };

/**
 * Finds a quote on a page word by word when a scan garbled some of its letters: all words in order, without omissions or
 * additions; differing words must be look-alikes, numbers equal, negations unchanged.
 * Word by word, because a fuzzy match over characters accepted 93 of 100 quotes with one word replaced by another.
 * Returns the place with the fewest misread words, in units of the page's normalised text, or null.
 */
export function findNearQuote(given: {
  readonly quote: readonly Word[];
  readonly page: readonly Word[];
  /** How often each word occurs in the whole case. */
  readonly wordCounts: ReadonlyMap<string, number>;
}): Near | null {
  const { quote, page, wordCounts } = given;
  const limit = Math.floor(quote.length * MOST_MISREAD);
  let best: (Near & { readonly misread: number }) | null = null;
  for (let first = 0; first < page.length; first += 1) {
    const aligned = alignAt({ quote, page, wordCounts, first, limit: best === null ? limit : best.misread - 1 });
    if (aligned === null) continue;
    best = aligned;
    if (best.misread === 0) break;
  }
  return best === null ? null : { from: best.from, to: best.to };
}

function alignAt(given: {
  readonly quote: readonly Word[];
  readonly page: readonly Word[];
  readonly wordCounts: ReadonlyMap<string, number>;
  readonly first: number;
  readonly limit: number;
}): (Near & { readonly misread: number }) | null {
  const { quote, page, wordCounts, first, limit } = given;
  let misread = 0;
  let q = 0;
  let p = first;
  while (q < quote.length) {
    const quoted = quote[q]?.text ?? "";
    const printed = page[p]?.text;
    if (printed === undefined) return null;
    if (quoted === printed) {
      q += 1;
      p += 1;
      continue;
    }
    misread += 1;
    if (misread > limit) return null;
    const step = stepOver({ quote, page, wordCounts, q, p });
    if (step === null) return null;
    q += step.quoted;
    p += step.printed;
  }
  const from = page[first]?.start;
  const to = page[p - 1]?.end;
  return from === undefined || to === undefined ? null : { from, to, misread };
}

/** How many words of quote and page make up one misread word at this place; null when they are different words. */
function stepOver(given: {
  readonly quote: readonly Word[];
  readonly page: readonly Word[];
  readonly wordCounts: ReadonlyMap<string, number>;
  readonly q: number;
  readonly p: number;
}): { readonly quoted: number; readonly printed: number } | null {
  const { quote, page, wordCounts, q, p } = given;
  const quoted = quote[q]?.text ?? "";
  const printed = page[p]?.text ?? "";
  if (isSameMisread({ quoted, printed, wordCounts })) return { quoted: 1, printed: 1 };
  for (let pieces = 2; pieces <= MOST_PIECES; pieces += 1) {
    if (isBrokenWord(quoted, page.slice(p, p + pieces))) return { quoted: 1, printed: pieces };
    if (isBrokenWord(printed, quote.slice(q, q + pieces))) return { quoted: pieces, printed: 1 };
  }
  return null;
}

function isSameMisread(given: {
  readonly quoted: string;
  readonly printed: string;
  readonly wordCounts: ReadonlyMap<string, number>;
}): boolean {
  const { quoted, printed, wordCounts } = given;
  if (isNegation(quoted) && isNegation(printed)) return false;
  if (bothOccurInCase({ quoted, printed, wordCounts })) return false;
  return looksLikeSameWord(quoted, printed);
}

/**
 * True when the case itself uses both words and neither is much rarer than the other: then they are two words (the names
 * Hall and Hail), not one word and its misreading.
 */
function bothOccurInCase(given: {
  readonly quoted: string;
  readonly printed: string;
  readonly wordCounts: ReadonlyMap<string, number>;
}): boolean {
  const first = given.wordCounts.get(given.quoted) ?? 0;
  const second = given.wordCounts.get(given.printed) ?? 0;
  return Math.min(first, second) >= 2 && Math.min(first, second) * 4 >= Math.max(first, second);
}

/** True when the pieces together spell the word. Negations are never joined; a number is joined digit for digit. */
function isBrokenWord(whole: string, pieces: readonly Word[]): boolean {
  if (pieces.length < 2 || isNegation(whole)) return false;
  if (pieces.some((piece) => isNegation(piece.text))) return false;
  const joined = pieces.map((piece) => piece.text).join("");
  if (!/\d/.test(joined)) return looksLikeSameWord(joined, whole);
  // "12 5" may be two numbers; "01 088" is hardly anything but "01088". So short numbers are not joined.
  const numbers = pieces.filter((piece) => /\d/.test(piece.text)).length;
  return joined === whole && (numbers === 1 || whole.length >= LONG_NUMBER);
}
