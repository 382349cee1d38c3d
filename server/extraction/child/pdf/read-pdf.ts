import { writeSync } from "node:fs";
import type { SkippedPage } from "../../child-protocol.ts";
import type { ReadPage } from "../../extraction-result.ts";
import { judgePdfPage } from "./judge-pdf-page.ts";
import type { PagePainting } from "./judge-pdf-page.ts";
import { surveyPage } from "./hidden-text.ts";
import { sizeOf } from "./geometry.ts";
import { HIDDEN_TEXT, withHiddenMarks } from "./mark-hidden.ts";
import { noteLines, withFilledFields } from "./page-annotations.ts";
import { pageText } from "./page-text.ts";
import type { Annotation } from "./pdfium/annotations.ts";
import { loadPdfium } from "./pdfium/load-pdfium.ts";
import { openDocument } from "./pdfium/open-document.ts";
import type { Painted } from "./pdfium/painted.ts";
import { inReadingOrder } from "./reading-order.ts";
import { runsOf } from "./text-runs.ts";
import type { Reading } from "../reading.ts";
import { Unreadable } from "../unreadable.ts";
import { attachmentsNote } from "#lib/domain/files/unread-parts.ts";

/** Pictures of more pixels may be a scanned page. */
const NOTICED_PICTURE_PIXELS = 200_000;
const PROGRESS_EVERY_PAGES = 10;
/** A smaller picture is a logo or a seal. Share of the page, 0..1. */
const LEAST_PICTURE = 0.06;

/** Loaded with this module, before the document is looked at. */
const pdfium = await loadPdfium();

/**
 * Text layer, filled form fields and visible notes of each page, in the order of the pages; the page count is exact.
 * @throws Unreadable for a password, too many pages or no pages; anything else for a damaged file
 */
export function readPdf(given: {
  readonly path: string;
  readonly pages: number;
  readonly skipped: readonly SkippedPage[];
}): Reading {
  const document = openDocument(pdfium, { path: given.path, most: given.pages });
  if (document.pageCount < 1) throw new Unreadable("This PDF has no pages that can be counted.");
  if (document.pageCount > given.pages) {
    throw new Unreadable(
      `This PDF has ${document.pageCount.toLocaleString("en-US")} pages; at most ${given.pages.toLocaleString("en-US")} can be read. Please split it.`,
    );
  }

  const skipped = new Map(given.skipped.map(({ pageNumber, reason }) => [pageNumber, reason]));
  const pages: ReadPage[] = [];
  let pagesRead = 0;
  writeSync(1, `0 ${document.pageCount}\n`);
  for (let pageNumber = 1; pageNumber <= document.pageCount; pageNumber += 1) {
    writeSync(1, `begin ${pageNumber}\n`);
    const skippedFor = skipped.get(pageNumber);
    const page = skippedFor === undefined ? readPage(pageNumber) : unreadPage(pageNumber, skippedFor);
    pages.push(page);
    // A page that waits for OCR is not read yet: what the screen counts must not go back.
    if (!page.needsOcr) pagesRead += 1;
    if (pageNumber % PROGRESS_EVERY_PAGES === 0) writeSync(1, `${pagesRead} ${document.pageCount}\n`);
  }
  const attached = document.attachmentNames();
  return { pages, notes: attached.length === 0 ? [] : [attachmentsNote(attached)] };

  function readPage(pageNumber: number): ReadPage {
    try {
      const { painted, annotations, toView, width, height } = document.readPage(pageNumber);
      const content = inReadingOrder(runsOf(painted.flatMap((each) => (each.kind === "text" ? each.letters : []))));
      const { hidden: unseen, barePictures } = surveyPage(painted);
      const marked = withHiddenMarks(content, unseen);
      const layer = pageText(withFilledFields(marked, annotations), toView);
      const text = [layer, ...noteLines(content, annotations)].join("\n").trim();
      const painting = paintingOf(painted, annotations);
      const judged = judgePdfPage(text, painting);
      const hidden = marked === content ? null : HIDDEN_TEXT;
      const mayShowWords =
        painting === "picture" && barePictures.some((each) => sizeOf(each) > width * height * LEAST_PICTURE);
      const needsOcr = judged.needsOcr || mayShowWords;
      return { pageNumber, source: "text", ...judged, doubt: judged.doubt ?? hidden, needsOcr };
    } catch (error) {
      // PDFium itself has stopped, at its memory or at a check of its own: the next process leaves this page out.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) process.exit(1);
      // One broken page must not take the others with it, and must not vanish either.
      return { ...unreadPage(pageNumber, "This page is damaged in the file."), needsOcr: false };
    }
  }
}

function paintingOf(painted: readonly Painted[], annotations: readonly Annotation[]): PagePainting {
  const shown = annotations.filter(({ isHidden, paints }) => paints && !isHidden);
  const pixels = [...painted, ...shown].reduce((sum, each) => sum + ("pixels" in each ? each.pixels : 0), 0);
  if (pixels > NOTICED_PICTURE_PIXELS) return "picture";
  return painted.length + shown.length > 0 ? "lines" : "nothing";
}

/** OCR runs in processes of its own and may yet read what this one could not. */
function unreadPage(pageNumber: number, unreadReason: string): ReadPage {
  return { pageNumber, text: "", confidence: 0, source: "text", doubt: null, unreadReason, needsOcr: true };
}
