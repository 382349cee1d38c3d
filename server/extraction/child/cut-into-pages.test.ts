import { expect, test } from "vitest";
import { cutAtFormFeeds, cutIntoPages } from "./cut-into-pages.ts";

const bare = (text: string): string => text.replace(/\s/g, "");

test("cuts at empty lines, line ends, spaces, or anywhere, and keeps every visible character", () => {
  for (const unit of [`${"word ".repeat(60)}\n\n`, `${"word ".repeat(60)}\n`, "word ", "word", "😀"]) {
    const text = unit.repeat(Math.ceil(20_000 / unit.length));
    const pages = cutIntoPages(text);
    expect(bare(pages.join(""))).toBe(bare(text));
    expect(pages.length).toBeGreaterThan(3);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(6_000);
    expect(pages.every((page) => page.isWellFormed())).toBe(true);
  }
});

test("a text of less than a page and a half stays whole; none is one empty page", () => {
  expect(cutIntoPages("x ".repeat(2_999))).toHaveLength(1);
  expect(cutIntoPages("")).toEqual([""]);
});

test("form feeds end pages, an empty page between two of them is kept", () => {
  expect(cutAtFormFeeds("a\f\fb\f")).toEqual({ pages: ["a", "", "b"], isApproximate: false });
  expect(cutAtFormFeeds(`a\f${"word ".repeat(2_000)}`).isApproximate).toBe(true);
});
