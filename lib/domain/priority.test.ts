import { expect, test } from "vitest";
import { DEFAULT_PRIORITY, parsePriority } from "./priority.ts";

test.each([
  ["low", "low"],
  ["Small Potatoes", "low"],
  ["Could Be a Winner", "medium"],
  ["MEDIUM", "medium"],
  ["all hands on deck", "high"],
  ["The Heat is On!", "urgent"],
  ["the heat  is on", "urgent"],
  [" urgent ", "urgent"],
  ["All Hands on Deck!", "high"],
])("%j is %s", (input, expected) => {
  expect(parsePriority(input)).toBe(expected);
});

test.each(["", "!", "highest", "Money Maker", "constructor", "low!!"])("%j is no priority", (input) => {
  expect(parsePriority(input)).toBeNull();
});

test("the default is medium", () => {
  expect(DEFAULT_PRIORITY).toBe("medium");
});
