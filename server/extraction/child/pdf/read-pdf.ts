import { writeSync } from "node:fs";
import type { SkippedPage } from "../../child-protocol.ts";
import type { ReadPage } from "../../extraction-result.ts";
import { judgePdfPage } from "./judge-pdf-page.ts";
import type { PagePainting } from "./judge-pdf-page.ts";
import { openPdf } from "./open-pdf.ts";
import type { PdfDocument } from "./open-pdf.ts";
import { operatorNames, surveyPage } from "./hidden-text.ts";
import type { Operators } from "./hidden-text.ts";
import { HIDDEN_TEXT, withHiddenMarks } from "./mark-hidden.ts";
import { noteLines, withFilledFields } from "./page-annotations.ts";
import { pageText } from "./page-text.ts";
import { inReadingOrder } from "./reading-order.ts";
import type { Reading } from "../reading.ts";
import { Unreadable } from "../unreadable.ts";
import { attachmentsNote } from "#lib/domain/unread-parts.ts";

/** Pictures of more pixels are not decoded, only noticed: decoding a scan costs more than all text of its document. */
const NOTICED_PICTURE_PIXELS = 200_000;
const PROGRESS_EVERY_PAGES = 10;
/** A smaller picture is a logo or a seal. Share of the page, 0..1. */
const LEAST_PICTURE = 0.06;
/** What a page paints may be damaged where its text is not. */
const NO_OPERATORS: Operators = { fnArray: [], argsArray: [] };

/**
 * Text layer, filled form fields and visible notes of each page, in the order of the pages; the page count is exact.
 * @throws Unreadable for a password, too many pages or no pages; anything else for a damaged file
 */
export async function readPdf(given: {
  readonly path: string;
  readonly pages: number;
  readonly skipped: readonly SkippedPage[];
}): Promise<Reading> {
  // pdf.js only needs this class to exist until it renders; its own choice is a native canvas, which is not let in here.
  Object.assign(globalThis, { DOMMatrix: Object });
  const { document, pictures, OPS } = await openPdf({
    path: given.path,
    mostPicturePixels: NOTICED_PICTURE_PIXELS,
    draws: false,
  });
  const paints = paintingOperations(OPS);
  const names = operatorNames(OPS);
  if (document.numPages < 1) throw new Unreadable("This PDF has no pages.");
  if (document.numPages > given.pages) {
    throw new Unreadable(
      `This PDF has ${document.numPages.toLocaleString("en-US")} pages; at most ${given.pages.toLocaleString("en-US")} can be read. Please split it.`,
    );
  }

  const skipped = new Map(given.skipped.map(({ pageNumber, reason }) => [pageNumber, reason]));
  const pages: ReadPage[] = [];
  let pagesRead = 0;
  writeSync(1, `0 ${document.numPages}\n`);
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber += 1) {
    writeSync(1, `begin ${pageNumber}\n`);
    const skippedFor = skipped.get(pageNumber);
    const page = skippedFor === undefined ? await readPage(pageNumber) : unreadPage(pageNumber, skippedFor);
    pages.push(page);
    // A page that waits for OCR is not read yet: what the screen counts must not go back.
    if (!page.needsOcr) pagesRead += 1;
    if (pageNumber % PROGRESS_EVERY_PAGES === 0) writeSync(1, `${pagesRead} ${document.numPages}\n`);
  }
  return { pages, notes: await attachmentNotes(document) };

  async function readPage(pageNumber: number): Promise<ReadPage> {
    try {
      const page = await document.getPage(pageNumber);
      const annotations = await page.getAnnotations();
      const content = inReadingOrder(await page.getTextContent());
      pictures.reset();
      const operators = await page.getOperatorList().catch(() => NO_OPERATORS);
      const { hidden: unseen, barePictures } = surveyPage(operators, { names, hasPicture: pictures.wereTooLarge() });
      const marked = withHiddenMarks(content, unseen);
      const viewport = page.getViewport({ scale: 1 });
      const layer = pageText(withFilledFields(marked, annotations), viewport.transform);
      const text = [layer, ...noteLines(content, annotations)].join("\n").trim();
      const judged = judgePdfPage(text, paintingOf(operators));
      page.cleanup();
      const hidden = marked === content ? null : HIDDEN_TEXT;
      const pageArea = viewport.width * viewport.height;
      const mayShowWords =
        paintingOf(operators) === "picture" && barePictures.some((each) => areaOf(each) > pageArea * LEAST_PICTURE);
      const needsOcr = judged.needsOcr || mayShowWords;
      return { pageNumber, source: "text", ...judged, doubt: judged.doubt ?? hidden, needsOcr };
    } catch {
      // One broken page must not take the others with it, and must not vanish either.
      return { ...unreadPage(pageNumber, "This page is damaged in the file."), needsOcr: false };
    }
  }

  function paintingOf({ fnArray, argsArray }: Operators): PagePainting {
    let pixels = 0;
    let paintsAnything = pictures.wereTooLarge();
    for (const [index, operation] of fnArray.entries()) {
      if (paints.pictures.has(operation)) pixels += pixelsOf(argsArray[index]);
      paintsAnything ||= paints.pictures.has(operation) || paints.lines.has(operation);
    }
    if (pictures.wereTooLarge() || pixels > NOTICED_PICTURE_PIXELS) return "picture";
    return paintsAnything ? "lines" : "nothing";
  }
}

async function attachmentNotes(document: PdfDocument): Promise<string[]> {
  const attached = Object.values((await document.getAttachments().catch(() => null)) ?? {});
  return attached.length === 0 ? [] : [attachmentsNote(attached.map(({ filename }) => filename))];
}

/** OCR runs in processes of its own and may yet read what this one could not. */
function unreadPage(pageNumber: number, unreadReason: string): ReadPage {
  return { pageNumber, text: "", confidence: 0, source: "text", doubt: null, unreadReason, needsOcr: true };
}

type Sides = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

function areaOf({ left, bottom, right, top }: Sides): number {
  return (right - left) * (top - bottom);
}

function pixelsOf(args: unknown): number {
  if (!Array.isArray(args)) return 0;
  const [first, width, height] = args as readonly unknown[];
  if (typeof width === "number" && typeof height === "number") return width * height;
  const inline = first as { readonly width?: unknown; readonly height?: unknown } | null | undefined;
  return typeof inline?.width === "number" && typeof inline.height === "number" ? inline.width * inline.height : 0;
}

function paintingOperations(numbers: Readonly<Record<string, number>>) {
  const numbersOf = (test: (name: string) => boolean): ReadonlySet<number> =>
    new Set(Object.entries(numbers).flatMap(([name, number]) => (test(name) ? [number] : [])));
  return {
    pictures: numbersOf((name) => /^paint.*Image/.test(name)),
    lines: numbersOf((name) => ["constructPath", "shadingFill", "rawFillPath", "showText"].includes(name)),
  };
}
