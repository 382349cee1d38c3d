import { expect, test } from "vitest";
import { withStruckOutText } from "./word-changes.ts";

const shown = (xml: string): string => withStruckOutText(xml).replace(/<[^>]*>/g, "");

test("struck-out words stand between marks", () => {
  expect(
    shown(
      '<w:r><w:t>He </w:t></w:r><w:del w:id="1"><w:r><w:delText xml:space="preserve">never </w:delText></w:r></w:del><w:r><w:t>consented</w:t></w:r>',
    ),
  ).toBe("He [struck out: never ]consented");
});

test("a struck-out paragraph end is no text", () => {
  const xml = '<w:pPr><w:rPr><w:del w:id="2"/></w:rPr></w:pPr>';
  expect(withStruckOutText(xml)).toBe(xml);
  expect(shown('<w:del w:id="3"></w:del>')).toBe("");
});
