import { expect, test } from "vitest";
import { parseRange } from "./parse-range.ts";

test.each([
  ["bytes=0-0", { from: 0, to: 1 }],
  ["bytes=10-19", { from: 10, to: 20 }],
  ["bytes=90-500", { from: 90, to: 100 }],
  ["bytes=90-", { from: 90, to: 100 }],
  ["bytes=-30", { from: 70, to: 100 }],
  ["bytes=-300", { from: 0, to: 100 }],
])("%s", (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test.each([null, "", "bytes=-", "bytes=-0", "bytes=20-10", "bytes=100-", "bytes=0-1,5-9", "pages=1-2", "bytes=a-b"])(
  "the whole file for %j",
  (header) => {
    expect(parseRange(header, 100)).toBeNull();
  },
);

test("an empty file has no part", () => {
  expect(parseRange("bytes=0-10", 0)).toBeNull();
});
