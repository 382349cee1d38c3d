import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

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
 * @param scale CSS pixels per PDF point
 * @returns stops the drawing
 */
export function drawPage(
  page: Awaited<ReturnType<PDFDocumentProxy["getPage"]>>,
  { canvas, scale, onDone }: { canvas: HTMLCanvasElement; scale: number; onDone: (error: unknown) => void },
): () => void {
  const { width, height } = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: scale * density });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.width = `${Math.floor(width)}px`;
  canvas.style.height = `${Math.floor(height)}px`;
  const task = page.render({ canvas, viewport });
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
