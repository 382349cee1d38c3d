import type { TextRange } from "./normalise-text.ts";

/** A rectangle of a page as it is seen upright in its file, in fractions of the page's width and height from the upper left corner. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Where OCR saw a word of a page's text, and how sure it was of it. */
export type WordPlace = TextRange & Box & { readonly confidence: number };

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** A box of a page after the page was turned. */
export function turnedBox({ left, top, width, height }: Box, turn: Turn): Box {
  if (turn === 1) return { left: 1 - top - height, top: left, width: height, height: width };
  if (turn === 2) return { left: 1 - left - width, top: 1 - top - height, width, height };
  if (turn === 3) return { left: top, top: 1 - left - width, width: height, height: width };
  return { left, top, width, height };
}

/**
 * Whole numbers for each word: characters since the end of the word before, its length, the four sides of its box in
 * ten-thousandths of the page, its confidence in hundredths. 14 bytes a word in the database, and readable there.
 */
const NUMBERS = 7;
const PARTS = 10_000;
/** What a column of the type smallint holds. */
export const MOST_IN_PLACE = 32_767;

/** @param places in the order of the text, without overlap; what comes after a gap too long to be told is left out */
export function packWordPlaces(places: readonly WordPlace[]): number[] {
  const packed: number[] = [];
  let at = 0;
  for (const { start, end, left, top, width, height, confidence } of places) {
    if (start - at > MOST_IN_PLACE || end - start > MOST_IN_PLACE) break;
    const sides = [left, top, width, height].map((side) => Math.round(Math.min(1, Math.max(0, side)) * PARTS));
    packed.push(start - at, end - start, ...sides, Math.round(confidence * 100));
    at = end;
  }
  return packed;
}

export function unpackWordPlaces(packed: readonly number[]): WordPlace[] {
  const places: WordPlace[] = [];
  let at = 0;
  for (let from = 0; from + NUMBERS <= packed.length; from += NUMBERS) {
    const [gap = 0, length = 0, left = 0, top = 0, width = 0, height = 0, confidence = 0] = packed.slice(
      from,
      from + NUMBERS,
    );
    const start = at + gap;
    at = start + length;
    const box = { left: left / PARTS, top: top / PARTS, width: width / PARTS, height: height / PARTS };
    places.push({ start, end: at, ...box, confidence: confidence / 100 });
  }
  return places;
}

/** Whether numbers that came from elsewhere are places of words of this text. */
export function arePlacesIn(packed: readonly number[], text: string): boolean {
  if (packed.length % NUMBERS !== 0) return false;
  return unpackWordPlaces(packed).every(
    ({ start, end, left, top, width, height, confidence }) =>
      start < end && end <= text.length && confidence <= 1 && Math.max(left, top, width, height) <= 1,
  );
}
