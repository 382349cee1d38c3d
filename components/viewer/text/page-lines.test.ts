import { expect, test } from "vitest";
import { layOutPage } from "./page-lines.ts";

const NOTHING = { cited: null, citations: [], hits: [], activeHit: null, notes: [], unsure: [] };
const TEXT = "the vehicle weaved over\nthe fog line three times. I\n\nstopped.";

const textOf = (lines: ReturnType<typeof layOutPage>) =>
  lines.map(({ segments }) => segments.map(({ text }) => text).join("")).join("\n");
const marked = (lines: ReturnType<typeof layOutPage>, mark: string) =>
  lines.flatMap(({ segments }) => segments.filter((segment) => segment.mark === mark).map(({ text }) => text));

test("numbers the lines, the empty ones too", () => {
  const lines = layOutPage(TEXT, NOTHING);
  expect(lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(lines[2]?.segments).toEqual([]);
  expect(textOf(lines)).toBe(TEXT);
});

test("a quote over a line break is marked on both lines, and on no other word", () => {
  const cited = { start: 4, end: 48 };
  expect(TEXT.slice(cited.start, cited.end)).toBe("vehicle weaved over\nthe fog line three times");
  const lines = layOutPage(TEXT, { ...NOTHING, cited, citations: [cited] });
  expect(marked(lines, "cite")).toEqual(["vehicle weaved over", "the fog line three times"]);
  expect(lines.map(({ isCited }) => isCited)).toEqual([true, true, false, false]);
  expect(textOf(lines)).toBe(TEXT);
});

test("the active match lies over the quote, the other matches under it", () => {
  const lines = layOutPage(TEXT, {
    cited: { start: 4, end: 18 },
    citations: [],
    hits: [
      { start: 0, end: 3 },
      { start: 4, end: 11 },
      { start: 24, end: 27 },
    ],
    activeHit: { start: 4, end: 11 },
    notes: [],
    unsure: [],
  });
  expect(lines[0]?.segments.map(({ start, text, mark }) => [start, text, mark])).toEqual([
    [0, "the", "hit"],
    [3, " ", null],
    [4, "vehicle", "active"],
    [11, " weaved", "cite"],
    [18, " over", null],
  ]);
  expect(marked(lines, "hit")).toEqual(["the", "the"]);
});

test("offsets beyond the page mark nothing and lose nothing", () => {
  const lines = layOutPage(TEXT, { ...NOTHING, cited: { start: 900, end: 950 } });
  expect(marked(lines, "cite")).toEqual([]);
  expect(textOf(lines)).toBe(TEXT);
});

test("notes lie under the other marks, over every line they touch", () => {
  const notes = [
    { start: 4, end: 27, color: "blue" as const },
    { start: 12, end: 18, color: "rose" as const },
    { start: 0, end: 0, color: "green" as const },
  ];
  const lines = layOutPage(TEXT, { ...NOTHING, notes, hits: [{ start: 4, end: 11 }] });
  expect(lines.map(({ color }) => color)).toEqual(["rose", "blue", null, null]);
  expect(lines[0]?.segments.map(({ text, mark, color }) => [text, mark, color])).toEqual([
    ["the ", null, null],
    ["vehicle", "hit", "blue"],
    [" ", null, "blue"],
    ["weaved", null, "rose"],
    [" over", null, "blue"],
  ]);
  expect(textOf(lines)).toBe(TEXT);
});

test("words that OCR was not sure of are told, under a mark as well", () => {
  const [first] = layOutPage(TEXT, {
    ...NOTHING,
    cited: { start: 4, end: 18 },
    unsure: [
      { start: 12, end: 18 },
      { start: 19, end: 23 },
    ],
  });
  const unsure = first?.segments.filter(({ isUnsure }) => isUnsure);
  expect(unsure?.map(({ text, mark }) => [text, mark])).toEqual([
    ["weaved", "cite"],
    ["over", null],
  ]);
});
