// @spec 3: words of every kind of file, files built to do harm (product page)
import { readFile } from "node:fs/promises";
import iconv from "iconv-lite";
import { describe, expect, test } from "vitest";
import { extractBytes, extractFixture, fixturePath, pagesOfFixture, reasonFor } from "./testing/extract-bytes.ts";
import { docxOf, WORD_NAMESPACE } from "./testing/hostile-files.ts";
import type { Page } from "#lib/domain/files/pages.ts";

const APPROXIMATE = "Page numbers are approximate: the file does not say where its printed pages end.";

const textOf = (pages: readonly Page[]): string => pages.map((page) => page.text).join("\n");

describe.concurrent("Word, .docx", () => {
  test("headers and footers stand around the first page", async () => {
    const text = textOf(await pagesOfFixture("docx-hdrftr.docx"));
    expect(text).toMatch(/^First header para/);
    expect(text).toContain("Main document");
  });

  test("notes, comments and text boxes are read", async () => {
    expect(textOf(await pagesOfFixture("mammoth-footnotes.docx"))).toBe(
      "Ouch[1].[2]\n\n[1] A tachyon walks into a bar.\n\n[2] Fin.",
    );
    expect(textOf(await pagesOfFixture("mammoth-endnotes.docx"))).toContain("tachyon");
    expect(textOf(await pagesOfFixture("mammoth-comments.docx"))).toContain(
      "Comment [MW1]\nA tachyon walks into a bar.",
    );
    expect(textOf(await pagesOfFixture("mammoth-text-box.docx"))).toBe("Datum plane");
  });

  test("a table row is a line, its cells are set apart by tabs", async () => {
    expect(textOf(await pagesOfFixture("docx-tables.docx"))).toContain(
      "Header Col 1\tHeader Col 2\nLorem ipsum\tA link example",
    );
  });

  test("rendered page breaks give the printed pages", async () => {
    const result = await extractFixture("page-breaks.docx");
    expect(result.ok && result.pages.map((page) => page.text.slice(0, 26))).toEqual([
      "First page, tab here:\tfoll",
      "<<Text on second page. The",
      "<<but break falls inside l",
      "<<producing two page-break",
      "<<and then more text proce",
    ]);
    expect(result.ok && result.note).toBe(null);
  });

  test("explicit breaks and tracked changes are told", async () => {
    const body = `<w:p><w:r><w:t xml:space="preserve">One </w:t></w:r><w:del w:id="1"><w:r><w:delText>struck</w:delText></w:r></w:del></w:p><w:p><w:r><w:br w:type="page"/></w:r></w:p><w:p><w:r><w:t>Two</w:t></w:r></w:p>`;
    const result = await extractBytes(
      docxOf(`<w:document ${WORD_NAMESPACE}><w:body>${body}</w:body></w:document>`),
      "docx",
    );
    expect(result.ok && result.pages.map((page) => page.text)).toEqual(["One [struck out: struck]", "Two"]);
    expect(result.ok && result.note).toBe(
      `${APPROXIMATE} This file has tracked changes: deleted text is shown as [struck out: ...].`,
    );
  });

  test("without any break the text is cut near 4,000 characters", async () => {
    const paragraph = `<w:p><w:r><w:t>${"word ".repeat(100)}</w:t></w:r></w:p>`;
    const result = await extractBytes(
      docxOf(`<w:document ${WORD_NAMESPACE}><w:body>${paragraph.repeat(30)}</w:body></w:document>`),
      "docx",
    );
    expect(result.ok && result.pages.length).toBe(4);
    expect(result.ok && textOf(result.pages).match(/word/g)?.length).toBe(3_000);
    expect(result.ok && result.note).toBe(APPROXIMATE);
  });

  test("what cannot be read says why", async () => {
    expect(await extractFixture("testWORD_protected_passtika.docx")).toEqual({
      ok: false,
      reason: "This Word file is password-protected. Please save a copy without a password.",
    });
    expect(await extractFixture("mammoth-empty.docx")).toEqual({
      ok: false,
      reason: "This Word file contains no text.",
    });
    expect(await reasonFor(docxOf("<nonsense"), "docx")).toBe("This Word file is damaged and cannot be opened.");
    const whole = await readFile(fixturePath("simple.docx"));
    expect(await reasonFor(whole.subarray(0, 9_000), "docx")).toBe("This Word file is damaged and cannot be opened.");
  });
});

