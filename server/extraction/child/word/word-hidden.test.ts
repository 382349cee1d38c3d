import { expect, test } from "vitest";
import { withHiddenWords } from "./word-hidden.ts";

const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const WHITE = '<w:color w:val="FFFFFF"/>';
const SHADE = '<w:shd w:val="clear" w:fill="1F3864"/>';
const seen = (xml: string) => withHiddenWords(xml).replace(/<[^>]+>/g, "");

test("hidden and white words stand between marks, a passage of several runs between one pair", () => {
  expect(seen(`<w:p>${run("a ")}${run("b", "<w:vanish/>")}${run("c ", WHITE)}${run("d")}</w:p>`)).toBe(
    "a [hidden: bc ]d",
  );
  expect(seen(`<w:p>${run("a", "<w:vanish/>")}</w:p><w:p>${run("b", "<w:vanish/>")}</w:p>`)).toBe(
    "[hidden: a][hidden: b]",
  );
});

test("hidden is off where Word says so, and a paragraph's mark may be hidden without its words", () => {
  expect(seen(`<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run("a", '<w:vanish w:val="0"/>')}</w:p>`)).toBe("a");
});

test("white words are seen on a ground: of their own, of their paragraph, of a table, of a box", () => {
  const paragraphs = [
    `<w:p>${run("a", WHITE + SHADE)}</w:p>`,
    `<w:p><w:pPr>${SHADE}</w:pPr>${run("b", WHITE)}</w:p>`,
    `<w:tbl><w:tr><w:tc><w:p>${run("c", WHITE)}</w:p></w:tc></w:tr></w:tbl>`,
    `<w:p><w:r><w:txbxContent><w:p>${run("d", WHITE)}</w:p></w:txbxContent></w:r></w:p>`,
  ];
  expect(paragraphs.map(seen)).toEqual(["a", "b", "c", "d"]);
  // The ground ends with its paragraph, the box with its end.
  expect(seen(`${paragraphs.join("")}<w:p>${run("e", WHITE)}</w:p>`)).toBe("abcd[hidden: e]");
});

test("nothing hidden, nothing changed; what never ends changes nothing else", () => {
  const plain = `<w:p>${run("a")}</w:p>`;
  expect(withHiddenWords(plain)).toBe(plain);
  expect(seen(`<w:p>${run("a", "<w:vanish/>")}<w:r><w:t>b`)).toBe("[hidden: a]b");
});
