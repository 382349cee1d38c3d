import type { TextRange } from "./normalise-text.ts";

/** The lines of a page, 1-based, both included. */
export type LineRange = { readonly from: number; readonly to: number };

/** The lines that a range of a page's text is on. Offsets are UTF-16 units; what is beyond the text is on its last line. */
export function linesOf(text: string, { start, end }: TextRange): LineRange {
  const from = lineAt(text, start);
  return { from, to: Math.max(from, lineAt(text, end - 1)) };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split("\n").length;
}