describe.concurrent("Word 97-2003, .doc", () => {
  test("body and table", async () => {
    expect(textOf(await pagesOfFixture("simple-table.doc"))).toBe(
      "This is a Word document that was created using Word 97 – SR2.  It contains a paragraph, a table consisting of 2 rows and 3 columns and a final paragraph.\nCell 1,1\tCell 1,2\tCell 1,3\nCell 2,1\tCell 2,2\tCell 2,3\nThis text is below the table.",
    );
  });

  test("control characters of the format become what they stand for", async () => {
    const bytes = await readFile(fixturePath("simple-table.doc"));
    const written = bytes.indexOf("below the table.", 0, "latin1");
    bytes.write("be\x1Fow\fthe\x1Etabl\x80", written, "latin1");
    const result = await extractBytes(bytes, "doc");
    expect(result.ok && result.pages[0]?.text).toMatch(/2,3\nThis text is beow$/);
    expect(result.ok && result.pages[1]?.text).toMatch(/^\s*the\u2011tabl€\.$/);
  });

  test("comments are read", async () => {
    expect(textOf(await pagesOfFixture("word-extractor-test10.doc"))).toContain("Third paragraph comment");
  });

  test("a picture that is not read is said on its page, struck-out words are said of the file", async () => {
    const pictured = await extractFixture("word-extractor-test06.doc");
    expect(pictured.ok && pictured.pages[0]?.doubt).toBe(
      "This page has an image that was not read. To have its words read, save the file as a PDF and add the PDF.",
    );
    // The library writes NUL over what is marked as struck out.
    const file = await readFile(fixturePath("simple.doc"));
    const word = Buffer.from("Parrots", "utf16le");
    file.fill(0, file.indexOf(word), file.indexOf(word) + word.length);
    const result = await extractBytes(file, "doc");
    expect(result.ok && result.pages[0]?.text).not.toContain("Parrots");
    expect(result.ok && result.note).toBe("This file has tracked changes: deleted text is not included.");
  });

  test.each([
    ["letter spacing of 0.75 points", 0x8840, 15],
    ["the color of right-to-left letters", 0x4a60, 1],
  ])("%s drops no words", async (_, property, value) => {
    const file = await readFile(fixturePath("word-extractor-test03.doc"));
    const before = textOf(await pagesOfFixture("word-extractor-test03.doc"));
    // In place of the size of the letters, which says nothing of the words.
    const [size, other] = [Buffer.alloc(2), Buffer.alloc(4)];
    size.writeUInt16LE(0x4a43);
    other.writeUInt16LE(property);
    other.writeUInt16LE(value, 2);
    let runs = 0;
    for (let at = file.indexOf(size); at !== -1; at = file.indexOf(size, at + 4)) runs += other.copy(file, at) / 4;
    expect(runs).toBeGreaterThan(20);
    const result = await extractBytes(file, "doc");
    expect(result.ok && textOf(result.pages)).toBe(before);
    expect(result.ok && result.note).toBeNull();
  });

  test("an RTF file under this name is read", async () => {
    const rtf = "{\\rtf1\\ansi\\ansicpg1251 \\'cf\\'f0\\'ee\\'f2\\'ee\\'ea\\'ee\\'eb 7\\page The second page}";
    const result = await extractBytes(rtf, "doc");
    expect(result.ok && result.pages.map((page) => page.text)).toEqual(["Протокол 7", "The second page"]);
  });

  test("a long file is cut into pages that say they are approximate", async () => {
    const result = await extractFixture("saved-by-table.doc");
    expect(result.ok && result.note).toBe(APPROXIMATE);
  });

  test("what cannot be read says why", async () => {
    expect(await extractFixture("badfile-01-bad-header.doc")).toEqual({
      ok: false,
      reason: "This file does not contain a Word document.",
    });
    expect(await extractFixture("57603-seven_columns.doc")).toEqual({
      ok: false,
      reason: "This Word file contains no text.",
    });
    const encrypted = Buffer.from(await readFile(fixturePath("simple.doc")));
    const information = encrypted.indexOf(Buffer.from([0xec, 0xa5]), 512);
    encrypted.writeUInt16LE(encrypted.readUInt16LE(information + 10) | 0x0100, information + 10);
    expect(await reasonFor(encrypted, "doc")).toBe(
      "This Word file is password-protected. Please save a copy without a password.",
    );
  });
});

