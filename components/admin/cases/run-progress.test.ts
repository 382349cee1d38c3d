// @spec 4, 9: admin analysis run and dialog: four states, 5 s, 60 tries, bar
import { expect, test } from "vitest";
import { runProgress } from "./run-progress.ts";

test.each([
  [0, false, 0],
  [1, false, 2],
  [44, false, 88],
  [45, false, 90],
  [59, false, 90],
  [0, true, 10],
  [1, true, 10],
  [5, true, 10],
  [6, true, 12],
  [59, true, 90],
])("after %d looks, repeated %s: %d percent", (polls, isAgain, expected) => {
  expect(runProgress({ polls, isAgain })).toBe(expected);
});
