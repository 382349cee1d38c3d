import { expect, test } from "vitest";
import { foldItems } from "./fold-items.ts";

const groupOf = (item: string) => item.slice(0, 1);

test("the first items are shown", () => {
  expect(foldItems(["m1", "m2", "m3"], 2, groupOf)).toEqual(["m1", "m2"]);
  expect(foldItems(["m1", "r1", "m2"], 2, groupOf)).toEqual(["m1", "r1"]);
});

test("a group that would be hidden wholly keeps its first item, in the place of the last of a larger group", () => {
  expect(foldItems(["m1", "m2", "m3", "r1", "r2"], 3, groupOf)).toEqual(["m1", "m2", "r1"]);
  expect(foldItems(["m1", "m2", "k1", "r1"], 3, groupOf)).toEqual(["m1", "k1", "r1"]);
});
