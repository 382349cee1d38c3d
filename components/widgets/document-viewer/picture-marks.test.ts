import { expect, test } from "vitest";
import { citedWords, findPictureMarks } from "./picture-marks.ts";

/** A page of 100 points upside down, as a viewport turns it, at twice the size. */
const viewport = { convertToViewportPoint: (x: number, y: number) => [x * 2, (100 - y) * 2] };
const run = (str: string, y: number) => ({ str, transform: [10, 0, 0, 10, 5, y], width: str.length * 5, height: 10 });
const marksOf = (text: string, words: string, items: readonly object[], from = 0) => {
  const start = text.indexOf(words, from);
  const cited = citedWords(text, { start, end: start + words.length });
  return findPictureMarks(items, { cited, viewport });
};

test("words within a run", () => {
  expect(marksOf("asked MARLOW to", "MARLOW", [run("asked MARLOW to", 50)])).toEqual([
    { left: 2 * (5 + 30), top: 2 * (100 - 60), width: 60, height: 24 },
  ]);
});

test("a quote over a line end, hyphenated, is a mark in each line", () => {
  const items = [run("gave an inter-", 50), { type: "beginMarkedContent" }, run("view there", 30)];
  expect(marksOf("gave an inter-\nview there", "inter-\nview", items).map(({ width }) => width)).toEqual([50, 40]);
});

test("of the same words the ones that are meant", () => {
  const [text, items] = ["Marlow said\nMarlow went", [run("Marlow said", 50), run("Marlow went", 30)]];
  expect(marksOf(text, "Marlow", items)[0]?.top).toBe(80);
  expect(marksOf(text, "Marlow", items, 5)[0]?.top).toBe(120);
});

test("a turned run is marked along its way", () => {
  const turned = { str: "MARGIN", transform: [0, 10, -10, 0, 50, 20], width: 30, height: 10 };
  expect(marksOf("MARGIN", "MARGIN", [turned])).toEqual([{ left: 80, top: 100, width: 24, height: 60 }]);
});

test("words that are not on the page, and no words, are no mark", () => {
  expect(marksOf("a scan", "scan", [])).toEqual([]);
  expect(marksOf("...", "...", [run("...", 50)])).toEqual([]);
});
