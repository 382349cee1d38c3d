import { countWords } from "#lib/domain/files/pages.ts";
import { unpackWordPlaces } from "#lib/domain/text/word-places.ts";

/** A line with fewer words is what OCR finds in every photograph. */
const LEAST_WORDS = 2;
/** A line of the layer has more of its words in the layer, one of a picture fewer. Fraction 0..1. */
const MOST_KNOWN = 0.5;

/**
 * The lines that OCR read on a page and its text layer does not hold: those of a picture on it, a chat or a photographed
 * sign.
 * @param leastConfidence what a line's words must reach in the mean, 0..1: crumbs of a photograph do not
 * @returns null when there are none
 */
export function linesOfPictures(
  layer: string,
  given: { readonly text: string; readonly wordPlaces: readonly number[]; readonly leastConfidence: number },
): { readonly text: string; readonly confidence: number } | null {
  const known = new Set(wordsOf(layer));
  const places = unpackWordPlaces(given.wordPlaces);
  const found: string[] = [];
  const confidences: number[] = [];
  let start = 0;
  for (const line of given.text.split("\n")) {
    const end = start + line.length;
    const words = wordsOf(line);
    const inLine = places.filter((place) => place.start >= start && place.end <= end);
    const confidence = mean(inLine.map((place) => place.confidence));
    start = end + 1;
    const isOfLayer = words.filter((word) => known.has(word)).length > words.length * MOST_KNOWN;
    if (countWords(line) < LEAST_WORDS || isOfLayer || confidence < given.leastConfidence) continue;
    found.push(line);
    confidences.push(confidence);
  }
  return found.length === 0 ? null : { text: found.join("\n"), confidence: mean(confidences) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
