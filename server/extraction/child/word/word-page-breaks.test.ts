import { expect, test } from "vitest";
import { unifyPageBreaks } from "./word-page-breaks.ts";

const text = (word: string): string => `<w:t xml:space="preserve">${word}</w:t>`;
const EXPLICIT = '<w:br w:type="page"/>';
const RENDERED = "<w:lastRenderedPageBreak/>";

test("a rendered break becomes a break", () => {
  expect(unifyPageBreaks(text("a") + RENDERED + text("b"))).toEqual({
    xml: text("a") + EXPLICIT + text("b"),
    source: "rendered",
  });
});

test("an explicit break noted again before the next word counts once", () => {
  const xml = `${text("a")}${EXPLICIT}</w:p><w:p>${text(" ")}${RENDERED}${text("b")}${RENDERED}${text("c")}`;
  expect(unifyPageBreaks(xml).xml.split(EXPLICIT)).toHaveLength(3);
});

test("two explicit breaks are an empty page; line and column breaks are none", () => {
  expect(unifyPageBreaks(text("a") + EXPLICIT + EXPLICIT).xml).toBe(text("a") + EXPLICIT + EXPLICIT);
  expect(unifyPageBreaks('<w:br/><w:br w:type="column"/>')).toEqual({
    xml: '<w:br/><w:br w:type="column"/>',
    source: "none",
  });
  expect(unifyPageBreaks(EXPLICIT).source).toBe("explicit");
});
