// @spec 2.11: System Health: cards, information, 'Refresh Data', every 30 seconds; 9 its colours
import { expect, test } from "vitest";
import { errorsLevel, memoryLevel } from "./health-levels.ts";

test.each([
  [0, "good"],
  [99, "good"],
  [100, "fair"],
  [499, "fair"],
  [500, "poor"],
])("%i MB is %s", (megabytes, level) => {
  expect(memoryLevel(megabytes)).toBe(level);
});

test.each([
  [0, "good"],
  [1, "fair"],
  [9, "fair"],
  [10, "poor"],
])("%i errors is %s", (count, level) => {
  expect(errorsLevel(count)).toBe(level);
});
