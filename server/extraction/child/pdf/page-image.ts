import { greyOf } from "../grey-image.ts";
import type { GreyImage } from "../grey-image.ts";
import type { PdfDocument, PdfPage } from "./open-pdf.ts";

/** The shorter side of a Letter page at 200 dpi; more costs time and gains nothing, less loses small print. Pixels. */
const SHORT_SIDE = 1_700;
/** A receipt is not blown up beyond this. Pixels per point of 1/72 inch. */
const MOST_SCALE = 300 / 72;
const MOST_PIXELS = 25_000_000;

/** How a page of this size in points is drawn: pixels per point. */
export function scaleFor({ width, height }: { readonly width: number; readonly height: number }): number {
  const scale = Math.min(SHORT_SIDE / Math.min(width, height), MOST_SCALE);
  return Math.min(scale, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** Draws a page as it would be printed, in grey. */
export async function imageOfPage(document: PdfDocument, page: PdfPage): Promise<GreyImage> {
  const viewport = page.getViewport({ scale: scaleFor(page.getViewport({ scale: 1 })) });
  const width = Math.max(1, Math.floor(viewport.width));
  const height = Math.max(1, Math.floor(viewport.height));
  const target = document.canvasFactory.create(width, height);
  try {
    await page.render({ canvas: target.canvas, canvasContext: target.context, viewport }).promise;
    return greyOf(target.context.getImageData(0, 0, width, height).data, width, height);
  } finally {
    document.canvasFactory.destroy(target);
  }
}
