import { describe, expect, test } from "vitest";
import type { Box } from "#lib/domain/text/word-places.ts";
import { findAmongLetters, findAmongWords } from "./picture-marks.ts";

const near = (value: number) => expect.closeTo(value, 6) as number;
const box = ({ left, top, width, height }: Box) => ({
  ...{ left: near(left), top: near(top), width: near(width), height: near(height) },
});

describe("a page with letters of its own", () => {
  /** A page of 200 by 100 points upside down, as a viewport turns it, at twice the size. */
  const viewport = {
    width: 400,
    height: 200,
    convertToViewportPoint: (x: number, y: number) => [x * 2, (100 - y) * 2],
  };
  const run = (str: string, y: number) => ({ str, transform: [10, 0, 0, 10, 5, y], width: str.length * 5, height: 10 });
  const marksOf = (text: string, words: string, items: readonly object[], from = 0) => {
    const start = text.indexOf(words, from);
    return findAmongLetters(items, { text, viewport })({ start, end: start + words.length });
  };

  test("words within a run, in fractions of the page", () => {
    expect(marksOf("asked MARLOW to", "MARLOW", [run("asked MARLOW to", 50)])).toEqual([
      box({ left: (5 + 30) / 200, top: (100 - 60) / 100, width: 30 / 200, height: 12 / 100 }),
    ]);
  });

  test("a quote over a line end, hyphenated, is a mark in each line", () => {
    const items = [run("gave an inter-", 50), { type: "beginMarkedContent" }, run("view there", 30)];
    const widths = marksOf("gave an inter-\nview there", "inter-\nview", items).map(({ width }) => width * 200);
    expect(widths.map(Math.round)).toEqual([25, 20]);
  });

  test("of the same words the ones that are meant", () => {
    const [text, items] = ["Marlow said\nMarlow went", [run("Marlow said", 50), run("Marlow went", 30)]];
    expect(marksOf(text, "Marlow", items)[0]?.top).toBe(0.4);
    expect(marksOf(text, "Marlow", items, 5)[0]?.top).toBe(0.6);
  });

  test("a turned run is marked along its way", () => {
    const turned = { str: "MARGIN", transform: [0, 10, -10, 0, 50, 20], width: 30, height: 10 };
    expect(marksOf("MARGIN", "MARGIN", [turned])).toEqual([box({ left: 0.2, top: 0.5, width: 0.06, height: 0.3 })]);
  });

  test("words that are not on the page, and no words, are no mark", () => {
    expect(marksOf("a scan", "scan", [])).toEqual([]);
    expect(marksOf("...", "...", [run("...", 50)])).toEqual([]);
  });
});

describe("a page that was read by OCR", () => {
  const TEXT = "weaved over the\nfog line";
  let at = 0;
  const word = (text: string, left: number, top: number) => {
    const start = TEXT.indexOf(text, at);
    at = start + text.length;
    return { start, end: at, left, top, width: text.length / 100, height: 0.02, confidence: 0.9 };
  };
  const words = [
    word("weaved", 0.1, 0.3),
    word("over", 0.18, 0.302),
    word("the", 0.24, 0.301),
    word("fog", 0.1, 0.34),
    word("line", 0.6, 0.34),
  ];
  const find = findAmongWords(words);
  const placesOf = (cited: string) => {
    const start = TEXT.indexOf(cited);
    return find({ start, end: start + cited.length }).map(({ left, top, width, height }) => [
      left,
      top + height / 2 - 0.01,
      width,
    ]);
  };
  const rows = (...given: number[][]) => given.map((row) => row.map(near));

  test("a quote is its words, without a gap between those of one line", () => {
    expect(placesOf("over the\nfog")).toEqual(rows([0.18, 0.3015, 0.06], [0.24, 0.3015, 0.03], [0.1, 0.34, 0.03]));
  });

  test("words of two columns are not joined", () => {
    expect(placesOf("fog line")).toEqual(rows([0.1, 0.34, 0.03], [0.6, 0.34, 0.04]));
  });

  test("letters within a word are their part of it", () => {
    expect(placesOf("ave")).toEqual(rows([0.12, 0.3, 0.03]));
    expect(placesOf("ved ov")).toEqual(rows([0.13, 0.301, 0.05], [0.18, 0.301, 0.02]));
  });

  test("a word that runs up the page is marked whole", () => {
    const upright = { start: 0, end: 6, left: 0.5, top: 0.2, width: 0.02, height: 0.2, confidence: 0.9 };
    expect(findAmongWords([upright])({ start: 2, end: 4 })).toEqual([
      box({ left: 0.5, top: 0.16, width: 0.02, height: 0.28 }),
    ]);
  });

  test("what no word stands for is no mark", () => {
    expect(find({ start: 15, end: 16 })).toEqual([]);
    expect(findAmongWords([])({ start: 0, end: 24 })).toEqual([]);
  });
});
