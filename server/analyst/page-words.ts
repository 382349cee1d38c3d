import type { NormalisedText } from "#lib/domain/normalise-text.ts";

/** A word, number or sign of a normalised text, with its range in it. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Letters and digits with the apostrophes, decimal points, commas, colons and slashes inside them ("didn't", "0.112",
 * "10:42"), the look-alikes "!" and "|" inside a word, and each sign that carries meaning beside a number on its own.
 */
const WORD =
  /[\p{L}\p{N}\p{M}]+(?:(?:(?<=\p{Nd})[.,:/](?=\p{Nd})|(?<=\p{L})[!|](?=\p{L})|')[\p{L}\p{N}\p{M}]+)*|[$£€%°§±<>=+]/gu;

/** Words of a normalised text in order. Apostrophes are left out of `text`: scans lose them. */
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

/** True for words that turn a statement round; they may never differ between a quote and a page. */
export function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}
