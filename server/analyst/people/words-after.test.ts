import { expect, test } from "vitest";
import { indexCues, indexWord, matchesAt } from "./words-after.ts";

const places = indexCues(
  ["They arrested Ray Marlow. Sgt. O'Brien arrested Smith-Jones.", "Nobody was arrested."],
  /arrested /g,
);
const isArrested = (name: string) =>
  matchesAt(places.get(indexWord(name)) ?? [], new RegExp(`arrested (?:\\w+ )?${name}\\b`, "iy"));

test.each(["Ray", "Marlow", "Smith", "Smith-Jones", "ray marlow"])("%s follows the cue", (name) => {
  expect(isArrested(name)).toBe(true);
});

test.each(["O'Brien", "Jones", "Mar", "Nobody"])("%s does not", (name) => {
  expect(isArrested(name)).toBe(false);
});

test("a name far behind the cue belongs to no cue", () => {
  expect(indexCues([`arrested ${"and then ".repeat(30)}Marlow`], /arrested /g).has("marlow")).toBe(false);
});
