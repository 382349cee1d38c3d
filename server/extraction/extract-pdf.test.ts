// @spec 3: words of every kind of file, files built to do harm (product page)
import { readFile } from "node:fs/promises";
import { PDFDocument, PDFName, PDFRawStream, StandardFonts } from "pdf-lib";
import type { PDFFont, PDFImage, PDFPage } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { extractBytes, extractFixture, fixturePath, pagesOfFixture, reasonFor } from "./testing/extract-bytes.ts";
import { scanOf } from "./testing/scan-of.ts";
import { NARRATIVE, STATEMENT, writtenPdf } from "./testing/written-pages.ts";
import type { Page } from "#lib/domain/files/pages.ts";

const SCAN = "This page is a scan or a photograph, and no words could be read from it.";
const STAMP = "Apart from a stamp or a few words, this page is an image, and no more words could be read from it.";

const textOf = (pages: readonly Page[]): string => pages.map((page) => page.text).join("\n");

describe.concurrent("PDF", () => {
  test.each(["ca10_010110462922.pdf", "ca8_.pdf"])(
    "a filing stamp over a full text layer changes nothing: %s",
    async (name) => {
      const pages = await pagesOfFixture(name);
      expect(pages.map((page) => page.unreadReason)).toEqual(pages.map(() => null));
    },
  );

  test.each(["image-pdf-2.pdf", "phototest-scan.pdf", "scan-missouri-p2.pdf"])(
    "a scan is left to OCR: %s",
    async (name) => {
      expect(await pagesOfFixture(name)).toEqual([
        { pageNumber: 1, text: "", confidence: 0, source: "text", doubt: null, unreadReason: SCAN, needsOcr: true },
      ]);
    },
  );

  test("a scan whose only text is the court's stamp keeps the stamp and is left to OCR", async () => {
    const [page] = await pagesOfFixture("scan-stamped-scotus.pdf");
    expect(page).toMatchObject({ confidence: 0.3, doubt: null, unreadReason: STAMP, needsOcr: true });
    expect(page?.text).toMatch(/Filed/);
  });

  test("text under a black box comes out as it lies in the file", async () => {
    expect(textOf(await pagesOfFixture("rectangles_yes.pdf")).length).toBeGreaterThan(1_900);
  });

  test("bytes before the header are borne", async () => {
    const file = Buffer.concat([Buffer.from("\r\n\r\n"), await readFile(fixturePath("ca6_1-3.pdf"))]);
    expect(await reasonFor(file, "pdf")).toBe("read 3 pages");
  });

  test("a password is named", async () => {
    expect(await extractFixture("password.pdf")).toEqual({
      ok: false,
      reason: "This PDF is password-protected. Please save a copy without a password.",
    });
  });

  test("filled form fields and notes are part of the page; progress is told", async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    for (let number = 1; number <= 20; number += 1) {
      document.addPage().drawText(`Incident report, sheet ${number}`, { font, x: 50, y: 700 });
    }
    const field = document.getForm().createTextField("suspect");
    field.setText("Blue sedan, partial plate 7KX");
    field.addToPage(document.getPage(0), { x: 50, y: 600 });
    const told: unknown[] = [];
    const result = await extractBytes(await document.save(), "pdf", { onProgress: (progress) => told.push(progress) });
    expect(result.ok && result.pages[0]?.text).toBe("Incident report, sheet 1\nBlue sedan, partial plate 7KX");
    expect(result.ok && result.pages[19]?.text).toBe("Incident report, sheet 20");
    expect(told).toEqual([
      { pagesRead: 0, pageCount: 20 },
      { pagesRead: 10, pageCount: 20 },
      { pagesRead: 20, pageCount: 20 },
    ]);
  });

  test("a picture without letters over it is left to OCR, however much text its page has; a searchable scan is not", async () => {
    const page = async (draw: (page: PDFPage, picture: PDFImage, font: PDFFont) => void) => {
      const document = await PDFDocument.create();
      const chat = await PDFDocument.load(await scanOf(await writtenPdf([{ text: STATEMENT }])));
      const scan = chat.context.enumerateIndirectObjects().map(([, object]) => object);
      const bytes = scan.find(
        (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of("Subtype")) === PDFName.of("Image"),
      );
      if (!(bytes instanceof PDFRawStream)) throw new Error("no picture");
      const font = await document.embedFont(StandardFonts.Helvetica);
      draw(document.addPage([612, 792]), await document.embedJpg(bytes.contents), font);
      const result = await extractBytes(await document.save(), "pdf");
      return result.ok ? result.pages[0]?.needsOcr : null;
    };
    const text =
      NARRATIVE.replaceAll("\n", " ")
        .match(/.{1,100} /g)
        ?.join("\n") ?? "";
    const lines = { x: 40, y: 740, size: 9, lineHeight: 11 };
    expect(
      await page((sheet, picture, font) => {
        sheet.drawText(text, { ...lines, font });
        sheet.drawImage(picture, { x: 100, y: 50, width: 250, height: 320 });
      }),
    ).toBe(true);
    expect(
      await page((sheet, picture, font) => {
        sheet.drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
        sheet.drawText(text, { ...lines, font });
      }),
    ).toBe(false);
    expect(
      await page((sheet, picture, font) => {
        sheet.drawText(text, { ...lines, font });
        sheet.drawImage(picture, { x: 40, y: 750, width: 60, height: 40 });
      }),
    ).toBe(false);
  });

  test("files attached to a PDF are named", async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText("Portfolio of the case");
    await document.attach(Buffer.from("call log"), "call log.txt", {});
    await document.attach(Buffer.from("report"), "report.docx", {});
    const result = await extractBytes(await document.save(), "pdf");
    expect(result.ok && result.note).toBe(
      "This PDF carries 2 attached files that are not read: call log.txt, report.docx. Add them to the case to have them read.",
    );
  });

  test("a blank page between two written ones is counted and named", async () => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.addPage().drawText("EXHIBIT A", { font, x: 50, y: 700 });
    document.addPage();
    document.addPage().drawText("EXHIBIT B", { font, x: 50, y: 700 });
    const result = await extractBytes(await document.save(), "pdf");
    expect(result.ok && result.pages).toEqual([
      {
        pageNumber: 1,
        text: "EXHIBIT A",
        confidence: 1,
        source: "text",
        doubt: null,
        unreadReason: null,
        needsOcr: false,
      },
      {
        pageNumber: 2,
        text: "",
        confidence: 0,
        source: "text",
        doubt: null,
        unreadReason: "This page shows nothing: it is blank, or its content is damaged.",
        needsOcr: false,
      },
      {
        pageNumber: 3,
        text: "EXHIBIT B",
        confidence: 1,
        source: "text",
        doubt: null,
        unreadReason: null,
        needsOcr: false,
      },
    ]);
  });
});
