import { expect, test } from "vitest";
import { keepsLinesOf, longestLine } from "./keeps-lines.ts";

test("keeps the lines of a page and wraps the paragraphs of a file that has none", () => {
  expect(longestLine("one\nlonger\n")).toBe(6);
  expect(keepsLinesOf(`${"a".repeat(132)}\nb`, null)).toBe(true);
  expect(keepsLinesOf(`b\n${"a".repeat(133)}`, null)).toBe(false);
});

test("the reader's choice wins", () => {
  expect(keepsLinesOf("a".repeat(500), true)).toBe(true);
  expect(keepsLinesOf("a", false)).toBe(false);
});
