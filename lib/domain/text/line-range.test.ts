import { expect, test } from "vitest";
import { linesOf } from "./line-range.ts";

const TEXT = "one\ntwo\n\nfour";

test.each([
  [
    { start: 0, end: 3 },
    { from: 1, to: 1 },
  ],
  // The line break belongs to the line that it ends.
  [
    { start: 0, end: 4 },
    { from: 1, to: 1 },
  ],
  [
    { start: 1, end: 5 },
    { from: 1, to: 2 },
  ],
  [
    { start: 9, end: 13 },
    { from: 4, to: 4 },
  ],
  [
    { start: 0, end: 900 },
    { from: 1, to: 4 },
  ],
  [
    { start: 5, end: 5 },
    { from: 2, to: 2 },
  ],
])("%o is on lines %o", (range, lines) => {
  expect(linesOf(TEXT, range)).toEqual(lines);
});
