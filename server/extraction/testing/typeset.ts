import { fileURLToPath } from "node:url";
import { canvasOf, useFont } from "./canvas.ts";
import type { Canvas, Context } from "./canvas.ts";

const FONT_FILES = {
  besley: "besley-latin-wght-normal",
  franklin: "libre-franklin-latin-wght-normal",
  prime: "courier-prime-latin-400-normal",
} as const;
for (const [family, file] of Object.entries(FONT_FILES)) {
  useFont(fileURLToPath(new URL(`../../../public/fonts/${file}.woff2`, import.meta.url)), family);
}

export type Sheet = {
  readonly text: string;
  readonly font: keyof typeof FONT_FILES;
  /** Points. */
  readonly size: number;
  readonly ink?: string;
  readonly paper?: string;
  readonly dpi?: number;
};

/** A letter-size sheet of typed text on a canvas; spaces of a line are kept, long lines are broken. */
export function typeset({ text, font, size, ink = "#111", paper = "#fff", dpi = 200 }: Sheet): Canvas {
  const unit = dpi / 72;
  const canvas = canvasOf(612 * unit, 792 * unit, paper);
  const context = canvas.getContext("2d");
  context.font = `${size * unit}px ${font}`;
  // Without it a variable font is drawn as thin as it goes.
  context.fontVariationSettings = "'wght' 420";
  context.fillStyle = ink;
  const margin = 62 * unit;
  const leading = size * unit * 1.4;
  const lines = text.split("\n").flatMap((line) => broken(context, line, canvas.width - 2 * margin));
  const last = margin + lines.length * leading;
  if (last > canvas.height - margin / 3) throw new Error(`Too long for a sheet: ${text.slice(0, 40)}`);
  for (const [index, line] of lines.entries()) context.fillText(line, margin, margin + index * leading);
  return canvas;
}

function broken(context: Context, line: string, width: number): string[] {
  const lines: string[] = [];
  let open = "";
  for (const word of line.split(/(?<=\s)(?=\S)/)) {
    if (open !== "" && context.measureText((open + word).trimEnd()).width > width) {
      lines.push(open.trimEnd());
      open = word;
    } else open += word;
  }
  return [...lines, open];
}
