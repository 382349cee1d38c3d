import type { DecodedPicture } from "./pictures-to-pdf.ts";

/** The long side of a page at 200 dots an inch: what OCR reads best, in a tenth of the bytes of a phone's picture. */
const LONGEST = 2200;
const JPEG_QUALITY = 0.85;

/**
 * Opens a picture in the browser, turned as its camera says, and reduces it to what a page needs.
 * @returns null when this browser cannot open it
 */
export async function decodePicture(file: File): Promise<DecodedPicture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  // What a PNG leaves open is paper, not black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
}
