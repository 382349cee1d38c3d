import { boxesOf, MOST_BOXES } from "./path-boxes.ts";
import type { Corners } from "./path-boxes.ts";
import type { TextItem } from "./page-text.ts";

/** A stretch of text or a box in the space of the page, points, upwards. */
type Area = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
type Matrix = readonly [number, number, number, number, number, number];
type State = {
  readonly matrix: Matrix;
  /** 0 black to 1 white; null for a pattern. */
  readonly fill: number | null;
  readonly isOpaque: boolean;
  readonly mode: number;
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly scale: number;
  readonly rise: number;
};
type Glyph = Area & { readonly isInvisible: boolean; isCovered: boolean };
/** What lies below the text: 0 black to 1 white, null for a picture. */
type Ground = Area & { readonly brightness: number | null };

export type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Letters that differ less from what is below them are not seen. Of the way from black to white. */
const LEAST_CONTRAST = 0.05;
/** A box drawn over letters hides them when it is darker; lighter ones are how forms are filled and mended. */
const DARK = 0.3;
/** Text without ink. ISO 32000-1, table 106. */
const INVISIBLE = 3;
/** Share of a letter that a box must cover: an underline or a frame covers less. */
const HALF = 0.5;

/** Letters in a picture's area that make it a scan with its text, or the ground below a text. */
const MOST_LETTERS_IN_PICTURE = 10;

/**
 * Where a page holds letters that nobody sees: white on paper, black on black, below a dark box drawn later, or without
 * ink on a page without a picture (over a picture they are what OCR has read); and its pictures without letters over them,
 * which may show words that the text does not hold.
 * @param OPS the numbers of pdf.js's operators
 * @param hasPicture whether the page has a picture that its operators leave out
 */
export function surveyPage(
  { fnArray, argsArray }: Operators,
  given: { readonly OPS: Readonly<Record<string, number>>; readonly hasPicture: boolean },
): { readonly hidden: readonly Area[]; readonly barePictures: readonly Area[] } {
  const names = namesOf(given.OPS);
  const stack: State[] = [];
  let state: State = {
    ...{ matrix: IDENTITY, fill: 0, isOpaque: true, mode: 0, size: 1 },
    ...{ charSpacing: 0, wordSpacing: 0, scale: 1, rise: 0 },
  };
  let text: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  let leading = 0;
  let { hasPicture } = given;
  const glyphs: Glyph[] = [];
  const grounds: Ground[] = [];
  const pictures: Area[] = [];
  let boxes = 0;

  function moveLine(x: number, y: number): void {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  }

  function show(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    let advance = 0;
    for (const glyph of shown as readonly unknown[]) {
      if (typeof glyph === "number") advance -= (glyph / 1000) * state.size * state.scale;
      else if (typeof glyph === "object" && glyph !== null) {
        const { width = 0, isSpace = false } = glyph as { readonly width?: number; readonly isSpace?: boolean };
        const own = (width / 1000) * state.size * state.scale;
        if (!isSpace) note([advance, state.rise, advance + own, state.rise + state.size * 0.7]);
        advance += own + (state.charSpacing + (isSpace ? state.wordSpacing : 0)) * state.scale;
      }
    }
    text = times(text, [1, 0, 0, 1, advance, 0]);
  }

  function note(corners: Corners): void {
    const area = areaOf(times(state.matrix, text), corners);
    const ground = grounds.findLast((each) => share(area, each) > HALF);
    const brightness = ground === undefined ? 1 : ground.brightness;
    const isUnseen = state.fill !== null && brightness !== null && Math.abs(state.fill - brightness) < LEAST_CONTRAST;
    const isInvisible = state.mode === INVISIBLE;
    glyphs.push({ ...area, isInvisible, isCovered: isUnseen && !isInvisible });
  }

  function fillPath(args: readonly unknown[]): void {
    if (state.fill === null || !names.fills.has(Number(args[0])) || !state.isOpaque) return;
    const data = Array.isArray(args[1]) ? (args[1][0] as unknown) : null;
    if (!(data instanceof Float32Array)) return;
    for (const corners of boxesOf(data)) {
      boxes += 1;
      if (boxes > MOST_BOXES) return;
      const box = areaOf(state.matrix, corners);
      grounds.push({ ...box, brightness: state.fill });
      if (state.fill < DARK) for (const glyph of glyphs) glyph.isCovered ||= share(glyph, box) > HALF;
    }
  }

  for (const [index, operation] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as readonly unknown[];
    const [first, second] = args;
    switch (names.of.get(operation) ?? "") {
      case "save":
        stack.push(state);
        break;
      case "restore":
        // A picture too large to be decoded leaves its place alone: see openPdf.
        if (given.hasPicture && names.of.get(fnArray[index - 1] ?? -1) === "transform")
          pictures.push(areaOf(state.matrix, [0, 0, 1, 1]));
        state = stack.pop() ?? state;
        break;
      case "transform":
        state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) };
        break;
      case "paintFormXObjectBegin":
        stack.push(state);
        if (Array.isArray(first)) state = { ...state, matrix: times(state.matrix, first as unknown as Matrix) };
        break;
      case "paintFormXObjectEnd":
        state = stack.pop() ?? state;
        break;
      case "setFillRGBColor":
        state = { ...state, fill: typeof first === "string" ? brightnessOf(first) : null };
        break;
      case "setFillColorN":
      case "setFillTransparent":
        state = { ...state, fill: null };
        break;
      case "setGState":
        state = { ...state, isOpaque: isOpaqueAfter(first, state.isOpaque) };
        break;
      case "setTextRenderingMode":
        state = { ...state, mode: Number(first) };
        break;
      case "setFont":
        state = { ...state, size: Number(second) };
        break;
      case "setCharSpacing":
        state = { ...state, charSpacing: Number(first) };
        break;
      case "setWordSpacing":
        state = { ...state, wordSpacing: Number(first) };
        break;
      case "setHScale":
        state = { ...state, scale: Number(first) / 100 };
        break;
      case "setTextRise":
        state = { ...state, rise: Number(first) };
        break;
      case "setLeading":
        leading = -Number(first);
        break;
      case "beginText":
        text = line = IDENTITY;
        break;
      case "setTextMatrix":
        text = line = [...(first as ArrayLike<number> & Iterable<number>)] as unknown as Matrix;
        break;
      case "moveText":
        moveLine(Number(first), Number(second));
        break;
      case "setLeadingMoveText":
        leading = Number(second);
        moveLine(Number(first), Number(second));
        break;
      case "nextLine":
        moveLine(0, leading);
        break;
      case "showText":
        show(first);
        break;
      case "constructPath":
        fillPath(args);
        break;
      case "picture":
        hasPicture = true;
        pictures.push(areaOf(state.matrix, [0, 0, 1, 1]));
        grounds.push({ ...areaOf(state.matrix, [0, 0, 1, 1]), brightness: null });
        break;
      default:
    }
  }
  return {
    hidden: glyphs.filter(({ isCovered, isInvisible }) => isCovered || (isInvisible && !hasPicture)),
    barePictures: pictures.filter(
      (picture) => glyphs.filter((glyph) => share(glyph, picture) > HALF).length <= MOST_LETTERS_IN_PICTURE,
    ),
  };
}

