import { expect, test } from "vitest";
import { judgePdfPage } from "./judge-pdf-page.ts";

const SENTENCE = "The officer stopped the car at 9 p.m. and asked the driver to open the trunk of it.";

test("a page full of words is the page, whatever else it shows", () => {
  const text = SENTENCE.repeat(8);
  expect(judgePdfPage(text, "picture")).toEqual({
    text,
    confidence: 1,
    doubt: null,
    unreadReason: null,
    needsOcr: false,
  });
});

test("fifteen words are a text; with a picture beside them OCR looks whether there are more", () => {
  const read = { text: SENTENCE, confidence: 1, doubt: null, unreadReason: null };
  expect(judgePdfPage(SENTENCE, "lines")).toEqual({ ...read, needsOcr: false });
  expect(judgePdfPage(SENTENCE, "picture")).toEqual({ ...read, needsOcr: true });
});

test.each([
  "Case 2:20-cv-00123-ABC Document 14-3 Filed 05/06/20 Page 2 of 17",
  "Case: 19-1234 Document: 00117654321 Page: 1 Date Filed: 10/11/2020 Entry ID: 6372912",
  "USCA4 Appeal: 21-1043 Doc: 22 Filed: 03/04/2021 Pg: 7 of 60",
])("the words of a stamp do not count: %s", (stamp) => {
  const text = `${stamp}\n${stamp}\n17`;
  const judged = judgePdfPage(text, "picture");
  expect(judged).toMatchObject({ text, confidence: 0.3, needsOcr: true });
  expect(judged.unreadReason).toContain("Apart from a stamp or a few words");
});

test("a few words without a picture are a short page", () => {
  expect(judgePdfPage("EXHIBIT A", "lines")).toEqual({
    text: "EXHIBIT A",
    confidence: 1,
    doubt: null,
    unreadReason: null,
    needsOcr: false,
  });
});

test("no words: each reason by what the page shows", () => {
  const judged = (["picture", "lines", "nothing"] as const).map((shown) => judgePdfPage(" \n", shown));
  expect(judged.map(({ needsOcr }) => needsOcr)).toEqual([true, true, false]);
  expect(judged[0]?.unreadReason).toContain("a scan or a photograph");
  expect(judged[1]?.unreadReason).toContain("drawn, not typed");
  expect(judged[2]?.unreadReason).toContain("it is blank, or its content is damaged");
});

test("glyphs without a code are kept and not trusted", () => {
  const text = `${"\uE012\uE013 ".repeat(20)}${SENTENCE}`;
  expect(judgePdfPage(text, "picture")).toEqual({
    text,
    confidence: 0,
    doubt: null,
    unreadReason: "The font on this page has no readable character codes, so its text cannot be trusted.",
    needsOcr: true,
  });
});

test("a layer of moved letters is doubted and left to OCR", () => {
  const moved = [...SENTENCE.repeat(4)].map((letter) =>
    letter === " " ? " " : String.fromCharCode(letter.charCodeAt(0) - 9),
  );
  expect(judgePdfPage(moved.join(""), "nothing")).toMatchObject({
    confidence: 0.2,
    doubt: "The text in this file is not readable in any language. Compare with the original page.",
    unreadReason: null,
    needsOcr: true,
  });
});
