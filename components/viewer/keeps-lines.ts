/** Letters: what a printed page, landscape, has on a line. Longer lines are paragraphs of a file without lines. */
const PRINTED_LINE = 132;

/** Whether each line of a page is kept on one line: as the reader chose, else where the page has lines of a page's width. */
export function keepsLinesOf(text: string, chosen: boolean | null): boolean {
  return chosen ?? longestLine(text) <= PRINTED_LINE;
}

/** Letters of the longest line, UTF-16 units. */
export function longestLine(text: string): number {
  return text.split("\n").reduce((longest, { length }) => Math.max(longest, length), 0);
}
