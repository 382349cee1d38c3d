import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { writeSync } from "node:fs";
import { judgePdfPage } from "./judge-pdf-page.ts";
import type { PagePainting } from "./judge-pdf-page.ts";
import type { Reading } from "./reading.ts";
import { Unreadable } from "./unreadable.ts";
import type { Page } from "#lib/domain/pages.ts";

/** The part of a pdf.js page that is used here; pdf-parse opens the document but does not hand its pages out by type. */
type PdfPage = {
  getOperatorList(): Promise<{ readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }>;
  getAnnotations(): Promise<readonly PdfAnnotation[]>;
  cleanup(): boolean;
};
type PdfAnnotation = {
  readonly subtype?: string;
  readonly hidden?: boolean;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly alternativeText?: string;
  readonly checkBox?: boolean;
  readonly contentsObj?: { readonly str?: string };
};
type PdfDocument = { readonly numPages: number; getPage(pageNumber: number): Promise<PdfPage> };

/** Pictures of more pixels are not decoded, only noticed: decoding a scan costs more than all text of its document. */
const NOTICED_PICTURE_PIXELS = 200_000;
const PROGRESS_EVERY_PAGES = 10;

/**
 * Text layer, filled form fields and visible notes of each page, in the order of the pages; the page count is exact.
 * @throws Unreadable for a password, too many pages or no pages; anything else for a damaged file
 */
