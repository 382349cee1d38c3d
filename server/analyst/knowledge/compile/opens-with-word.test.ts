import { expect, it } from "vitest";
import { opensWithWord } from "./opens-with-word.ts";

it.each([
  "ran",
  "ran|walked",
  "(?:ran|walked) {1,4}off",
  "(?:(?:the|a) {1,4})?man",
  "\\d{1,2}(?=%)",
  "\\bran",
  "(?!no\\b)\\w+",
  "[bc]at",
  "(?<color>red|blue) car",
  "u?nder",
  "(?:a\\)|b)c",
])("%s: always", (source) => {
  expect(opensWithWord(source)).toBe(true);
});

it.each([
  ": none",
  "ran|: none",
  "(?:ran|\\[x\\])",
  "(?:the {1,4})?: none",
  "^ran",
  "[^a]b",
  "['a]b",
  "(?:a|(?:b|-c))d",
  "a?-b",
  "a*",
  "",
  ".ran",
])("%s: not always", (source) => {
  expect(opensWithWord(source)).toBe(false);
});
