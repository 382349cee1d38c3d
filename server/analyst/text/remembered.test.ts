import { expect, test } from "vitest";
import { holds, remembered } from "./remembered.ts";

test("finds once, in as many texts as are asked for again and again, and the same after it has forgotten", () => {
  let count = 0;
  const lengthOf = remembered((text) => {
    count += 1;
    return text.length;
  });
  expect([lengthOf("a word"), lengthOf("a word"), lengthOf("another")]).toEqual([6, 6, 7]);
  expect(count).toBe(2);
  const texts = Array.from({ length: 210_000 }, (_, index) => `text ${index}`);
  expect(texts.filter((text) => lengthOf(text) !== text.length)).toEqual([]);
  expect(lengthOf("text 209999")).toBe(11);
  expect(count).toBe(210_002);
  expect(lengthOf("a word")).toBe(6);
  expect(count).toBe(210_003);
});

test("holds what the pattern finds, of hundreds of patterns and texts, asked in any order and twice", () => {
  const patterns = Array.from({ length: 700 }, (_, index) => new RegExp(`${index}`, index % 2 === 0 ? "g" : ""));
  const texts = Array.from({ length: 100 }, (_, index) => `${index * 7919} and ${index * 104_729}`);
  const wrong = [...texts, ...texts.toReversed()].flatMap((text) =>
    (text.length % 2 === 0 ? patterns : patterns.toReversed()).filter(
      (pattern) => holds(text, pattern) !== text.includes(pattern.source),
    ),
  );
  expect(wrong).toEqual([]);
});
