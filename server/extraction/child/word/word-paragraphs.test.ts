import { describe, expect, test } from "vitest";
import { withPrintedParagraphs } from "./word-paragraphs.ts";

const paragraph = (text: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const section = (type: string | null): string =>
  `<w:sectPr>${type === null ? "" : `<w:type w:val="${type}"/>`}<w:pgSz/></w:sectPr>`;

/** With "|" where a page ends; "?" where it does unless it has just begun. */
function shown(xml: string, parts: Readonly<Record<string, string>> = {}): string {
  const files = new Map(Object.entries(parts).map(([name, part]) => [`word/${name}.xml`, Buffer.from(part)]));
  return withPrintedParagraphs(xml, files)
    .replace(/<w:br w:type="page"\/>/g, "|")
    .replace(/<w:lastRenderedPageBreak\/>/g, "?")
    .replace(/<[^>]*>/g, "");
}

describe("pages", () => {
  test("a section that begins a page ends the one before it", () => {
    expect(
      shown(
        paragraph("one", section(null)) +
          paragraph("two", section("nextPage")) +
          paragraph("three") +
          section("nextPage"),
      ),
    ).toBe("one|two|three");
  });

  test("a section's own type says how it begins, not how it ends", () => {
    expect(shown(paragraph("one", section("nextPage")) + paragraph("two") + section("continuous"))).toBe("onetwo");
    expect(shown(paragraph("one", section("continuous")) + paragraph("two") + section("oddPage"))).toBe("one|two");
  });

  test("page break before, in the paragraph or in its style", () => {
    const styles =
      '<w:style w:styleId="Base"><w:pPr><w:pageBreakBefore/></w:pPr></w:style><w:style w:styleId="Title"><w:basedOn w:val="Base"/></w:style>';
    expect(shown(paragraph("one") + paragraph("two", "<w:pageBreakBefore/>"))).toBe("one?two");
    expect(shown(paragraph("one") + paragraph("two", '<w:pageBreakBefore w:val="0"/>'))).toBe("onetwo");
    expect(shown(paragraph("one") + paragraph("two", '<w:pStyle w:val="Title"/>'), { styles })).toBe("one?two");
    const off = '<w:pStyle w:val="Title"/><w:pageBreakBefore w:val="false"/>';
    expect(shown(paragraph("one") + paragraph("two", off), { styles })).toBe("onetwo");
  });

  test("what the properties were before a tracked change does not count", () => {
    const before = "<w:pPrChange><w:pPr><w:pageBreakBefore/></w:pPr></w:pPrChange>";
    expect(shown(paragraph("one") + paragraph("two", before))).toBe("onetwo");
  });
});

describe("numbers", () => {
  const level = (at: number, format: string, label: string, more = ""): string =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${label}"/></w:lvl>`;
  const numbering = `<w:numbering><w:abstractNum w:abstractNumId="7">${level(0, "decimal", "%1.", '<w:pStyle w:val="Heading1"/>')}${level(1, "lowerLetter", "(%2)")}${level(2, "upperRoman", "%1.%3")}</w:abstractNum><w:abstractNum w:abstractNumId="8">${level(0, "bullet", "\uF0B7")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="7"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="8"/></w:num><w:num w:numId="3"><w:abstractNumId w:val="7"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num></w:numbering>`;
  const item = (text: string, at: number, numId = 1): string =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${numId}"/></w:numPr>`);

  test("levels count on their own and begin again below the next of the level above", () => {
    expect(
      shown(item("A;", 0) + item("B;", 1) + item("C;", 1) + item("D;", 0) + item("E;", 1) + item("F;", 2), {
        numbering,
      }),
    ).toBe("1. A;(a) B;(b) C;2. D;(a) E;2.I F;");
  });

  test("a bullet has none, a list may begin elsewhere, a style may be numbered", () => {
    const styles = '<w:style w:styleId="Heading1"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>';
    expect(shown(item("A;", 0, 2) + item("B;", 0, 3) + item("C;", 0, 3), { numbering })).toBe("A;5. B;6. C;");
    expect(shown(paragraph("Rights", '<w:pStyle w:val="Heading1"/>'), { numbering, styles })).toBe("1. Rights");
    expect(shown(item("none", 0, 0), { numbering })).toBe("none");
  });
});
