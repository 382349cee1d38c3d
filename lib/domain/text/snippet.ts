import type { TextRange } from "./normalise-text.ts";

/** Characters shown on each side of the words. */
const AROUND = 80;

export type Snippet = {
  /** One line: white space is one space, what was cut off is "…". */
  readonly text: string;
  /** Where the words stand in it. */
  readonly start: number;
  readonly end: number;
};

/** The words of a place in a text with a little of what stands around them, cut at spaces where there are some. */
export function snippetAround(text: string, { start, end }: TextRange): Snippet {
  const from = cutBefore(text, start);
  const to = cutAfter(text, end);
  const before = oneLine(`${from > 0 ? "…" : ""}${text.slice(from, start)}`).trimStart();
  const words = oneLine(text.slice(start, end)).trim();
  const after = oneLine(`${text.slice(end, to)}${to < text.length ? "…" : ""}`).trimEnd();
  return { text: `${before}${words}${after}`, start: before.length, end: before.length + words.length };
}

function cutBefore(text: string, start: number): number {
  const from = Math.max(0, start - AROUND);
  if (from === 0) return 0;
  const space = text.slice(from, start).search(/\s/);
  return space === -1 ? withoutHalf(text, from) : from + space + 1;
}

function cutAfter(text: string, end: number): number {
  const to = Math.min(text.length, end + AROUND);
  if (to === text.length) return to;
  const space = /\s\S*$/.exec(text.slice(end, to));
  return space === null ? withoutHalf(text, to) : end + space.index;
}

/** Never between the two halves of a character. */
function withoutHalf(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
