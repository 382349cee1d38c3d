import { expect, it } from "vitest";
import { join } from "node:path";
import { compileTerms } from "../../../knowledge/compile/compile-terms.ts";
import { readVocabulary } from "../../../knowledge/compile/read-files.ts";
import { UNITS } from "../../../text/number-words.ts";
import { readAmount } from "./read-amount.ts";

it.each([
  ["1,200", 1200],
  ["6.5", 6.5],
  ["half", 0.5],
  ["twenty-one", 21],
  ["single", 1],
  ["no", 0],
  ["several", Number.NaN],
])("reads %s as %d", (text, value) => {
  expect(readAmount(text)).toBe(value);
});

it("reads each number that the vocabulary matches", () => {
  const vocabulary = readVocabulary(join(import.meta.dirname, "../../../knowledge/vocabulary"));
  const number = new RegExp(`^${compileTerms(["{number}"], vocabulary)}$`);
  const texts = [...UNITS, "twenty", "ninety", "forty-two", "sixty five", "single", "7", "1234", "12,500"];
  expect(texts.filter((text) => !number.test(text))).toEqual([]);
  expect(texts.filter((text) => Number.isNaN(readAmount(text)))).toEqual([]);
});
