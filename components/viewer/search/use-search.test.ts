import { expect, test } from "vitest";
import { indexFrom } from "./use-search.ts";

const at = (side: number, pageNumber: number) => ({ side, pageNumber, start: 0, end: 1 });
const MATCHES = [at(0, 1), at(0, 3), at(1, 2), at(1, 5)];

test.each([
  [{ side: 0, pageNumber: 1 }, 0, 0],
  [{ side: 0, pageNumber: 2 }, 0, 1],
  // Behind the last page of the first exhibit the second one begins, whatever its page.
  [{ side: 0, pageNumber: 9 }, 0, 2],
  [{ side: 1, pageNumber: 3 }, 0, 3],
  [{ side: 1, pageNumber: 9 }, 0, 0],
  [{ side: 1, pageNumber: 3 }, 1, 0],
  [{ side: 0, pageNumber: 1 }, -1, 3],
])("from %o, %i steps on, it is match %i", (from, steps, index) => {
  expect(indexFrom(MATCHES, { from, steps })).toBe(index);
});

test("nothing found has no first match", () => {
  expect(indexFrom([], { from: { side: 0, pageNumber: 1 }, steps: 2 })).toBe(-1);
});
