import { expect, it } from "vitest";
import { countFound } from "./count-found.ts";

/** Failures name no line: the blind half is only scored. */
const counts = countFound();

function total(half: "learn" | "blind", planted: boolean): { found: number; of: number } {
  const ofHalf = counts.filter((count) => count.half === half && count.planted === planted);
  return {
    found: ofHalf.reduce((sum, { found }) => sum + found, 0),
    of: ofHalf.reduce((sum, { of }) => sum + of, 0),
  };
}

it("finds planted lines that nobody learnt from", () => {
  const { found, of } = total("blind", true);
  expect(of).toBe(63);
  expect(found).toBeGreaterThanOrEqual(41);
});

it("leaves look-alikes that nobody learnt from", () => {
  const { found, of } = total("blind", false);
  expect(of).toBe(29);
  expect(found).toBeLessThanOrEqual(2);
});

it("knows the half it learnt from", () => {
  expect([total("learn", true), total("learn", false)]).toEqual([
    { found: 57, of: 57 },
    { found: 0, of: 31 },
  ]);
});
