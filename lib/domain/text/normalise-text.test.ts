import { describe, expect, test } from "vitest";
import { findNormalised, normaliseText } from "./normalise-text.ts";

function found(haystack: string, needle: string, options?: { readonly caseSensitive?: boolean }): string[] {
  return findNormalised(haystack, needle, options).map(({ start, end }) => haystack.slice(start, end));
}

describe("normaliseText", () => {
  test.each([
    ["  Two   words\n\there ", "two words here"],
    ["“Quoted” ‘text’ — dash – and ‑", "\"quoted\" 'text'-dash-and-"],
    ["exam-\nple and exam\u00ADple", "example and example"],
    ["Smith-\nJones, 1985-\n1990", "smith-jones, 1985-1990"],
    ["ﬁle Ｎｏ １２", "file no 12"],
    ["10² and 5½", "10² and 5½"],
    ["Straße ΣΊΣΥΦΟΣ", "strasse σίσυφοσ"],
    ["cafe\u0301", "café"],
    ["", ""],
    ["\u200B\u00AD", ""],
  ])("%j reads %j", (text, expected) => {
    expect(normaliseText(text).text).toBe(expected);
  });

  test("keeps capitals when asked to", () => {
    expect(normaliseText("“It”  Is", { caseSensitive: true }).text).toBe('"It" Is');
  });

  test("leads every unit back to its place", () => {
    const { text, offsets, ends } = normaliseText("aﬁ-\nb  c");
    expect(text).toBe("afib c");
    expect([...offsets]).toEqual([0, 1, 1, 4, 5, 7]);
    expect([...ends]).toEqual([1, 2, 2, 5, 7, 8]);
  });
});

describe("findNormalised", () => {
  test("finds over line breaks, hyphenation and curly quotes, in original offsets", () => {
    const page = "He said “stop the\n car” and the inter-\nview ended.";
    expect(findNormalised(page, '"stop the car"')).toEqual([{ start: 8, end: 23 }]);
    expect(found(page, "the interview ended")).toEqual(["the inter-\nview ended"]);
    expect(found(page, "inter-view")).toEqual(["inter-\nview"]);
  });

  test("a hyphen of the needle needs a hyphen on the page", () => {
    expect(found("the pretrial file", "pre-trial")).toEqual([]);
    expect(found("the pre-trial file", "pre-trial")).toEqual(["pre-trial"]);
    expect(found("the pre-trial file", "pretrial")).toEqual([]);
  });

  test("ends before what was dropped, not behind it", () => {
    expect(found("exam-\nple", "exam")).toEqual(["exam"]);
  });

  test("all places, in order, without overlap", () => {
    expect(findNormalised("aaaa", "aa")).toEqual([
      { start: 0, end: 2 },
      { start: 2, end: 4 },
    ]);
  });

  test("special characters are plain characters", () => {
    expect(found("a.c (b) abc", "a.c (b)")).toEqual(["a.c (b)"]);
  });

  test("case sensitive on request", () => {
    expect(found("Rights rights", "rights", { caseSensitive: true })).toEqual(["rights"]);
    expect(found("Rights rights", "rights")).toEqual(["Rights", "rights"]);
  });

  test.each(["", "  ", "\u00AD"])("%j finds nothing", (needle) => {
    expect(found("some text", needle)).toEqual([]);
  });
});
