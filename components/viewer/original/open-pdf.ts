import {
  getDocument,
  GlobalWorkerOptions,
  PDFDataRangeTransport,
  type PageViewport,
  type PDFDocumentProxy,
} from "pdfjs-dist/legacy/build/pdf.mjs";

/** Our own copy; scripts/lib/pdf-files.mjs. */
const FILES = "/pdfjs/";
GlobalWorkerOptions.workerSrc = `${FILES}pdf.worker.min.mjs`;

/** Bytes fetched at once: a page of a scan, and several times what is sealed together in the storage. */
const PART = 524_288;

/** Reads from one byte up to but not including another; also reports the total number of bytes. */
type ReadPart = (from: number, to: number) => Promise<{ readonly bytes: ArrayBuffer; readonly size: number }>;

/**
 * Opens a PDF in the library's worker. Of a long one only those parts are fetched that hold the pages which are drawn.
 * Import this module only when a page is to be drawn: it is large.
 * @param signal gives the document back
 * @param onLost called when a part of it cannot be fetched later on
 * @throws when it is no PDF, or one with a password
 */
export async function openPdf(
  read: ReadPart,
  { signal, onLost }: { readonly signal: AbortSignal; readonly onLost: (error: unknown) => void },
): Promise<PDFDocumentProxy> {
  const { bytes, size } = await read(0, PART);
  const start = new Uint8Array(bytes);
  const task = getDocument({
    ...(start.length >= size ? { data: start } : { range: new Parts({ size, start, read, onLost }) }),
    rangeChunkSize: PART,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${FILES}cmaps/`,
    standardFontDataUrl: `${FILES}standard_fonts/`,
    wasmUrl: `${FILES}wasm/`,
    iccUrl: `${FILES}iccs/`,
    // A document's own scripts, forms and outside links are not for a reader of evidence.
    enableXfa: false,
    isEvalSupported: false,
  });
  signal.addEventListener("abort", () => void task.destroy());
  return task.promise;
}

type Given = {
  readonly size: number;
  readonly start: Uint8Array;
  readonly read: ReadPart;
  readonly onLost: (error: unknown) => void;
};

class Parts extends PDFDataRangeTransport {
  readonly #given: Given;

  constructor(given: Given) {
    super(given.size, given.start);
    this.#given = given;
  }

  override requestDataRange(begin: number, end: number): void {
    const { read, onLost } = this.#given;
    read(begin, end).then(({ bytes }) => this.onDataRange(begin, new Uint8Array(bytes)), onLost);
  }
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
