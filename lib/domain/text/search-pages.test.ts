// @spec 5: document search: blank ignored, special characters escaped
import { expect, test } from "vitest";
import { makeDocumentSearch } from "./search-pages.ts";

const PAGES = [
  { pageNumber: 1, text: "Jonah MARLOW stopped promptly." },
  { pageNumber: 2, text: "Nothing here." },
  { pageNumber: 3, text: "I asked Mar-\nlow to step out. “Marlow” agreed (it said a.b)." },
];

test("finds over line breaks, hyphens and case, in the order of the pages", () => {
  const search = makeDocumentSearch(PAGES);
  const matches = search("marlow");
  expect(matches.map(({ pageNumber }) => pageNumber)).toEqual([1, 3, 3]);
  expect(matches.map(({ pageNumber, start, end }) => PAGES[pageNumber - 1]?.text.slice(start, end))).toEqual([
    "MARLOW",
    "Mar-\nlow",
    "Marlow",
  ]);
  expect(search('"marlow"')).toHaveLength(1);
});

test("special characters are only characters, blank queries are ignored", () => {
  const search = makeDocumentSearch(PAGES);
  expect(search("a.b")).toHaveLength(1);
  expect(search("a?b")).toEqual([]);
  expect(search(".*")).toEqual([]);
  expect(search("")).toEqual([]);
  expect(search("  ")).toEqual([]);
});

test("case counts only when it is asked for", () => {
  expect(makeDocumentSearch(PAGES, { caseSensitive: true })("MARLOW")).toHaveLength(1);
  expect(makeDocumentSearch(PAGES, { caseSensitive: true })("Mar-low")).toHaveLength(1);
});
