import type { NormalisedText } from "#lib/domain/text/normalise-text.ts";

/** A word, number or sign of a normalised text, with its range in it. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Letters and digits with the apostrophes inside them and the points, commas, colons and slashes inside a number
 * ("didn't", "0.112", "10:42"); on a bad scan a number's digits may be the letters o, l, i and s ("l0:4o"). "!" and "|"
 * inside a word replace letters. Each sign that changes the meaning of a number is a word of its own.
 */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:(?:(?<=\p{Nd}[olis]*|(?<![\p{L}\p{N}])[olis])[.,:/](?=[olis]*\p{Nd})|(?<=\p{L})[!|](?=\p{L})|')[\p{L}\p{N}\p{M}]+)*|[$£€%°§±<>=+]/gu;

/** Words of a normalised text in order. `text` omits apostrophes, because scans lose them. */
export function listWords(normalised: Pick<NormalisedText, "text">): Word[] {
  return Array.from(normalised.text.matchAll(WORD), (match) => ({
    text: match[0].replaceAll("'", ""),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

const NEGATIONS: ReadonlySet<string> = new Set(
  (
    "no not never none nobody nothing nowhere neither nor without cannot cant wont dont doesnt didnt isnt arent wasnt " +
    "werent hasnt havent hadnt wouldnt couldnt shouldnt mustnt neednt aint unable refused refuses denied denies deny"
  ).split(" "),
);

/** True for words that reverse a statement; they must never differ between a quote and a page. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}
