import { PDFDocument, StandardFonts } from "pdf-lib";
import { FOOTER } from "../../server/demo/exhibit.ts";

/** Letter, points. */
export const PAGE = [612, 792];
/** Anything fixed: the bytes must not change with the day. */
export const MADE_AT = new Date("2025-11-03T09:00:00Z");

/** @param {string[]} pages */
export async function drawPdf(pages) {
  const document = await newPdf();
  const font = await document.embedFont(StandardFonts.Courier);
  for (const text of pages) {
    const page = document.addPage(PAGE);
    for (const [index, line] of text.split("\n").entries())
      page.drawText(line, { x: 66, y: 716 - index * 17, size: 10, font });
    page.drawText(FOOTER, { x: 256, y: 40, size: 10, font });
  }
  return document.save();
}

export async function newPdf() {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setCreationDate(MADE_AT);
  document.setModificationDate(MADE_AT);
  return document;
}
