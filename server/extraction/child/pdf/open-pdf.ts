import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { SameThreadPort } from "./same-thread-port.ts";
import { Unreadable } from "../unreadable.ts";

/** The part of pdf.js that is used here; pdf-parse opens the document but does not hand it out by type. */
export type PdfDocument = {
  readonly numPages: number;
  readonly canvasFactory: {
    create(width: number, height: number): PdfCanvas;
    destroy(canvas: PdfCanvas): void;
  };
  getPage(pageNumber: number): Promise<PdfPage>;
};
type PdfJs = {
  readonly PDFWorker: new (given: { readonly port: SameThreadPort }) => never;
};
type PdfJsParser = { readonly WorkerMessageHandler: { initializeFromPort(port: SameThreadPort): void } };
export type PdfCanvas = {
  readonly canvas: unknown;
  readonly context: {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
};
export type PdfPage = {
  getViewport(given: { readonly scale: number }): PdfViewport;
  render(given: PdfCanvasTarget): { readonly promise: Promise<void> };
  cleanup(): boolean;
};
export type PdfViewport = { readonly width: number; readonly height: number; readonly transform: readonly number[] };
type PdfCanvasTarget = { readonly canvas: unknown; readonly canvasContext: unknown; readonly viewport: PdfViewport };
/** Loads pdf.js and the native canvas that it draws on: afterwards no more native code is needed. */
export async function loadPdfJs(): Promise<void> {
  await import("pdf-parse");
}

/**
 * Opens a PDF to draw its pages, with everything that it may need from outside itself, from the packages on this disk.
 * @param mostPicturePixels larger pictures are not decoded; pictures.wereTooLarge() tells of them
 * @throws Unreadable for a password; anything else for a damaged file
 */
export async function openPdf(given: { readonly path: string; readonly mostPicturePixels: number }) {
  // Called late: it must be in place before pdf.js says anything.
  const pictures = noticeLargePictures();
  const { PDFParse, PasswordException } = await import("pdf-parse");
  // The copy of pdf.js that pdf-parse uses: the character maps of another version would not fit.
  const require = createRequire(createRequire(import.meta.url).resolve("pdf-parse"));
  const entry = require.resolve("pdfjs-dist/legacy/build/pdf.mjs");
  const folder = join(dirname(entry), "../..");
  const { PDFWorker } = (await import(entry)) as PdfJs;
  const { WorkerMessageHandler } = (await import(join(dirname(entry), "pdf.worker.mjs"))) as PdfJsParser;
  const port = new SameThreadPort();
  WorkerMessageHandler.initializeFromPort(port);
  const parser = new PDFParse({
    worker: new PDFWorker({ port }),
    data: new Uint8Array(await readFile(given.path)),
    cMapUrl: join(folder, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(folder, "standard_fonts/"),
    // Without it a JPEG 2000 scan is a blank page, with no error.
    wasmUrl: join(folder, "wasm/"),
    maxImageSize: given.mostPicturePixels,
    isEvalSupported: false,
    disableFontFace: true,
    verbosity: 1,
  });
  // `load` is private to TypeScript alone. The public calls give pictures of pages as files alone.
  const opened = parser as unknown as { load(): Promise<PdfDocument> };
  const document = await opened.load().catch((error: unknown) => {
    if (error instanceof PasswordException) {
      throw new Unreadable("This PDF is password-protected. Please save a copy without a password.");
    }
    throw error;
  });
  return { document, pictures };
}

/**
 * pdf.js tells of a picture above `maxImageSize` by a warning alone. Taking the warning is the only way to learn of a
 * picture without decoding it. All other warnings are dropped: a hostile file can cause millions.
 */
function noticeLargePictures(): { reset(): void; wereTooLarge(): boolean } {
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
    wereTooLarge: () => noticed,
  };
}
