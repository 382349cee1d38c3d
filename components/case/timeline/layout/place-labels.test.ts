import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const label = (left: number, width = 10, worth = 0) => ({ left, width, worth });

test("beside its mark first; below, above or before it where others are", () => {
  expect(placeLabels([label(10), label(50)], [])).toEqual(["right", "right"]);
  expect(placeLabels([label(10), label(15)], [])).toEqual(["below", "right"]);
  expect(placeLabels([label(95)], [])).toEqual(["left"]);
  expect(placeLabels([label(93), label(97)], [])).toEqual(["left", "belowBack"]);
});

test("what has no room has no label, the most worth gets it first", () => {
  const crowd = Array.from({ length: 30 }, (_, index) => label(40 + index / 2, 20, index === 29 ? 1 : 0));
  const sides = placeLabels(crowd, []);
  expect(sides.at(-1)).not.toBeNull();
  expect(sides.filter((side) => side !== null).length).toBeLessThan(10);
});

test("keeps off what is taken", () => {
  const taken = { from: 10, to: 30, line: 0 } as const;
  expect(placeLabels([label(10)], [taken])).toEqual(["below"]);
  expect(placeLabels([label(10)], [taken, { ...taken, from: 0, line: 1 }])).toEqual(["above"]);
});
