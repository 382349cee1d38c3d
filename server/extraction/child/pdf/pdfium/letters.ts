import type { Area } from "../geometry.ts";
import { isRightToLeft } from "../logical-order.ts";
import type { Pdfium } from "./load-pdfium.ts";
import type { Letter, Painted, PaintedText, Type } from "./painted.ts";

/** PDFium's sign for the hyphen at the end of a line. */
const HYPHEN = 2;
const REPLACEMENT = 0xfffd;
const LAST_CODE_POINT = 0x10ffff;
/** Less of a way is lost in rounding. Of an em. */
const LEVEL = 0.001;

/**
 * Puts the letters of a page into the texts that paint them, each as its letters stand on the page from the left. Spaces
 * are no letters, and what lies outside the page is not on it.
 */
export function fillIn(
  pdfium: Pdfium,
  page: number,
  { painted, view }: { readonly painted: readonly Painted[]; readonly view: Area },
): void {
  const { native, scratch } = pdfium;
  const text = native.FPDFText_LoadPage(page);
  if (text === 0) throw new Error("no text page");
  const texts = new Map<number, PaintedText>();
  for (const each of painted) if (each.kind === "text") texts.set(each.handle, each);
  const widthsOfFonts = new Map<number, Map<number, number>>();
  const [asFloat, asDouble] = [scratch / 4, scratch / 8];
  const fromRight = new Set<Letter[]>();
  // What the letters of one operation share; the widths are known in ems, by code.
  let handle = 0;
  let own: PaintedText | undefined;
  let type: Type = { font: 0, along: [1, 0], up: [0, 1], em: 1, height: 1 };
  let widths = new Map<number, number>();
  let last = null as Letter | null;
  let lastCode = 0;
  let space: Letter["space"] = null;
  const count = native.FPDFText_CountChars(text);
  for (let index = 0; index < count; index += 1) {
    const code = native.FPDFText_GetUnicode(text, index);
    const painter = native.FPDFText_GetTextObject(text, index);
    if (painter === 0 || isSpace(code)) {
      if (space !== "written") space = native.FPDFText_IsGenerated(text, index) === 1 ? "made" : "written";
      continue;
    }
    if (painter !== handle) begin(painter, index);
    native.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
    const x = pdfium.doubles()[asDouble] ?? 0;
    const y = pdfium.doubles()[asDouble + 1] ?? 0;
    const isHyphen = code === HYPHEN && native.FPDFText_IsHyphen(text, index) === 1;
    const written = isHyphen ? "-" : String.fromCodePoint(code > LAST_CODE_POINT ? REPLACEMENT : code);
    if (last?.x === x && last.y === y && last.type === type) {
      // A part of a ligature, whose width is that of none of its letters.
      last.text += written;
      widths.delete(lastCode);
      if (isLevel(type)) last.endX = boxEnd(index);
      continue;
    }
    lastCode = code;
    let width = widths.get(code);
    if (width === undefined) widths.set(code, (width = widthOf(index, { code, x })));
    const endX: number = x + width * type.along[0];
    const endY: number = y + width * type.along[1];
    if (Math.max(x, endX) < view.left || x > view.right || y < view.bottom || y > view.top) continue;
    last = { text: written, x, y, endX, endY, type, space };
    space = null;
    own?.letters.push(last);
    if (own !== undefined && isRightToLeft(written)) fromRight.add(own.letters);
  }
  native.FPDFText_ClosePage(text);
  for (const letters of fromRight) letters.sort((one, other) => wayTo(one) - wayTo(other));

  function begin(painter: number, index: number): void {
    handle = painter;
    own = texts.get(painter);
    native.FPDFText_GetMatrix(text, index, scratch);
    const values = pdfium.floats();
    const [a, b] = [values[asFloat] ?? 0, values[asFloat + 1] ?? 0];
    const [c, d] = [values[asFloat + 2] ?? 0, values[asFloat + 3] ?? 0];
    const size = native.FPDFText_GetFontSize(text, index);
    const [along, up] = [[a * size, b * size] as const, [c * size, d * size] as const];
    const font = native.FPDFTextObj_GetFont(painter);
    const isOther = font !== type.font;
    type = { font, along, up, em: Math.hypot(...along), height: Math.hypot(...up) };
    if (!isOther) return;
    widths = widthsOfFonts.get(font) ?? new Map<number, number>();
    widthsOfFonts.set(font, widths);
  }

  /**
   * How far a letter takes its line, in ems. PDFium tells of a level box around this way and the letter's ink, which hangs
   * over in italics; the font tells it of most letters.
   */
  function widthOf(index: number, { code, x }: { readonly code: number; readonly x: number }): number {
    const isTold = native.FPDFFont_GetGlyphWidth(type.font, code, 1, scratch) !== 0;
    const told = isTold ? (pdfium.floats()[asFloat] ?? 0) : 0;
    if (!isLevel(type)) return told;
    const boxed = (boxEnd(index) - x) / type.along[0];
    if (type.along[0] < 0 || told === 0 || told >= boxed - LEVEL) return boxed;
    native.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const ink = ((pdfium.doubles()[asDouble + 1] ?? 0) - x) / type.along[0];
    return Math.abs(ink - boxed) < LEVEL ? told : boxed;
  }

  function boxEnd(index: number): number {
    native.FPDFText_GetLooseCharBox(text, index, scratch);
    return pdfium.floats()[asFloat + (type.along[0] < 0 ? 0 : 2)] ?? 0;
  }
}

function wayTo({ x, y, type }: Letter): number {
  return x * type.along[0] + y * type.along[1];
}

function isLevel({ along, em }: Type): boolean {
  return Math.abs(along[1]) <= LEVEL * em;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x0a || code === 0x0d || code === 0x09;
}