/** Whether each character of a run lies in one of these areas. They are taken as evenly wide, so whole words decide. */
export function hiddenCharacters({ str, transform, width }: TextItem, areas: readonly Area[]): boolean[] {
  const [, , , , x = 0, y = 0] = transform;
  const size = Math.hypot(transform[2] ?? 0, transform[3] ?? 0);
  const near = areas.filter(
    (area) => area.bottom - size < y && y < area.top && area.left < x + width && x < area.right,
  );
  const characters = [...str];
  if (near.length === 0) return characters.map(() => false);
  const hidden = characters.map((_, index) => {
    const middle = x + ((index + 0.5) / characters.length) * width;
    return near.some(({ left, right }) => left <= middle && middle <= right);
  });
  return wholeWords(characters, hidden);
}

function wholeWords(characters: readonly string[], hidden: readonly boolean[]): boolean[] {
  const words: boolean[] = [];
  for (let start = 0; start < characters.length;) {
    let end = start + 1;
    while (end < characters.length && characters[end] !== " " && characters[start] !== " ") end += 1;
    const count = hidden.slice(start, end).filter(Boolean).length;
    const isHidden = count * 2 > end - start;
    while (words.length < end) words.push(isHidden);
    start = end;
  }
  return words;
}

function namesOf(OPS: Readonly<Record<string, number>>) {
  const entries = Object.entries(OPS);
  return {
    of: new Map(entries.map(([name, number]) => [number, /^paint.*Image/.test(name) ? "picture" : name])),
    fills: new Set(entries.flatMap(([name, number]) => (/^(eo)?fill(Stroke)?$/i.test(name) ? [number] : []))),
  };
}

function isOpaqueAfter(changes: unknown, before: boolean): boolean {
  if (!Array.isArray(changes)) return before;
  let isOpaque = before;
  for (const [key, value] of changes as readonly (readonly [string, unknown])[]) {
    if (key === "ca") isOpaque = Number(value) > 0.9;
    if (key === "BM" && value !== "source-over" && value !== "normal") isOpaque = false;
    if (key === "SMask" && value !== false) isOpaque = false;
  }
  return isOpaque;
}

/** From "#rrggbb". The weights are those of the eye. */
function brightnessOf(hex: string): number | null {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255;
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function areaOf([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Corners): Area {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** How much of an area a box covers, 0..1. */
function share(area: Area, box: Area): number {
  const width = Math.min(area.right, box.right) - Math.max(area.left, box.left);
  const height = Math.min(area.top, box.top) - Math.max(area.bottom, box.bottom);
  const whole = (area.right - area.left) * (area.top - area.bottom);
  return width <= 0 || height <= 0 || whole <= 0 ? 0 : (width * height) / whole;
}
