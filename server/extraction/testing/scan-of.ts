import { degrees, PDFDocument, rgb, StandardFonts } from "pdf-lib";
import { PDFParse } from "pdf-parse";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PdfCanvas, PdfDocument } from "../child/pdf/open-pdf.ts";

/** Degrees counterclockwise. */
const STAMP_TILT = 10;

export type ScanFlaws = {
  readonly dpi?: number;
  /** How crooked the paper lay. Degrees clockwise. */
  readonly skew?: number;
  /** How the paper lay: quarter turns clockwise. */
  readonly turn?: 0 | 1 | 2 | 3;
  /** Standard deviation of the grain, of 255. */
  readonly noise?: number;
  /** Black and white, of 255: a worn copy has grey ink on grey paper. */
  readonly ink?: number;
  readonly paper?: number;
  /** 0..100 */
  readonly jpegQuality?: number;
  /** Printed over the picture as text, as a court does. */
  readonly stamp?: string;
  /** Inked across the middle of the paper by a rubber stamp. */
  readonly rubberStamp?: string;
  /** The gray of the desk around a paper that was photographed, of 255. */
  readonly desk?: number;
  /** How much light a shadow takes from the lower right half of the paper. Fraction 0..1. */
  readonly shadow?: number;
  /** Sent by fax: black or white dots, half as many down as across. */
  readonly fax?: boolean;
};

/** The canvas of pdf.js in Node, as far as it is used here. */
type Canvas = {
  readonly width: number;
  readonly height: number;
  encode(kind: "jpeg", quality: number): Promise<Buffer>;
};
type Context = {
  fillStyle: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  drawImage(image: unknown, x: number, y: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  putImageData(data: unknown, x: number, y: number): void;
};

/**
 * Prints a PDF and scans it: pages that are pictures alone, with the flaws of a real scan. The same flaws make the same
 * bytes.
 */
export async function scanOf(pdf: Uint8Array, flaws: ScanFlaws = {}): Promise<Uint8Array> {
  const source = await open(flaws.rubberStamp === undefined ? pdf : await withRubberStamp(pdf, flaws.rubberStamp));
  const scan = await PDFDocument.create();
  scan.setCreationDate(new Date(0));
  scan.setModificationDate(new Date(0));
  const font = await scan.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= source.numPages; number += 1) {
    const { jpeg, width, height } = await photograph(source, number, flaws);
    const picture = await scan.embedJpg(jpeg);
    const points = 72 / (flaws.dpi ?? 200);
    const page = scan.addPage([width * points, height * points]);
    page.drawImage(picture, { x: 0, y: 0, width: width * points, height: height * points });
    if (flaws.stamp !== undefined) page.drawText(flaws.stamp, { x: 40, y: height * points - 18, size: 8, font });
  }
  return scan.save();
}

async function open(pdf: Uint8Array): Promise<PdfDocument> {
  const require = createRequire(createRequire(import.meta.url).resolve("pdf-parse"));
  const folder = join(dirname(require.resolve("pdfjs-dist/legacy/build/pdf.mjs")), "../..");
  const parser = new PDFParse({
    data: pdf.slice(),
    standardFontDataUrl: join(folder, "standard_fonts/"),
    disableFontFace: true,
    verbosity: 0,
  });
  return (parser as unknown as { load(): Promise<PdfDocument> }).load();
}

async function photograph(source: PdfDocument, pageNumber: number, flaws: ScanFlaws) {
  const { dpi = 200, skew = 0, turn = 0, jpegQuality = 75, desk = 255 } = flaws;
  const page = await source.getPage(pageNumber);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  const flat = source.canvasFactory.create(width, height);
  await page.render({ canvas: flat.canvas, canvasContext: flat.context, viewport }).promise;

  const isOnItsSide = turn % 2 === 1;
  const laid = source.canvasFactory.create(isOnItsSide ? height : width, isOnItsSide ? width : height);
  const canvas = laid.canvas as Canvas;
  const context = contextOf(laid);
  context.fillStyle = `rgb(${desk}, ${desk}, ${desk})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2 + (skew * Math.PI) / 180);
  context.drawImage(flat.canvas, -width / 2, -height / 2);

  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  wear(image.data, { width: canvas.width, height: canvas.height, flaws });
  context.putImageData(image, 0, 0);
  return { jpeg: await canvas.encode("jpeg", jpegQuality), width: canvas.width, height: canvas.height };
}

/** Across the middle, a little crooked, the letters as high as three lines of print. */
async function withRubberStamp(pdf: Uint8Array, words: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf);
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const color = rgb(0.7, 0.15, 0.2);
  const [size, opacity] = [44, 0.55];
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const long = font.widthOfTextAtSize(words, size);
    const [x, y] = [(width - long) / 2, height * 0.68];
    page.drawText(words, { x, y, size, font, color, opacity, rotate: degrees(STAMP_TILT) });
    page.drawRectangle({
      ...{ x: x - 8, y: y - 14, width: long + 20, height: size + 14, rotate: degrees(STAMP_TILT) },
      ...{ borderColor: color, borderWidth: 3, borderOpacity: opacity },
    });
  }
  return document.save();
}

/** What the light, the copier and the fax do to each dot. */
function wear(
  data: Uint8ClampedArray,
  { width, height, flaws }: { readonly width: number; readonly height: number; readonly flaws: ScanFlaws },
): void {
  const { noise = 0, ink = 0, paper = 255, shadow = 0, fax = false } = flaws;
  const grain = grains(noise);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((fax ? y - (y % 2) : y) * width + x) * 4;
      // Soft along its edge, as the shadow of a hand is.
      const across = x / width + y / height - 0.9;
      const light = 1 - shadow / (1 + Math.exp(-across * 14));
      const value = (ink + ((data[from] ?? 0) / 255) * (paper - ink)) * light + grain();
      const at = (y * width + x) * 4;
      data[at] = data[at + 1] = data[at + 2] = fax ? (value < 150 ? 0 : 255) : value;
    }
  }
}

function contextOf({ context }: PdfCanvas): Context {
  return context as unknown as Context;
}

/** Noise around zero, the same at each run. */
function grains(deviation: number): () => number {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  // Three even draws make nearly a normal one of half a unit.
  return () => (next() + next() + next()) * 2 * deviation;
}
