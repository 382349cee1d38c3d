import { expect, test } from "vitest";
import { parseSearch } from "./parse-search.ts";

const told = (query: string) =>
  parseSearch(query).map(({ text, kind, isExcluded }) => `${isExcluded ? "not " : ""}${kind} ${text}`);

test("words, phrases and what is left out", () => {
  expect(told('fog "three times" -lane -"two  beers" ')).toEqual([
    "word fog",
    "phrase three times",
    "not word lane",
    "not phrase two beers",
  ]);
});

test("a number with separators is one phrase, and keeps how it was typed", () => {
  expect(told("24-CR-0117 23:42")).toEqual(["phrase 24 CR 0117", "phrase 23 42"]);
  expect(parseSearch("24-CR-0117")[0]?.typed).toBe("24-CR-0117");
});

test("the last word may be unfinished, a phrase and a single letter not", () => {
  expect(told("officer oka")).toEqual(["word officer", "beginning oka"]);
  expect(told("officer o")).toEqual(["word officer", "word o"]);
  expect(told('"officer oka')).toEqual(["phrase officer oka"]);
  expect(told("-oka")).toEqual(["not word oka"]);
  expect(told("oka ")).toEqual(["word oka"]);
  for (const query of ["oka*", "o'ka", "oka\\", "oka&!"]) expect(told(query)).toEqual([`word ${query}`]);
});

test("signs alone are nothing", () => {
  for (const query of ["", "  ", '"', "-", '""', "..", '-""', "%", "':* & | !", "\0"]) expect(told(query)).toEqual([]);
});
