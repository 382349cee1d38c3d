import { expect, test } from "vitest";
import { placeWords } from "./place-words.ts";

const seen = (text: string, left = 0) => ({ text, confidence: 0.9, left, top: 0, width: 0.1, height: 0.1 });
const wordsOf = (text: string, words: readonly string[]) =>
  placeWords(
    text,
    words.map((word, index) => seen(word, index / 10)),
  ).map(({ start, end, left }) => [text.slice(start, end), left]);

test("each word has the place of its own occurrence", () => {
  expect(wordsOf("the car\n\nthe kerb", ["the", "car", "the", "kerb"])).toEqual([
    ["the", 0],
    ["car", 0.1],
    ["the", 0.2],
    ["kerb", 0.3],
  ]);
});

test("two words without a space between them are both placed", () => {
  expect(wordsOf("23:42hours on", ["23:42", "hours", "on"])).toEqual([
    ["23:42", 0],
    ["hours", 0.1],
    ["on", 0.2],
  ]);
});

test("characters that nobody sees are in the text as little as in the places", () => {
  expect(wordsOf("two beers", ["\u200B", "tw\u200Bo", "beers"])).toEqual([
    ["two", 0.1],
    ["beers", 0.2],
  ]);
});

test("a word that differs has no place, and those behind it keep theirs", () => {
  expect(wordsOf("two beers and dinner", ["two", "bears", "and", "dinner", "more"])).toEqual([
    ["two", 0],
    ["and", 0.2],
    ["dinner", 0.3],
  ]);
  expect(wordsOf("", ["two"])).toEqual([]);
});
