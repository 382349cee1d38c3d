import type { InkMap } from "./ink-map.ts";
import type { InkShape } from "./ink-shapes.ts";
import type { RecognisedWord } from "../recognised-word.ts";

/** A word's box is drawn around its letters; an accent or a tail may stand out of it. Dots of the map. */
const MARGIN = 2;
/** A less sure word is what the recogniser makes of a smudge. Fraction 0..1. */
const LEAST_CONFIDENCE = 0.3;

/** The share of the ink of words and letters that no word covers, 0..1. */
export function uncoveredInk(
  { width, height }: InkMap,
  { shapes, words }: { readonly shapes: readonly InkShape[]; readonly words: readonly RecognisedWord[] },
): number {
  const isCovered = new Uint8Array(width * height);
  for (const word of words) {
    if (word.confidence < LEAST_CONFIDENCE) continue;
    const [left, right] = [word.left * width - MARGIN, (word.left + word.width) * width + MARGIN].map(Math.round);
    const [top, bottom] = [word.top * height - MARGIN, (word.top + word.height) * height + MARGIN].map(Math.round);
    for (let y = Math.max(0, top ?? 0); y < Math.min(height, bottom ?? 0); y += 1)
      isCovered.fill(1, y * width + Math.max(0, left ?? 0), y * width + Math.min(width, Math.max(0, right ?? 0)));
  }
  let all = 0;
  let uncovered = 0;
  for (const { dots } of shapes) {
    all += dots.length;
    for (const at of dots) uncovered += isCovered[at] === 1 ? 0 : 1;
  }
  return all === 0 ? 0 : uncovered / all;
}
