/** Letters: what a printed page, landscape, has on a line. Longer lines are paragraphs of a file without lines. */
const PRINTED_LINE = 132;

type Options = {
  /** Null while the reader has not chosen. */
  readonly chosen: boolean | null;
  /** On a phone every line would scroll sideways. */
  readonly isPhone: boolean;
};

/** Whether each line of a page is kept on one line: as the reader chose, else where lines of a page have room. */
export function keepsLinesOf(text: string, { chosen, isPhone }: Options): boolean {
  return chosen ?? (!isPhone && longestLine(text) <= PRINTED_LINE);
}

/** Letters of the longest line, UTF-16 units. */
export function longestLine(text: string): number {
  return text.split("\n").reduce((longest, { length }) => Math.max(longest, length), 0);
}
