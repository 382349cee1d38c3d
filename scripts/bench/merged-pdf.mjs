import { readFileSync } from "node:fs";
import { inRoot } from "../lib/paths.mjs";

/** Court papers that nobody here wrote: opinions, a filing, police forms; text in every page. */
const SOURCES = ["ca8_.pdf", "ca7_3.pdf", "ca6_1-3.pdf", "gov.uscourts.azd.1085839.3.0.pdf", "missouri.pdf"];

/**
 * The papers one after the other, again and again. Each paper's fonts are in the file once, as in one that was written in
 * one go: pages copied one round at a time would bring their fonts again with each round.
 * @param {number} pageCount
 * @returns {Promise<Uint8Array>} a PDF of that many pages
 */
export async function mergedPdf(pageCount) {
  const { PDFDocument } = await import("pdf-lib");
  const merged = await PDFDocument.create();
  const sources = await Promise.all(
    SOURCES.map((name) => PDFDocument.load(readFileSync(inRoot("e2e", "fixtures", "documents", name)))),
  );
  const perRound = sources.reduce((sum, source) => sum + source.getPageCount(), 0);
  const rounds = Math.ceil(pageCount / perRound);
  const copies = [];
  for (const source of sources) {
    const indices = Array.from({ length: rounds }, () => source.getPageIndices()).flat();
    copies.push({ perRound: source.getPageCount(), pages: await merged.copyPages(source, indices) });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { perRound: count, pages } of copies) {
      for (const page of pages.slice(round * count, (round + 1) * count)) {
        if (merged.getPageCount() < pageCount) merged.addPage(page);
      }
    }
  }
  return merged.save();
}
