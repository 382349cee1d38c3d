import { expect, test } from "vitest";
import { NUMBER, readNumber } from "./number-words.ts";

test.each([
  ["1,200", 1200],
  ["7", 7],
  ["seventeen", 17],
  ["twenty-one", 21],
  ["ninety", 90],
  ["single", 1],
])("%s is %i", (text, value) => {
  expect(text).toMatch(new RegExp(`^${NUMBER}$`));
  expect(readNumber(text)).toBe(value);
});

test("other words are no number", () => {
  expect(readNumber("several")).toBeNaN();
});
