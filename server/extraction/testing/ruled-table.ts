import { PDFDocument, rgb, StandardFonts } from "pdf-lib";

const HEAD = ["Item", "Time", "Speed", "Plate", "Count", "Total"];
const ROWS = 18;
const NOTES = [
  "The radar unit was checked before the shift and again after it by the same officer.",
  "No record of the certificate was found in the folder that was served on us in June.",
];
const BLACK = rgb(0, 0, 0);

/** A page of figures in a table with lines, every other row gray, and two sentences in a box; and its words. */
export async function ruledTable(): Promise<{ readonly pdf: Uint8Array; readonly text: string }> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  const lines: string[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    const cells = HEAD.map((name, column) => (row === 0 ? name : String((row * 7919 + column * 104729) % 9973)));
    lines.push(cells.join(" "));
    const color = row % 2 === 0 ? rgb(0.82, 0.82, 0.82) : rgb(1, 1, 1);
    for (const [column, cell] of cells.entries()) {
      const [x, y] = [60 + column * 80, 700 - row * 20];
      page.drawRectangle({ x, y, width: 80, height: 20, color, borderWidth: 1, borderColor: BLACK });
      page.drawText(cell, { x: x + 6, y: y + 6, size: 10, font });
    }
  }
  for (const [index, note] of NOTES.entries()) page.drawText(note, { x: 60, y: 300 - index * 16, size: 11, font });
  page.drawRectangle({ x: 50, y: 270, width: 500, height: 60, borderWidth: 2, borderColor: BLACK });
  return { pdf: await document.save(), text: [...lines, ...NOTES].join("\n") };
}
