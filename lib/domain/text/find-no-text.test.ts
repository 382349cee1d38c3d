import { expect, test } from "vitest";
import { findNoText } from "./find-no-text.ts";

test.each([
  ["\0", ""],
  ["State v. \0 Marlow", ""],
  ["\ud83d", ""],
  ["\udca5\ud83d", ""],
  [{ title: "\0" }, "title"],
  [{ people: [{ name: "Ray" }, { name: "\0" }] }, "people.1.name"],
  [{ people: { "\0": 1 } }, "people"],
  ["", null],
  ["💥 \u202e \ufeff \uffff \t", null],
  [{ title: "x", list: [1, null, true, undefined] }, null],
  [undefined, null],
])("%j holds no text at %j", (value, place) => {
  expect(findNoText(value)).toBe(place);
});

test("depth is no trouble", () => {
  let deep: unknown = "\0";
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(findNoText(deep)).toMatch(/^0\.0\./);
});
