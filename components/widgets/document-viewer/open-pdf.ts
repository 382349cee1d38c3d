import {
  getDocument,
  GlobalWorkerOptions,
  type PageViewport,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/** Our own copy; scripts/lib/pdf-files.mjs. */
const FILES = "/pdfjs/";
GlobalWorkerOptions.workerSrc = `${FILES}pdf.worker.min.mjs`;

/**
 * Opens a PDF in the library's worker. Import this module only when a page is to be drawn: it is large.
 * @param bytes taken over: unusable afterwards
 * @throws when they are no PDF, or one with a password
 */
export function openPdf(bytes: ArrayBuffer): Promise<PDFDocumentProxy> {
  return getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
    // A document's own scripts, forms and outside links are not for a reader of evidence.
    enableXfa: false,
    isEvalSupported: false,
  }).promise;
}

/** Pixels; above this a phone's canvas stays black. */
const MAX_PIXELS = 16_000_000;

/**
 * Draws one page.
 * @param viewport of the page at so many CSS pixels per PDF point as it is to be shown
 * @returns stops the drawing
 */
export function drawPage(
  page: Awaited<ReturnType<PDFDocumentProxy["getPage"]>>,
  { canvas, viewport, onDone }: { canvas: HTMLCanvasElement; viewport: PageViewport; onDone: (error: unknown) => void },
): () => void {
  const { width, height } = viewport;
  const density = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
  const drawn = viewport.clone({ scale: viewport.scale * density });
  canvas.width = Math.floor(drawn.width);
  canvas.height = Math.floor(drawn.height);
  canvas.style.width = `${Math.floor(width)}px`;
  canvas.style.height = `${Math.floor(height)}px`;
  const task = page.render({ canvas, viewport: drawn });
  let isStopped = false;
  task.promise.then(
    () => onDone(null),
    (error: unknown) => {
      if (!isStopped) onDone(error);
    },
  );
  return () => {
    isStopped = true;
    task.cancel();
  };
}
