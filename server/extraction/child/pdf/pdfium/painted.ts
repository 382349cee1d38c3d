import { IDENTITY, times } from "../geometry.ts";
import type { Area, Matrix } from "../geometry.ts";
import { areaOf } from "../geometry.ts";
import { boxesOf, MOST_BOXES } from "../path-boxes.ts";
import type { Pdfium } from "./load-pdfium.ts";

/** What one operation of a page paints, as far as it tells which letters are seen. */
export type Painted =
  | (PaintedText & { readonly kind: "text" })
  | { readonly kind: "boxes"; readonly boxes: readonly Area[]; readonly brightness: number }
  | { readonly kind: "picture"; readonly area: Area; readonly pixels: number }
  | { readonly kind: "other" };
/** The letters of one operation; they are put in by lettersOf. */
export type PaintedText = {
  readonly handle: number;
  /** 0 black to 1 white. */
  readonly brightness: number;
  readonly isInvisible: boolean;
  readonly letters: Letter[];
};
export type Letter = {
  /** More than one character where a letter is a ligature. */
  text: string;
  /** Where it begins and ends on its line, in the space of the page, points. */
  readonly x: number;
  readonly y: number;
  endX: number;
  readonly endY: number;
  readonly type: Type;
  /** What is before it: a space of the file, one that PDFium has made of a gap or the end of a line, or none. */
  readonly space: "written" | "made" | null;
};
/** The font of letters and how they lie on the page: the ways along a line and up from it, and how long each is. Points. */
export type Type = {
  readonly font: number;
  readonly along: readonly [number, number];
  readonly up: readonly [number, number];
  readonly em: number;
  readonly height: number;
};

/** ISO 32000-1, table 106: text without ink. */
const INVISIBLE = 3;
const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** A lower or narrower box covers no letter. Points, or what a form takes for them. */
const LEAST_SIDE = 1.5;
const [LINE_TO, MOVE_TO] = [0, 2];

/** Everything that a page paints, in the order in which it is painted. */
export function paintedOn(pdfium: Pdfium, page: number): Painted[] {
  const { native, scratch } = pdfium;
  const at = scratch / 4;
  const painted: Painted[] = [];
  const count = native.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    add(native.FPDFPage_GetObject(page, index), { outer: IDENTITY, isOpaque: true });
  }
  return painted;

  function add(handle: number, given: { readonly outer: Matrix; readonly isOpaque: boolean }): void {
    switch (native.FPDFPageObj_GetType(handle)) {
      case TEXT: {
        const { brightness } = fillOf(handle);
        const isInvisible = native.FPDFTextObj_GetTextRenderMode(handle) === INVISIBLE;
        painted.push({ kind: "text", handle, brightness, isInvisible, letters: [] });
        break;
      }
      case PATH: {
        const boxes = given.isOpaque ? boxesOn(handle, given.outer) : [];
        painted.push(boxes.length === 0 ? { kind: "other" } : { kind: "boxes", boxes, ...fillOf(handle) });
        break;
      }
      case IMAGE: {
        const area = areaOf(times(given.outer, matrixOf(handle)), [0, 0, 1, 1]);
        const isKnown = native.FPDFImageObj_GetImagePixelSize(handle, scratch, scratch + 4) !== 0;
        const [width = 0, height = 0] = pdfium.integers().subarray(at, at + 2);
        painted.push({ kind: "picture", area, pixels: isKnown ? width * height : 0 });
        break;
      }
      case FORM: {
        const inner = {
          outer: times(given.outer, matrixOf(handle)),
          isOpaque: given.isOpaque && fillOf(handle).isOpaque,
        };
        const parts = native.FPDFFormObj_CountObjects(handle);
        for (let index = 0; index < parts; index += 1) add(native.FPDFFormObj_GetObject(handle, index), inner);
        break;
      }
      default:
        painted.push({ kind: "other" });
    }
  }

  function fillOf(handle: number): { readonly brightness: number; readonly isOpaque: boolean } {
    const isKnown = native.FPDFPageObj_GetFillColor(handle, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0;
    if (!isKnown) return { brightness: 0, isOpaque: true };
    const values = pdfium.integers();
    const [red, green, blue] = [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0];
    const alpha = values[at + 3] ?? 0;
    // The weights are those of the eye.
    return { brightness: (0.3 * red + 0.59 * green + 0.11 * blue) / 255, isOpaque: alpha > 0.9 * 255 };
  }

  function matrixOf(handle: number): Matrix {
    if (native.FPDFPageObj_GetMatrix(handle, scratch) === 0) return IDENTITY;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.floats().subarray(at, at + 6);
    return [a, b, c, d, e, f];
  }

  function boxesOn(handle: number, outer: Matrix): Area[] {
    native.FPDFPath_GetDrawMode(handle, scratch, scratch + 4);
    if (pdfium.integers()[at] === 0) return [];
    // Rules and borders, of which a form has hundreds.
    native.FPDFPageObj_GetBounds(handle, scratch, scratch + 4, scratch + 8, scratch + 12);
    const bounds = pdfium.floats();
    const width = (bounds[at + 2] ?? 0) - (bounds[at] ?? 0);
    const height = (bounds[at + 3] ?? 0) - (bounds[at + 1] ?? 0);
    if (Math.min(width, height) < LEAST_SIDE) return [];
    const count = native.FPDFPath_CountSegments(handle);
    // A box has five; more are a drawing.
    if (count < 4 || count > MOST_BOXES * 5) return [];
    const path: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const segment = native.FPDFPath_GetPathSegment(handle, index);
      const type = native.FPDFPathSegment_GetType(segment);
      if (type !== LINE_TO && type !== MOVE_TO) return [];
      native.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
      const values = pdfium.floats();
      path.push(type === MOVE_TO ? 0 : 1, values[at] ?? 0, values[at + 1] ?? 0);
      if (native.FPDFPathSegment_GetClose(segment) !== 0) path.push(3);
    }
    if (native.FPDFPageObj_HasTransparency(handle) !== 0) return [];
    const matrix = times(outer, matrixOf(handle));
    return boxesOf(path).map((corners) => areaOf(matrix, corners));
  }
}
