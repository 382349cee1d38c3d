import { createRequire } from "node:module";
import { canvasOf, useFont } from "./canvas.ts";
import type { Canvas, Context } from "./canvas.ts";
import type { Draws } from "./seeded-draws.ts";

const require = createRequire(import.meta.url);
/** Fonts that neither the product nor another set of fixtures uses, with the sizes that they are set in. Points. */
const FONTS = [
  { family: "eb-garamond", weight: 400, sizes: [11.5, 13.5] },
  { family: "eb-garamond", weight: 700, sizes: [11.5, 13] },
  { family: "pt-serif", weight: 400, sizes: [9.5, 12] },
  { family: "roboto-condensed", weight: 400, sizes: [10, 12.5] },
  { family: "special-elite", weight: 400, sizes: [10, 12] },
] as const;
for (const { family, weight } of FONTS)
  useFont(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`), `${family}-${weight}`);

const DPI = 200;
const UNIT = DPI / 72;
const [WIDTH, HEIGHT] = [612 * UNIT, 792 * UNIT];
const GAP = 26 * UNIT;
const FORM_LABELS = [
  ...["Reporting officer", "Date and time", "Location of offense", "Complainant", "Narrative", "Property taken"],
  ...["Action taken", "Witness", "Vehicle", "Reviewed by", "Evidence number", "Disposition"],
];

export type Layout = "one-column" | "two-columns" | "form";
export type DrawnSheet = {
  readonly canvas: Canvas;
  /** The words that can be seen on the sheet. */
  readonly truth: string;
};
type Place = { readonly left: number; readonly top: number; readonly width: number; readonly bottom: number };
type Piece = { readonly word: string; readonly x: number; readonly y: number; readonly width: number };
type Pen = { readonly context: Context; readonly size: number; readonly leading: number };

/** A letter-size sheet at 200 dpi with as much of the text as it has room for. */
export function drawSheet(
  text: string,
  { layout, redacted, draws }: { readonly layout: Layout; readonly redacted: boolean; readonly draws: Draws },
): DrawnSheet {
  const canvas = canvasOf(WIDTH, HEIGHT, "#fff");
  const context = canvas.getContext("2d");
  const font = draws.oneOf(FONTS);
  const size = draws.between(font.sizes[0], font.sizes[1]) * UNIT * (layout === "two-columns" ? 0.92 : 1);
  context.font = `${size}px ${font.family}-${font.weight}`;
  context.fillStyle = draws.oneOf(["#0c0c0c", "#1c1c22", "#2a2a2a"]);
  const margin = draws.between(50, 72) * UNIT;
  const pen = { context, size, leading: size * draws.between(1.25, 1.5) };
  const sheet = { left: margin, top: margin, width: WIDTH - 2 * margin, bottom: HEIGHT - margin };
  if (layout === "form") return { canvas, truth: drawForm(text, sheet, pen) };
  const lines = layout === "one-column" ? flowed(text, sheet, pen).lines : inTwoColumns(text, sheet, pen);
  return { canvas, truth: drawLines(lines, { pen, barred: redacted ? draws : null }) };
}

function inTwoColumns(text: string, sheet: Place, pen: Pen): Piece[][] {
  const width = (sheet.width - GAP) / 2;
  const all = flowed(text, { ...sheet, width, bottom: sheet.bottom * 2 }, pen).lines;
  const half = Math.min(Math.ceil(all.length / 2), Math.floor((sheet.bottom - sheet.top) / pen.leading));
  return all.slice(0, half * 2).map((line, index) => {
    const [across, up] = index < half ? [0, 0] : [width + GAP, half * pen.leading];
    return line.map((piece) => ({ ...piece, x: piece.x + across, y: piece.y - up }));
  });
}

/** Breaks a text into lines of words, as many as there is room for. `rest` is what was left over. */
function flowed(text: string, place: Place, pen: Pen): { readonly lines: Piece[][]; readonly rest: string } {
  const space = pen.context.measureText(" ").width;
  const lines: Piece[][] = [];
  const paragraphs = text.split("\n").map((line) => line.split(/\s+/).filter((word) => word !== ""));
  for (const [at, words] of paragraphs.entries()) {
    let line: Piece[] = [];
    let x = place.left;
    for (const [index, word] of words.entries()) {
      const { width } = pen.context.measureText(word);
      if (line.length > 0 && x + width > place.left + place.width) {
        lines.push(line);
        [line, x] = [[], place.left];
      }
      const y = place.top + (lines.length + 1) * pen.leading;
      if (y > place.bottom) {
        const left = [words.slice(index), ...paragraphs.slice(at + 1)];
        return { lines, rest: left.map((each) => each.join(" ")).join("\n") };
      }
      line.push({ word, x, y, width });
      x += width + space;
    }
    lines.push(line);
  }
  return { lines, rest: "" };
}

/** @returns the words that were drawn; with `barred` some runs of them are under black bars instead */
function drawLines(
  lines: readonly (readonly Piece[])[],
  { pen, barred }: { readonly pen: Pen; readonly barred: Draws | null },
): string {
  const { context, size } = pen;
  return lines
    .map((line) => {
      const from = barred?.happens(0.3) === true ? Math.floor(barred.between(0, line.length)) : line.length;
      const to = barred === null ? from : from + Math.floor(barred.between(1, 5));
      const [first, last] = [line[from], line[Math.min(to, line.length) - 1]];
      if (first !== undefined && last !== undefined)
        context.fillRect(first.x - 3, first.y - size * 0.82, last.x + last.width - first.x + 6, size * 1.12);
      const seen = line.filter((_, index) => index < from || index >= to);
      for (const { word, x, y } of seen) context.fillText(word, x, y);
      return seen.map(({ word }) => word).join(" ");
    })
    .join("\n");
}

/** Rows with a label at the left, a ruled line under each line of text, and a box around all. */
function drawForm(text: string, sheet: Place, pen: Pen): string {
  const { context } = pen;
  const labelWidth = 112 * UNIT;
  const inner = { ...sheet, left: sheet.left + labelWidth + 8 * UNIT, width: sheet.width - labelWidth - 12 * UNIT };
  const rule = (y: number, from: number, weight: number) =>
    context.fillRect(from, y, sheet.left + sheet.width - from, weight);
  const truth: string[] = [];
  let [rest, top] = [text, sheet.top];
  rule(top, sheet.left, 4);
  for (const label of FORM_LABELS) {
    const bottom = Math.min(sheet.bottom, top + pen.leading * (label === "Narrative" ? 9.2 : 2.2));
    const row = flowed(rest, { ...inner, top, bottom: bottom - pen.leading * 0.1 }, pen);
    if (row.lines.length === 0) break;
    rest = row.rest;
    context.fillText(label, sheet.left + 5 * UNIT, top + pen.leading, labelWidth - 10 * UNIT);
    truth.push(`${label} ${drawLines(row.lines, { pen, barred: null })}`);
    for (const [line] of row.lines) if (line !== undefined) rule(line.y + pen.size * 0.3, inner.left, 2);
    top += pen.leading * (row.lines.length + 0.5);
    rule(top, sheet.left, 3);
    if (rest === "" || top > sheet.bottom - pen.leading * 2) break;
  }
  for (const x of [sheet.left, sheet.left + labelWidth, sheet.left + sheet.width])
    context.fillRect(x, sheet.top, 3, top - sheet.top);
  return truth.join("\n");
}
