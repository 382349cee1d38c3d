import { BorderStyle, type Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from "docx";
import { cellParagraph } from "./word-document.ts";

/** Twentieths of a point: what Letter paper has between the margins of word-document.ts. */
const WIDTH = 9072;
const CELL_MARGINS = { top: 50, bottom: 20, left: 100, right: 100 };
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "999999" };
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE };

/**
 * A table with a head that Word repeats on each page. A row stays on one page as long as it fits on one.
 * @param head one text per column
 * @param shares width of each column, any unit
 * @param rows per row one list of paragraphs per column
 */
export function table({
  head,
  shares,
  rows,
}: {
  readonly head: readonly string[];
  readonly shares: readonly number[];
  readonly rows: readonly (readonly (readonly Paragraph[])[])[];
}): Table {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const columnWidths = shares.map((share) => Math.round((WIDTH * share) / total));
  const cell = (children: readonly Paragraph[], column: number, shade = false) =>
    new TableCell({
      width: { size: columnWidths[column] ?? 0, type: WidthType.DXA },
      margins: CELL_MARGINS,
      ...(shade ? { shading: { fill: "EEEEEE" } } : {}),
      // Word refuses a cell without a paragraph.
      children: children.length === 0 ? [cellParagraph("")] : [...children],
    });
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths,
    borders: BORDERS,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: head.map((text, column) => cell([cellParagraph([{ text, look: "strong" }])], column, true)),
      }),
      ...rows.map((row) => new TableRow({ cantSplit: true, children: row.map((one, column) => cell(one, column)) })),
    ],
  });
}
