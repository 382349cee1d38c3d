// node server/extraction/testing/make-fixtures.ts: draws pages of made-up case files, spoils their scans in the ways that
// cost OCR its words, and writes them with their words into testing/fixtures/documents: spoiled-*, which the recognition
// was tuned on, and unseen-*, which it was not; forms, marked pages, Word files and text layers that make no sense, whose
// words a reader has to find exactly. The same code gives the same bytes, so that a second run changes nothing in git.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_EXHIBITS } from "#server/demo/exhibit-texts.ts";
import { ABROAD } from "./abroad.ts";
import { casePages } from "./case-pages.ts";
import { garbledLayers, soundLayers } from "./layer-fixtures.ts";
import { ANNOTATED_WORDS, annotatedPdf, filledForm, FORM_WORDS, REDACTED_WORDS, redactedPdf } from "./marked-pdf.ts";
import { ruledTable } from "./ruled-table.ts";
import { scanOf } from "./scan-of.ts";
import type { ScanFlaws } from "./scan-of.ts";
import { UNSEEN_SCANS } from "./unseen-scans.ts";
import { CHANGED_WORDS, changedWordFile } from "./word-changes.ts";
import { WORD_FORM_WORDS, wordForm } from "./word-form.ts";
import { LEDGER, NARRATIVE, STATEMENT, writtenPdf } from "./written-pages.ts";
import type { WrittenPage } from "./written-pages.ts";

const REPORT = DEMO_EXHIBITS[0]?.pages[1] ?? "";
const TABLE = `${LEDGER}\n\n${LEDGER.replaceAll("24-117", "24-206").replaceAll("C4", "D9").replaceAll("Folder 12", "Folder 31")}`;

const RULED = await ruledTable();

/** File name, what the paper says and how it is set, what happened to it. */
const SCANS: readonly (readonly [string, WrittenPage | typeof RULED, ScanFlaws])[] = [
  ["skew-3", { text: NARRATIVE }, { skew: 3, noise: 8 }],
  ["skew-7", { text: STATEMENT, font: "sans" }, { skew: -7, noise: 10 }],
  ["skew-11", { text: REPORT, font: "mono", size: 10 }, { skew: 11, noise: 10 }],
  ["skew-15", { text: NARRATIVE, font: "sans", size: 10 }, { skew: -15 }],
  ["skew-5-desk", { text: STATEMENT }, { skew: 5, desk: 60, noise: 8 }],
  ["shadow", { text: NARRATIVE }, { shadow: 0.75, noise: 6, paper: 235, ink: 30 }],
  ["shadow-skew-4", { text: REPORT, font: "sans" }, { shadow: 0.7, skew: 4, paper: 230, ink: 40, noise: 6, desk: 50 }],
  ["fax", { text: STATEMENT, font: "sans", size: 12 }, { fax: true, noise: 30 }],
  ["fax-skew-3", { text: REPORT, font: "mono", size: 11 }, { fax: true, noise: 30, skew: 3 }],
  ["stamp", { text: NARRATIVE }, { rubberStamp: "RECEIVED", noise: 8 }],
  ["stamp-skew-4", { text: STATEMENT, font: "sans" }, { rubberStamp: "EVIDENCE", skew: -4, noise: 8 }],
  ["100-dpi", { text: NARRATIVE, font: "sans" }, { dpi: 100 }],
  ["turned-skew-4", { text: REPORT }, { turn: 1, skew: 4, noise: 8 }],
  ["head-down-skew-6", { text: STATEMENT, font: "sans" }, { turn: 2, skew: -6, noise: 8 }],
  ["two-columns-skew-5", { text: NARRATIVE, columns: 2, size: 10 }, { skew: 5, noise: 10 }],
  ["table-skew-6", { text: TABLE, font: "mono", size: 9 }, { skew: 6, noise: 8 }],
  ["ruled-table", RULED, { noise: 6 }],
  ["ruled-table-skew-5", RULED, { skew: 5, noise: 6 }],
  // No reader gets all of these two right: what counts is that their confidence says so.
  ["fax-small-print", { text: NARRATIVE, size: 9 }, { fax: true, noise: 40 }],
  ["fax-noisy", { text: NARRATIVE, font: "sans" }, { fax: true, noise: 45 }],
];

const folder = fileURLToPath(new URL("../../../testing/fixtures/documents", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, page, flaws] of SCANS) {
  const pdf = "pdf" in page ? page.pdf : await writtenPdf([page]);
  writeFileSync(join(folder, `spoiled-${name}.pdf`), await scanOf(pdf, { jpegQuality: 55, ...flaws }));
  const stamped = flaws.rubberStamp === undefined ? "" : `${flaws.rubberStamp}\n`;
  writeFileSync(join(folder, `spoiled-${name}.truth.txt`), `${stamped}${page.text}\n`);
}
for (const { name, truth, draw } of UNSEEN_SCANS) {
  writeFileSync(join(folder, `unseen-${name}.pdf`), await draw());
  writeFileSync(join(folder, `unseen-${name}.truth.txt`), `${truth}\n`);
}

/** In letters that the fonts of every PDF reader have. */
const PLAIN = /^[\s -~\u00A1-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D]+$/;
const SOUND_PAGES = 200;
const abroad = Object.values(ABROAD).filter((text) => PLAIN.test(text));
const own = 3;
const garbled = await garbledLayers();
const sound = await soundLayers([
  ...abroad,
  ...casePages()
    .filter((text) => PLAIN.test(text))
    .slice(0, SOUND_PAGES - abroad.length - own),
]);
/** File name, bytes, and the words of its pages with form feeds between them. */
const WRITTEN: readonly (readonly [string, Uint8Array, string])[] = [
  ["form-rights.pdf", await filledForm(), FORM_WORDS],
  ["marked-comments.pdf", await annotatedPdf(), ANNOTATED_WORDS],
  ["marked-hidden.pdf", await redactedPdf(), REDACTED_WORDS],
  ["word-form.docx", await wordForm(), WORD_FORM_WORDS],
  ["word-changes.docx", changedWordFile(), CHANGED_WORDS],
  ["layers-garbled.pdf", garbled.pdf, garbled.truth.join("\f")],
  ["layers-sound.pdf", sound.pdf, sound.truth.join("\f")],
];
for (const [name, bytes, truth] of WRITTEN) {
  writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, `${name.replace(/\.\w+$/, "")}.truth.txt`), `${truth}\n`);
}
