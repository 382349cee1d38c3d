import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { canvasPdf } from "./canvas-pdf.ts";
import { photoAtAngle } from "./photo-at-angle.ts";
import { drawsFrom } from "./seeded-draws.ts";
import type { Draws } from "./seeded-draws.ts";
import { drawSheet } from "./seeded-sheets.ts";
import type { Layout } from "./seeded-sheets.ts";
import { faintCarbon, faxBands, laidAskew, paperGrain, scannedAt, stamped } from "./seeded-spoilers.ts";
import { coffee, grainy, staple } from "./spoilers.ts";
import type { Spoiler } from "./spoilers.ts";

/** What may happen to a sheet, in ranges that nobody adjusted to what the recognition can do. */
const CLASSES: Readonly<Record<string, (draws: Draws) => readonly Spoiler[]>> = {
  skew: (draws) => [askew(draws, 3, 15)],
  photo: (draws) => [photo(draws)],
  coffee: (draws) => [paperGrain(draws, 0.25), coffee(draws.between(0.25, 0.7), draws.between(0.2, 0.6))],
  staple: (draws) => [staple, askew(draws, 0, 2)],
  "fax-bands": (draws) => [faxBands(draws)],
  stamps: (draws) => [stamped(draws), askew(draws, 0, 2)],
  "100-dpi": () => [scannedAt(100)],
  "head-down": (draws) => [askew(draws, 0, 3), laidAskew(180, [255, 255, 255])],
  "two-columns": (draws) => [askew(draws, 0, 5)],
  carbon: (draws) => [faintCarbon(draws)],
  form: (draws) => [askew(draws, 0, 4)],
  redacted: (draws) => [paperGrain(draws, 0.2)],
};
const OF_EACH_CLASS = 2;
/** Words. */
const LEAST_WORDS = 220;

export type SeededScan = { readonly name: string; readonly draw: () => Promise<{ pdf: Uint8Array; truth: string }> };

/** Twenty-four spoiled scans: for each seed others, the same for the same seed. */
export function seededScans(seed: number): SeededScan[] {
  return Object.entries(CLASSES).flatMap(([kind, spoilersOf], index) =>
    Array.from({ length: OF_EACH_CLASS }, (_, copy) => ({
      name: `${kind}-${copy + 1}`,
      draw: async () => {
        const draws = drawsFrom(seed * 1000 + index * OF_EACH_CLASS + copy);
        const text = readFileSync(draws.oneOf(papers()), "utf8").replaceAll("\f", "\n");
        const layout = LAYOUTS[kind] ?? "one-column";
        const { canvas, truth } = drawSheet(text, { layout, redacted: kind === "redacted", draws });
        const spoilers = [...spoilersOf(draws), grainy(draws.between(2, 8))];
        const picture = spoilers.reduce((sheet, spoil) => spoil(sheet), canvas);
        return { pdf: await canvasPdf(picture, Math.round(draws.between(45, 75))), truth };
      },
    })),
  );
}

const LAYOUTS: Readonly<Record<string, Layout>> = { "two-columns": "two-columns", form: "form" };

function askew(draws: Draws, least: number, most: number): Spoiler {
  const degrees = draws.between(least, most) * draws.oneOf([-1, 1]);
  const beside = draws.oneOf([255, 255, 200, 90, 20]);
  return laidAskew(degrees, [beside, beside, beside]);
}

function photo(draws: Draws): Spoiler {
  const inset = () => draws.between(0.02, 0.11);
  return photoAtAngle({
    corners: [
      [inset(), inset()],
      [1 - inset(), inset()],
      [1 - inset(), 1 - inset()],
      [inset(), 1 - inset()],
    ],
    desk: [draws.between(40, 170), draws.between(40, 150), draws.between(30, 140)],
    falloff: draws.between(0.15, 0.5),
  });
}

let found: string[] | null = null;

/** Their words hold the errors of another OCR, on purpose. */
const MISREAD = /\p{L}0\p{L}|scanned/iu;

/** Papers of the made-up case files that fill a sheet and need no sign that the fonts lack. */
function papers(): string[] {
  const folder = fileURLToPath(new URL("../../../evaluation/cases", import.meta.url));
  found ??= readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.includes("papers") && path.endsWith(".txt"))
    .sort()
    .map((path) => `${folder}/${path}`)
    .filter((path) => {
      const text = readFileSync(path, "utf8");
      return /^[\s!-~]+$/.test(text) && !MISREAD.test(text) && text.split(/\s+/).length >= LEAST_WORDS;
    });
  return found;
}
