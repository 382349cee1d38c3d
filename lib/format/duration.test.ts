import { expect, test } from "vitest";
import { formatDuration } from "./duration.ts";

test.each([
  [0, "0 s"],
  [41.9, "41 s"],
  [60, "1 min"],
  [3_661, "1 h 1 min"],
  [86_400, "1 d"],
  [12 * 86_400 + 4 * 3_600 + 59, "12 d 4 h"],
])("%s seconds", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
