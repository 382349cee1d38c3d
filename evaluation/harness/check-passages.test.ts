import { describe, expect, it } from "vitest";
import { checkPassages, readPairs } from "./check-passages.ts";

/** Floors: they guard against loss; RESULTS.md has the figures. */
const FLOORS = {
  learn: { found: 35, silent: 117 },
  "hold-out": { found: 9, silent: 104 },
} as const;

it("takes no more passages for assertions than before, and finds no fewer of those that are", () => {
  const held = checkPassages().map(({ split, found, silent }) => {
    const floor = FLOORS[split as keyof typeof FLOORS];
    return [split, found >= floor.found, silent >= floor.silent];
  });
  expect(held).toEqual(Object.keys(FLOORS).map((split) => [split, true, true]));
});

describe("pairs of our own", () => {
  it.each(readPairs("own"))("$pair.point: $pair.yes.text", ({ isFound, isSilent }) => {
    expect({ isFound, isSilent }).toEqual({ isFound: true, isSilent: true });
  });
});
