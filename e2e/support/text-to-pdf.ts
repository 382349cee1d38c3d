import { PDFDocument, StandardFonts } from "pdf-lib";

/** A PDF with a text layer, one page a paragraph, its lines as they stand. */
export async function textToPdf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Courier);
  for (const paragraph of text.trim().split("\n\n")) {
    const page = document.addPage([612, 792]);
    for (const [index, line] of paragraph.split("\n").entries())
      page.drawText(line, { x: 60, y: 720 - index * 16, size: 10, font });
  }
  return Buffer.from(await document.save());
}
