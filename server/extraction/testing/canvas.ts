import { createRequire } from "node:module";

/** The canvas that pdf.js brings along, as far as it is used here. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  getContext(kind: "2d"): Context;
  encode(kind: "jpeg", quality: number): Promise<Buffer>;
};
export type Context = {
  readonly canvas: Canvas;
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  font: string;
  fontVariationSettings: string;
  filter: string;
  globalAlpha: number;
  globalCompositeOperation: "source-over" | "multiply" | "screen";
  save(): void;
  restore(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number, mostWidth?: number): void;
  measureText(text: string): { readonly width: number };
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  fill(): void;
  stroke(): void;
  translate(x: number, y: number): void;
  rotate(radians: number): void;
  scale(x: number, y: number): void;
  drawImage(image: Canvas, x: number, y: number, width?: number, height?: number): void;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  putImageData(pixels: Pixels, x: number, y: number): void;
};
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };

type Library = {
  createCanvas(width: number, height: number): Canvas;
  readonly GlobalFonts: { registerFromPath(path: string, family: string): object | null };
};

const fromPdfParse = createRequire(createRequire(import.meta.url).resolve("pdf-parse"));
// In two parts: it is a package of pdfjs-dist, which the check of dependencies does not know.
const library = fromPdfParse(["@napi-rs", "canvas"].join("/")) as Library;

/** An empty canvas in this color. Pixels. */
export function canvasOf(width: number, height: number, color: string): Canvas {
  const canvas = library.createCanvas(Math.round(width), Math.round(height));
  const context = canvas.getContext("2d");
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Makes a font file known under a name. @throws when there is none */
export function useFont(path: string, family: string): void {
  if (library.GlobalFonts.registerFromPath(path, family) === null) throw new Error(`No font: ${path}`);
}

/** A generator of even numbers in 0..1, the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
