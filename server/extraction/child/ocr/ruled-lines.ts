import type { GreyImage } from "../grey-image.ts";

/** Print is darker. Of 255. */
const INK = 170;
/** No stroke of a letter is as long: 13 mm at 200 dpi. Dots. */
const LEAST_LENGTH = 100;
/** Thicker is a bar or a picture. Dots. */
const MOST_THICKNESS = 12;
/** Dots. */
const EDGE = 3;

/**
 * The picture without the lines of its tables and boxes; null when it has none. The recogniser often takes a table with
 * lines for a picture. What crosses a line, as the tail of a letter does, stays.
 */
export function withoutRuledLines(image: GreyImage): GreyImage | null {
  const { width, height, pixels } = image;
  const across = runLengths(pixels, { lines: height, length: width, lineStep: width, step: 1 });
  const down = runLengths(pixels, { lines: width, length: height, lineStep: 1, step: width });
  const result = pixels.slice();
  let erased = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const [wide, high] = [across[at] ?? 0, down[at] ?? 0];
    if (Math.max(wide, high) < LEAST_LENGTH) continue;
    const isCrossing = Math.min(wide, high) >= LEAST_LENGTH;
    if (!isCrossing && Math.min(wide, high) > MOST_THICKNESS) continue;
    erased += 1;
    const beside = wide > high ? width : 1;
    const thick = wide > high ? down : across;
    const paper = paperBeside(at, beside);
    // The gray along both sides of a line goes with it.
    for (let to = at - EDGE * beside; to <= at + EDGE * beside; to += beside)
      if ((thick[to] ?? 0) <= MOST_THICKNESS) result[to] = paper;
    result[at] = paper;
  }
  return erased < LEAST_LENGTH ? null : { width, height, pixels: result };

  function paperBeside(at: number, beside: number): number {
    for (let away = 1; away <= MOST_THICKNESS; away += 1)
      if (across[at - away * beside] === 0) return pixels[at - (away + EDGE) * beside] ?? 255;
    return 255;
  }
}

/** For each dot, how many dots of ink in a row it belongs to; 0 for paper. */
function runLengths(
  pixels: Uint8Array,
  given: { readonly lines: number; readonly length: number; readonly lineStep: number; readonly step: number },
): Uint16Array {
  const { lines, length, lineStep, step } = given;
  const lengths = new Uint16Array(pixels.length);
  for (let line = 0; line < lines; line += 1) {
    const first = line * lineStep;
    let begin = 0;
    for (let at = 0; at <= length; at += 1) {
      if (at < length && (pixels[first + at * step] ?? 255) < INK) continue;
      for (let back = begin; back < at; back += 1) lengths[first + back * step] = at - begin;
      begin = at + 1;
    }
  }
  return lengths;
}
