// @spec 3: words of every kind of file, files built to do harm (product page)
import { readFile } from "node:fs/promises";
import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  ImageRun,
  InsertedTextRun,
  Math as Formula,
  MathFraction,
  MathRun,
  Packer,
  Paragraph,
  SimpleField,
  Table,
  TableCell,
  TableRow,
  Textbox,
  TextRun,
} from "docx";
import { describe, expect, test } from "vitest";
import { extractBytes, fixturePath, pagesOfFixture } from "./testing/extract-bytes.ts";
import { orderScore, wordScore, wordsOf } from "./testing/word-score.ts";
import { LEDGER, NARRATIVE, STATEMENT, writtenPdf } from "./testing/written-pages.ts";

/** testing/references/README.md says which tool found these words. */
const referenceOf = (name: string) => readFile(new URL(`./testing/references/${name}.txt`, import.meta.url), "utf8");
const textOf = async (name: string) => (await pagesOfFixture(name)).map(({ text }) => text).join("\n");
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many of the reference's words are not in the text. */
function lostWords(text: string, reference: string): string[] {
  const left = wordsOf(text);
  return wordsOf(reference).filter((word) => {
    const at = left.indexOf(word);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

describe("PDF", () => {
  /**
   * Pages, least share of the reference's words, least share of its pairs of words. Forms, tables and pages with numbered
   * lines have no one order: the reference reads them line by line, we column by column, or the other way round.
   */
  const FILES = [
    ["ca10_010110462922.pdf", 1, 0.985, 0.95],
    ["ca2_1-1.pdf", 2, 0.985, 0.95],
    ["ca6_1-3.pdf", 3, 0.985, 0.95],
    // A heading in spaced letters, "O R D E R".
    ["ca7_3.pdf", 1, 0.97, 0.85],
    ["ca8_.pdf", 2, 0.985, 0.95],
    ["fake-memo.pdf", 1, 0.985, 0.95],
    ["gov.uscourts.azd.1085839.3.0.pdf", 5, 0.985, 0.85],
    ["missouri.pdf", 5, 0.985, 0.95],
    ["multi-column-2p.pdf", 2, 0.985, 0.95],
    ["no_bad_redactions.7.1.pdf", 1, 0.985, 0.8],
    ["rect_ordering_6.19.pdf", 1, 0.985, 0.95],
    ["rectangles_yes.pdf", 1, 0.985, 0.95],
    ["san-jose-pd-firearm-sample.pdf", 1, 0.985, 0.7],
    ["scotus-transcript-p1.pdf", 1, 0.985, 0.7],
    ["whitespace_redactions.pdf", 1, 0.985, 0.85],
  ] as const;

  test("words, order and page count of every fixture with text", async () => {
    const scores: number[] = [];
    for (const [name, pageCount, leastWords, leastOrder] of FILES) {
      const pages = await pagesOfFixture(name);
      const text = pages.map((page) => page.text).join("\n");
      const reference = await referenceOf(name);
      expect(
        pages.map(({ pageNumber, confidence, unreadReason }) => [pageNumber, confidence, unreadReason]),
        name,
      ).toEqual(Array.from({ length: pageCount }, (_, index) => [index + 1, 1, null]));
      scores.push(wordScore(text, reference));
      expect(scores.at(-1), name).toBeGreaterThanOrEqual(leastWords);
      expect(orderScore(text, reference), name).toBeGreaterThanOrEqual(leastOrder);
    }
    expect(mean(scores)).toBeGreaterThanOrEqual(0.995);
  });

  test("capitals of two sizes are one word, as court papers set their titles", async () => {
    expect(await textOf("whitespace_redactions.pdf")).toContain(
      "NOTICE OF MOTION AND PARTIAL MOTION TO DISMISS FIRST AMENDED COMPLAINT",
    );
  });

  test("pages written here, in one column and in two", async () => {
    const written = [
      { text: NARRATIVE, size: 9 },
      { text: STATEMENT, columns: 2, font: "sans" },
      { text: LEDGER, font: "mono", size: 9 },
    ] as const;
    const result = await extractBytes(await writtenPdf(written), "pdf");
    const pages = result.ok ? result.pages : [];
    expect(pages).toHaveLength(3);
    for (const [index, { text }] of written.entries()) {
      expect(wordScore(pages[index]?.text ?? "", text)).toBe(1);
      expect(orderScore(pages[index]?.text ?? "", text)).toBeGreaterThanOrEqual(0.98);
    }
  });
});

describe("Word, .docx", () => {
  const FILES = [
    "docx-hdrftr.docx",
    "docx-tables.docx",
    "handbook-1p.docx",
    "mammoth-comments.docx",
    "mammoth-endnotes.docx",
    "mammoth-footnotes.docx",
    "mammoth-tables.docx",
    "mammoth-text-box.docx",
    "page-breaks.docx",
    "simple.docx",
    "word-extractor-test03.docx",
    "word-extractor-test06.docx",
    "word-extractor-test10.docx",
  ];

  test("every fixture: no word is lost and none is added, the marks of notes and comments included", async () => {
    for (const name of FILES) {
      const [text, reference] = [await textOf(name), await referenceOf(name)];
      expect([lostWords(text, reference), lostWords(reference, text)], name).toEqual([[], []]);
    }
  });

  test("a file of another writer: header, footer, notes, comments, boxes, fields, formulas, insertions, tables", async () => {
    const file = new Document({
      comments: { children: [{ id: 1, author: "R. Achterberg", children: [new Paragraph("margin remark")] }] },
      footnotes: { 1: { children: [new Paragraph("footnoted caveat")] } },
      sections: [
        {
          headers: { default: new Header({ children: [new Paragraph("2024-1173")] }) },
          footers: { default: new Footer({ children: [new Paragraph("14/05/2024")] }) },
          children: [
            new Paragraph({ text: "Supplemental report", heading: "Heading1" }),
            new Paragraph({
              children: [
                new TextRun("Body of the report"),
                new FootnoteReferenceRun(1),
                new CommentRangeStart(1),
                new TextRun(" commented words"),
                new CommentRangeEnd(1),
                new TextRun({ children: [new CommentReference(1)] }),
              ],
            }),
            new Paragraph({ children: [new SimpleField("DOCPROPERTY Case", "fielded docket")] }),
            new Paragraph({
              children: [
                new Formula({
                  children: [
                    new MathFraction({ numerator: [new MathRun("numerator")], denominator: [new MathRun("divisor")] }),
                  ],
                }),
              ],
            }),
            new Paragraph({
              children: [
                new InsertedTextRun({ id: 1, author: "R. Achterberg", date: "2024-05-14T00:00:00Z", text: "inserted" }),
              ],
            }),
            new Textbox({ children: [new Paragraph("boxed notice")], style: { width: "200pt", height: "80pt" } }),
            new Table({
              rows: [
                new TableRow({
                  children: ["left cell", "right cell"].map(
                    (text) => new TableCell({ children: [new Paragraph(text)] }),
                  ),
                }),
              ],
            }),
          ],
        },
      ],
    });
    const result = await extractBytes(await Packer.toBuffer(file), "docx");
    const text = result.ok ? result.pages.map((page) => page.text).join("\n") : "";
    const written = `2024-1173 Supplemental report Body of the report commented words fielded docket numerator divisor
      inserted boxed notice left cell right cell footnoted caveat margin remark 14/05/2024`;
    expect(lostWords(text, written)).toEqual([]);
    expect(wordScore(text, written)).toBeGreaterThanOrEqual(0.9);
  });
});

describe("pictures in a .docx are not read", () => {
  const picture = () =>
    new ImageRun({
      ...{ type: "png", transformation: { width: 300, height: 200 } },
      data: Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
        "base64",
      ),
    });
  const file = (children: Paragraph[]) => Packer.toBuffer(new Document({ sections: [{ children }] }));

  test("the page says so", async () => {
    const pages = [
      new Paragraph({ children: [new TextRun("The chat of that night:"), picture()] }),
      new Paragraph({ text: "No picture here.", pageBreakBefore: true }),
    ];
    const result = await extractBytes(await file(pages), "docx");
    const doubt =
      "This page has an image that was not read. To have its words read, save the file as a PDF and add the PDF.";
    expect(result.ok && result.pages.map((page) => [page.text, page.doubt])).toEqual([
      ["The chat of that night:", doubt],
      ["No picture here.", null],
    ]);
  });

  test("a file of pictures alone says what to do", async () => {
    const result = await extractBytes(await file([new Paragraph({ children: [picture()] })]), "docx");
    expect(result).toEqual({
      ok: false,
      reason:
        "This Word file contains images and no text. Save it as a PDF and add the PDF: its pages will be read by OCR.",
    });
  });
});

describe("Word 97-2003, .doc", () => {
  test.each([
    ["saved-by-table.doc", "saved-by-table.doc", 0.99],
    ["simple-table.doc", "simple-table.doc", 1],
    ["simple.doc", "simple.doc", 1],
    ["word-extractor-test03.doc", "word-extractor-test03.doc", 1],
    // The date in its footer is another one than in the .docx.
    ["word-extractor-test06.doc", "word-extractor-test06.docx", 0.97],
    // Its comments come without their marks, "SW1": a reader of such files does not tell them.
    ["word-extractor-test10.doc", "word-extractor-test10.docx", 0.9],
  ])("%s", async (name, reference, least) => {
    expect(wordScore(await textOf(name), await referenceOf(reference))).toBeGreaterThanOrEqual(least);
  });
});

describe("plain text", () => {
  test("the words of the file, whatever the encoding", async () => {
    const plain = await readFile(fixturePath("fake-text.txt"), "utf8");
    for (const name of ["fake-text.txt", "fake-text-utf-16.txt", "fake-text-utf-32.txt"])
      expect(wordScore(await textOf(name), plain), name).toBe(1);
  });
});