export async function readPdf(given: { readonly path: string; readonly pages: number }): Promise<Reading> {
  const { PDFParse, PasswordException, pdfjsFolder, OPS } = await loadParser();
  const pictures = noticePictures();
  const parser = new PDFParse({
    data: new Uint8Array(await readFile(given.path)),
    cMapUrl: join(pdfjsFolder, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(pdfjsFolder, "standard_fonts/"),
    wasmUrl: join(pdfjsFolder, "wasm/"),
    maxImageSize: NOTICED_PICTURE_PIXELS,
    isEvalSupported: false,
    disableFontFace: true,
    verbosity: 1,
  });
  // `load` is private to TypeScript alone. The public calls open no way to form fields and to what a page paints.
  const opened = parser as unknown as { load(): Promise<PdfDocument> };
  const document = await opened.load().catch((error: unknown) => {
    if (error instanceof PasswordException) {
      throw new Unreadable("This PDF is protected with a password. Please save a copy without one.");
    }
    throw error;
  });
  if (document.numPages < 1) throw new Unreadable("This PDF has no pages.");
  if (document.numPages > given.pages) {
    throw new Unreadable(
      `This PDF has ${document.numPages.toLocaleString("en-US")} pages; at most ${given.pages.toLocaleString("en-US")} can be read. Please split it.`,
    );
  }

  const pages: Page[] = [];
  for (let pageNumber = 1; pageNumber <= document.numPages; pageNumber += 1) {
    pages.push(await readPage(pageNumber));
    if (pageNumber % PROGRESS_EVERY_PAGES === 0) writeSync(1, `${pageNumber} ${document.numPages}\n`);
  }
  return { pages, notes: [] };

  async function readPage(pageNumber: number): Promise<Page> {
    try {
      const layer = await parser.getText({ partial: [pageNumber], pageJoiner: "" });
      const page = await document.getPage(pageNumber);
      const written = annotationLines(await page.getAnnotations());
      const text = [layer.pages[0]?.text ?? "", ...written].join("\n").trim();
      const judged = await judgePdfPage(text, () => paintingOf(page));
      page.cleanup();
      return { pageNumber, source: "text", ...judged };
    } catch {
      // One broken page must not take the others with it, and must not vanish either.
      return { pageNumber, text: "", confidence: 0, source: "text", unreadReason: "This page is damaged in the file." };
    }
  }

  async function paintingOf(page: PdfPage): Promise<PagePainting> {
    pictures.reset();
    const { fnArray, argsArray } = await page.getOperatorList();
    let pixels = 0;
    let paintsAnything = pictures.wereNoticed();
    for (const [index, operation] of fnArray.entries()) {
      if (OPS.pictures.has(operation)) pixels += pixelsOf(argsArray[index]);
      paintsAnything ||= OPS.pictures.has(operation) || OPS.lines.has(operation);
    }
    if (pictures.wereNoticed() || pixels > NOTICED_PICTURE_PIXELS) return "picture";
    return paintsAnything ? "lines" : "nothing";
  }
}

/** Filled form fields and notes are drawn over the page and are not in its text layer. */
function annotationLines(annotations: readonly PdfAnnotation[]): string[] {
  return annotations.flatMap((annotation) => {
    if (annotation.hidden === true) return [];
    const value = annotation.subtype === "Widget" ? fieldText(annotation) : noteText(annotation);
    return value === "" ? [] : [value];
  });
}

function fieldText({ fieldType, fieldValue, alternativeText, checkBox }: PdfAnnotation): string {
  const label = alternativeText?.trim() ?? "";
  if (checkBox === true) {
    const isChecked = typeof fieldValue === "string" && fieldValue !== "" && fieldValue !== "Off";
    return isChecked && label !== "" ? `${label}: checked` : "";
  }
  if (fieldType !== "Tx" && fieldType !== "Ch") return "";
  const values = (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).filter((value) => typeof value === "string");
  const value = values.join(", ").trim();
  return value === "" || label === "" ? value : `${label}: ${value}`;
}

function noteText({ subtype, contentsObj }: PdfAnnotation): string {
  const contents = contentsObj?.str?.trim() ?? "";
  if (contents === "") return "";
  if (subtype === "FreeText") return contents;
  return subtype === "Text" ? `[Note] ${contents}` : "";
}

function pixelsOf(args: unknown): number {
  if (!Array.isArray(args)) return 0;
  const [first, width, height] = args as readonly unknown[];
  if (typeof width === "number" && typeof height === "number") return width * height;
  const inline = first as { readonly width?: unknown; readonly height?: unknown } | null | undefined;
  return typeof inline?.width === "number" && typeof inline.height === "number" ? inline.width * inline.height : 0;
}

/**
 * pdf.js tells of a picture above `maxImageSize` by a warning alone. Taking the warning is the only way to learn of a
 * picture without decoding it. All other warnings are dropped: a hostile file can cause millions.
 */
function noticePictures(): { reset(): void; wereNoticed(): boolean } {
  let noticed = false;
  Object.assign(console, {
    warn: (message: unknown) => {
      noticed ||= typeof message === "string" && message.includes("Image exceeded maximum allowed size");
    },
    log: () => undefined,
  });
  return {
    reset: () => {
      noticed = false;
    },
    wereNoticed: () => noticed,
  };
}

async function loadParser() {
  // pdf.js only needs this class to exist until it renders; its own choice is a native canvas, which is not let in here.
  Object.assign(globalThis, { DOMMatrix: Object });
  const { PDFParse, PasswordException } = await import("pdf-parse");
  // The copy of pdf.js that pdf-parse uses: the character maps of another version would not fit.
  const require = createRequire(createRequire(import.meta.url).resolve("pdf-parse"));
  const entry = require.resolve("pdfjs-dist/legacy/build/pdf.mjs");
  const { OPS } = (await import(entry)) as { readonly OPS: Readonly<Record<string, number>> };
  const numbersOf = (test: (name: string) => boolean): ReadonlySet<number> =>
    new Set(Object.entries(OPS).flatMap(([name, number]) => (test(name) ? [number] : [])));
  return {
    PDFParse,
    PasswordException,
    pdfjsFolder: join(dirname(entry), "../.."),
    OPS: {
      pictures: numbersOf((name) => /^paint.*Image/.test(name)),
      lines: numbersOf((name) => ["constructPath", "shadingFill", "rawFillPath", "showText"].includes(name)),
    },
  };
}
