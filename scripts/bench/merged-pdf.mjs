import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";

/** Court papers that nobody here wrote: opinions, a filing, police forms; text in every page. */
const SOURCES = ["ca8_.pdf", "ca7_3.pdf", "ca6_1-3.pdf", "gov.uscourts.azd.1085839.3.0.pdf", "missouri.pdf"];

/**
 * @param {number} pageCount
 * @returns {Promise<Uint8Array>} a PDF of that many pages
 */
export async function mergedPdf(pageCount) {
  const { PDFDocument } = await import("pdf-lib");
  const merged = await PDFDocument.create();
  const sources = await Promise.all(
    SOURCES.map((name) => PDFDocument.load(readFileSync(inRoot("e2e", "fixtures", "documents", name)))),
  );
  while (merged.getPageCount() < pageCount) {
    for (const source of sources) {
      const missing = pageCount - merged.getPageCount();
      const pages = await merged.copyPages(source, source.getPageIndices().slice(0, missing));
      for (const page of pages) merged.addPage(page);
    }
  }
  return merged.save();
}
