import { PDFDocument } from "pdf-lib";
import type { Canvas } from "./canvas.ts";

/** A letter-size PDF page that is this picture and nothing else. The same picture makes the same bytes. @param jpegQuality 0..100 */
export async function canvasPdf(picture: Canvas, jpegQuality: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setCreationDate(new Date(0));
  document.setModificationDate(new Date(0));
  const jpeg = await document.embedJpg(await picture.encode("jpeg", jpegQuality));
  document.addPage([612, 792]).drawImage(jpeg, { x: 0, y: 0, width: 612, height: 792 });
  return document.save();
}