describe.concurrent("plain text", () => {
  const SMITH = "Officer Nuñez – “I saw nothing.”\nPage 2 of the log: 14° and rain.";
  const utf16be = Buffer.from(SMITH, "utf16le").swap16();

  test.each([
    ["UTF-8", Buffer.from(SMITH)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${SMITH}`)],
    ["UTF-16LE with a mark", Buffer.from(`\uFEFF${SMITH}`, "utf16le")],
    ["UTF-16LE without a mark", Buffer.from(SMITH, "utf16le")],
    ["UTF-16BE without a mark", utf16be],
    ["UTF-32LE", Buffer.from(Uint32Array.from(`\uFEFF${SMITH}`, (character) => character.codePointAt(0) ?? 0).buffer)],
  ])("%s", async (_, bytes) => {
    const result = await extractBytes(bytes, "txt");
    expect(result).toEqual({
      ok: true,
      pages: [
        { pageNumber: 1, text: SMITH, confidence: 1, source: "text", doubt: null, unreadReason: null, needsOcr: false },
      ],
      note: null,
    });
  });

  test("Windows-1252", async () => {
    expect(textOf(await pagesOfFixture("testTXT_win-1252.txt"))).toContain("“windows” encoding");
  });

  test("a stray NUL and other control characters are spaces", async () => {
    const result = await extractBytes(`the\u0000suspect\u0091s car\u0001left${" and was gone".repeat(9)}`, "txt");
    expect(result.ok && result.pages[0]?.text).toMatch(/^the suspect s car left and/);
  });

  test("a guessed encoding lowers the confidence of the pages and says so", async () => {
    const russian = "Вечером 14 мая я видел серебристую машину у магазина, и полицейский долго говорил с водителем.";
    const result = await extractBytes(iconv.encode(russian, "windows-1251"), "txt");
    expect(result.ok && result.pages[0]?.confidence).toBeCloseTo(0.6, 1);
    expect(result.ok && result.pages[0]).toMatchObject({
      text: russian,
      doubt: "The file does not state its encoding and was read as Windows-1251. Some letters may be wrong.",
    });
  });

  test("form feeds are pages, and no page is lost", async () => {
    const result = await extractBytes("one\r\nmore\f\ftwo\f", "txt");
    expect(result.ok && result.pages.map((page) => page.text)).toEqual(["one\nmore", "", "two"]);
    expect(result.ok && result.note).toBe(null);
  });

  test("what is seen by no reader is taken out and told", async () => {
    const result = await extractBytes("not\u200B guilty\u202E \u{E0041}plea", "txt");
    expect(result.ok && result.pages[0]?.text).toBe("not guilty plea");
    expect(result.ok && result.note).toBe("3 invisible characters were removed from the text.");
  });

  test("what cannot be read says why", async () => {
    expect(await reasonFor("", "txt")).toBe("This file is empty.");
    expect(await reasonFor(" \n\t ", "txt")).toBe("This file contains no text.");
    expect(await reasonFor(Buffer.from("text \u0000 odd \u0000\u0000 binary"), "txt")).toBe(
      "The content of this file does not match its name: it is not a .txt file.",
    );
  });
});

test("a reader that cannot start is our fault and is thrown", async () => {
  await expect(extractBytes("text", "unknown" as "txt")).rejects.toThrow(/The reading process did not start/);
});
