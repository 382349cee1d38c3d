type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
type Boxed = { readonly bbox: Box };
/** What the recogniser found, from its largest part to its words; boxes in dots. */
type Line<W extends Boxed> = Boxed & { readonly words: readonly W[] };
type Block<W extends Boxed> = { readonly paragraphs: readonly { readonly lines: readonly Line<W>[] }[] };

/** Part of the lower line's height by which two lines must overlap to be one. */
const SAME_LINE = 0.6;
/** A gap so many times that between words is still between words. Between columns it is four times as wide and more. */
const BETWEEN_WORDS = 1.5;

/**
 * The words of a page by paragraph and line, in reading order. Where short lines happen to leave a white stripe between their words
 * ("Weather: light rain" above "Surface: loose gravel"), the recogniser takes what stands to the right of it for a column and reads it
 * last. Two blocks whose lines lie no further apart than words do are no columns: their lines are joined again.
 */
export function joinSplitLines<W extends Boxed>(blocks: readonly Block<W>[]): (readonly W[])[][] {
  const paragraphs = blocks.map((block) => block.paragraphs.map(({ lines }) => [...lines]));
  const gap = median(
    blocks.flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => gapsOf(words)))),
  );
  for (const [at, left] of paragraphs.entries())
    for (const right of paragraphs.toSpliced(at, 1)) {
      const pairs = pairLines(left.flat(), right.flat());
      if (pairs.length === 0 || median(pairs.map(({ apart }) => apart)) > gap * BETWEEN_WORDS) continue;
      for (const { first, second } of pairs) {
        replaceLine(left, first, { bbox: around(first.bbox, second.bbox), words: [...first.words, ...second.words] });
        replaceLine(right, second, null);
      }
    }
  return paragraphs
    .flat()
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(({ words }) => words));
}

/** Each line of the left block with the one that goes on behind it, and the dots between them. */
function pairLines<W extends Boxed>(left: readonly Line<W>[], right: readonly Line<W>[]) {
  return left.flatMap((first) => {
    const second = right.find(({ bbox }) => bbox.x0 > first.bbox.x1 && isOnLine(first.bbox, bbox));
    return second === undefined ? [] : [{ first, second, apart: second.bbox.x0 - first.bbox.x1 }];
  });
}

function isOnLine(one: Box, other: Box): boolean {
  const overlap = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return overlap >= SAME_LINE * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}

function replaceLine<W extends Boxed>(paragraphs: Line<W>[][], line: Line<W>, by: Line<W> | null): void {
  for (const lines of paragraphs) {
    const at = lines.indexOf(line);
    if (at !== -1) lines.splice(at, 1, ...(by === null ? [] : [by]));
  }
}

function around(one: Box, other: Box): Box {
  return {
    ...{ x0: Math.min(one.x0, other.x0), y0: Math.min(one.y0, other.y0) },
    ...{ x1: Math.max(one.x1, other.x1), y1: Math.max(one.y1, other.y1) },
  };
}

function gapsOf(words: readonly Boxed[]): number[] {
  return words.slice(1).map(({ bbox }, at) => bbox.x0 - (words[at]?.bbox.x1 ?? 0));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
