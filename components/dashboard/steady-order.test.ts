import { expect, test } from "vitest";
import { steadyOrder } from "./steady-order.ts";

const items = (ids: string) => [...ids].map((id) => ({ id }));

test.each([
  ["nothing shown yet", "", "abc", "abc"],
  ["one that the server moves up stays", "abc", "cab", "abc"],
  ["a new case comes first", "abc", "nabc", "nabc"],
  ["the next page comes last", "ab", "abcd", "abcd"],
  ["a deleted one goes", "abc", "ac", "ac"],
  ["a new one while others move", "abc", "ncab", "nabc"],
])("%s", (_, shown, given, expected) => {
  expect(
    steadyOrder([...shown], items(given))
      .map(({ id }) => id)
      .join(""),
  ).toBe(expected);
});
