import { expect, test } from "vitest";
import { arePlacesIn, packWordPlaces, type Turn, turnedBox, unpackWordPlaces } from "./word-places.ts";

const BOX = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };
const WORDS = [
  { start: 2, end: 8, ...BOX, confidence: 0.96 },
  { start: 9, end: 10, left: 0.9, top: 0.2, width: 0.1, height: 0.05, confidence: 0 },
];

test("words come back as they were packed, in whole numbers that a smallint holds", () => {
  const packed = packWordPlaces(WORDS);
  expect(packed).toEqual([2, 6, 1000, 2000, 3000, 500, 96, 1, 1, 9000, 2000, 1000, 500, 0]);
  expect(unpackWordPlaces(packed)).toEqual(WORDS);
  expect(unpackWordPlaces([])).toEqual([]);
});

test("a box that reaches over the edge ends at it", () => {
  const [word] = unpackWordPlaces(packWordPlaces([{ ...WORDS[0]!, left: -0.01, width: 1.2 }]));
  expect([word?.left, word?.width]).toEqual([0, 1]);
});

test("behind a gap that cannot be told no word is placed wrongly: none is placed", () => {
  const far = { ...WORDS[1]!, start: 40_000, end: 40_003 };
  expect(unpackWordPlaces(packWordPlaces([WORDS[0]!, far]))).toEqual([WORDS[0]]);
});

test("what is no place in the text is told", () => {
  const packed = packWordPlaces(WORDS);
  expect(arePlacesIn(packed, "  MARLOW.x")).toBe(true);
  expect(arePlacesIn([], "")).toBe(true);
  expect(arePlacesIn(packed, "  MARLOW.")).toBe(false);
  expect(arePlacesIn(packed.slice(1), "  MARLOW.x")).toBe(false);
  expect(arePlacesIn([0, 0, 1, 1, 1, 1, 1], "MARLOW")).toBe(false);
  expect(arePlacesIn([0, 2, 10_001, 1, 1, 1, 1], "MARLOW")).toBe(false);
  expect(arePlacesIn([0, 2, 1, 1, 1, 1, 101], "MARLOW")).toBe(false);
});

test.each([
  [1, { left: 0.75, top: 0.1, width: 0.05, height: 0.3 }],
  [2, { left: 0.6, top: 0.75, width: 0.3, height: 0.05 }],
  [3, { left: 0.2, top: 0.6, width: 0.05, height: 0.3 }],
] as const)("a page turned by %i quarters, and back", (turn, turned) => {
  const result = turnedBox(BOX, turn);
  const back = turnedBox(result, (4 - turn) as Turn);
  for (const side of ["left", "top", "width", "height"] as const) {
    expect(result[side]).toBeCloseTo(turned[side], 10);
    expect(back[side]).toBeCloseTo(BOX[side], 10);
  }
});
