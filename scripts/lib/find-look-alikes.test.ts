import { join } from "node:path";
import { expect, test } from "vitest";
import { readWordList } from "../../server/analyst/knowledge/compile/read-word-list.ts";
import { expandDictionary, findLookAlikes } from "./find-look-alikes.ts";
import { inRoot } from "./paths.mjs";

test("a dictionary is expanded by its prefixes and suffixes", () => {
  const aff = [
    "PFX U Y 1",
    "PFX U   0     un         .",
    "SFX D Y 2",
    "SFX D   0     d          e",
    "SFX D   y     ied        [^aeiou]y",
  ].join("\n");
  const words = expandDictionary({ aff, dic: "3\nseal\nload/U\ncarry/D\nfile/UD\n" });
  expect([...words].toSorted()).toEqual([
    ...["carried", "carry", "file", "filed", "load", "seal", "unfile", "unfiled", "unload"],
  ]);
});

test("words that a scan confuses are found, others are not", () => {
  const words = ["fail", "fall", "walk", "talk", "modern", "modem", "house", "horse", "cars", "ears"];
  expect(findLookAlikes(new Set(words))).toEqual(["cars", "ears", "fail", "fall", "modem", "modern"]);
});

test("the list of the repository fits the pairs of letters: each word has its partner in it", () => {
  const words = readWordList(inRoot(join("server", "analyst", "knowledge", "words", "look-alikes.txt")));
  expect(findLookAlikes(new Set(words))).toEqual(words);
  expect(words.length).toBeGreaterThan(3_000);
});
