import { expect, test } from "vitest";
import { keepsLinesOf, longestLine } from "./keeps-lines.ts";

test("keeps the lines of a page and wraps the paragraphs of a file that has none", () => {
  expect(longestLine("one\nlonger\n")).toBe(6);
  const given = { chosen: null, isPhone: false };
  expect(keepsLinesOf(`${"a".repeat(132)}\nb`, given)).toBe(true);
  expect(keepsLinesOf(`b\n${"a".repeat(133)}`, given)).toBe(false);
  expect(keepsLinesOf("a\nb", { ...given, isPhone: true })).toBe(false);
});

test("the reader's choice wins", () => {
  expect(keepsLinesOf("a".repeat(500), { chosen: true, isPhone: true })).toBe(true);
  expect(keepsLinesOf("a", { chosen: false, isPhone: false })).toBe(false);
});
