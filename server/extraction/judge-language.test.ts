// @spec 3: words of every kind of file, files built to do harm (product page)
import { describe, expect, test } from "vitest";
import { isGarbled, readability } from "./judge-language.ts";
import { ABROAD } from "./testing/abroad.ts";
import { casePages } from "./testing/case-pages.ts";
import { misread, shifted, substituted } from "./testing/layer-fixtures.ts";
import { LEDGER, NARRATIVE, STATEMENT } from "./testing/written-pages.ts";

const ENGLISH = [NARRATIVE, STATEMENT];
const NAMES =
  "Marlow, Raymond\nOkafor, Teresa\nDelgado, Luis\nAlvarez, Pilar\nWhitfield, Anne\nNguyen, Thanh\nKowalski, Piotr\nHarmon, Gus\n".repeat(
    6,
  );

const retold = (text: string, told: (letter: string) => string) => text.replace(/\S/g, told);

describe("garbled", () => {
  const garbled = ENGLISH.flatMap((text) => [
    ...[-29, -3, 1, 29].map((by) => retold(text, shifted(by))),
    ...[1, 2, 9].map((seed) => retold(text, substituted(seed))),
    ...[3, 4, 5].map((seed) => misread(text, seed)),
  ]);

  test("20 of 20 are found", () => {
    expect(garbled).toHaveLength(20);
    expect(garbled.filter((text) => !isGarbled(text))).toEqual([]);
  });

  test("the sound reading is the better one", () => {
    for (const text of garbled) expect(readability(text)).toBeLessThan(readability(NARRATIVE) - 0.2);
  });
});

describe("sound", () => {
  test("no page of a case file is doubted", () => {
    const pages = casePages();
    expect(pages.length).toBeGreaterThan(200);
    expect(pages.filter(isGarbled)).toEqual([]);
  });

  test.each(Object.entries(ABROAD))("%s", (_, text) => {
    expect(isGarbled(text)).toBe(false);
    expect(isGarbled(text.toUpperCase())).toBe(false);
  });

  test.each([
    ["a table", LEDGER],
    ["names", NAMES],
    ["names in capitals", NAMES.toUpperCase()],
    ["figures", "12,480.00  03/14/2024  0115  C4  8KXR217\n".repeat(40)],
    ["contents with dots", "Statement of facts ............................ 12\n".repeat(20)],
    ["a few words", "EXHIBIT A"],
    ["nothing", ""],
  ])("%s", (_, text) => {
    expect(isGarbled(text)).toBe(false);
  });
});
