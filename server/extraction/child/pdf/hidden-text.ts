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
/** Letters shown at once, and the area that holds them all: where nothing meets it, no letter needs to be looked at. */
type Run = Area & {
  readonly matrix: Matrix;
  /** Where each letter begins and ends along its line. */
  readonly spans: readonly number[];
  readonly low: number;
  readonly high: number;
  readonly isInvisible: boolean;
  /** One for each letter; 1 when it is covered. */
  readonly covered: Uint8Array;
};
/** What lies below the text: 0 black to 1 white, null for a picture. */
type Ground = Area & { readonly brightness: number | null };

export type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

const NOTHING: readonly unknown[] = [];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** Letters that differ less from what is below them are not seen. Of the way from black to white. */
const LEAST_CONTRAST = 0.05;
/** Of 0 black to 1 white. */
const PAPER = 1;
/** A box drawn over letters hides them when it is darker; lighter ones are how forms are filled and mended. */
const DARK = 0.3;
/** Text without ink. ISO 32000-1, table 106. */
const INVISIBLE = 3;
/** Share of a letter that a box must cover: an underline or a frame covers less. */
const HALF = 0.5;
/** Of a run's area, for what is lost in rounding. Points. */
const SLACK = 1;

/** Letters in a picture's area that make it a scan with its text, or the ground below a text. */
const MOST_LETTERS_IN_PICTURE = 10;

export type PageSurvey = { readonly hidden: readonly Area[]; readonly barePictures: readonly Area[] };

/**
 * Where a page holds letters that nobody sees: white on paper, black on black, below a dark box drawn later, or without
 * ink on a page without a picture (over a picture they are what OCR has read); and its pictures without letters over them,
 * which may show words that the text does not hold.
 * @param names of pdf.js's operators, from operatorNames
 * @param hasPicture whether the page has a picture that its operators leave out
 */
export function surveyPage(
  { fnArray, argsArray }: Operators,
  given: { readonly names: OperatorNames; readonly hasPicture: boolean },
): PageSurvey {
  const { names } = given;
  const stack: State[] = [];
  let state: State = {
    ...{ matrix: IDENTITY, fill: 0, isOpaque: true, mode: 0, size: 1 },
    ...{ charSpacing: 0, wordSpacing: 0, scale: 1, rise: 0 },
  };
  let text: Matrix = IDENTITY;
  let line: Matrix = IDENTITY;
  let leading = 0;
  let { hasPicture } = given;
  const runs: Run[] = [];
  const grounds: Ground[] = [];
  const pictures: Area[] = [];
  let boxes = 0;

  function moveLine(x: number, y: number): void {
    line = times(line, [1, 0, 0, 1, x, y]);
    text = line;
  }

  function show(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    const spans: number[] = [];
    let advance = 0;
    let [left, right] = [Infinity, -Infinity];
    for (const glyph of shown as readonly unknown[]) {
      if (typeof glyph === "number") advance -= (glyph / 1000) * state.size * state.scale;
      else if (typeof glyph === "object" && glyph !== null) {
        const { width = 0, isSpace = false } = glyph as { readonly width?: number; readonly isSpace?: boolean };
        const own = (width / 1000) * state.size * state.scale;
        if (!isSpace) {
          spans.push(advance, advance + own);
          // Comparisons, unlike Math.min, leave out what is no number.
          if (Math.min(own, 0) + advance < left) left = advance + Math.min(own, 0);
          if (Math.max(own, 0) + advance > right) right = advance + Math.max(own, 0);
        }
        advance += own + (state.charSpacing + (isSpace ? state.wordSpacing : 0)) * state.scale;
      }
    }
    if (spans.length > 0) note(spans, left, right);
    text = times(text, [1, 0, 0, 1, advance, 0]);
  }

  function note(spans: readonly number[], left: number, right: number): void {
    const matrix = times(state.matrix, text);
    const [low, high] = [state.rise, state.rise + state.size * 0.7];
    const isInvisible = state.mode === INVISIBLE;
    const covered = new Uint8Array(spans.length / 2);
    const run = { ...areaOf(matrix, [left, low, right, high]), matrix, spans, low, high, isInvisible, covered };
    runs.push(run);
    const { fill } = state;
    if (fill === null || isInvisible) return;
    const below = grounds.filter((ground) => meet(run, ground));
    const isUnseenOn = (brightness: number | null) =>
      brightness !== null && Math.abs(fill - brightness) < LEAST_CONTRAST;
    if (below.length === 0) covered.fill(isUnseenOn(PAPER) ? 1 : 0);
    else
      for (const [index] of covered.entries()) {
        const area = letterOf(run, index);
        const ground = below.findLast((each) => share(area, each) > HALF);
        if (isUnseenOn(ground === undefined ? PAPER : ground.brightness)) covered[index] = 1;
      }
  }

  function cover(box: Area): void {
    for (const run of runs) {
      if (!meet(run, box)) continue;
      for (const index of run.covered.keys()) if (share(letterOf(run, index), box) > HALF) run.covered[index] = 1;
    }
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
      if (state.fill < DARK) cover(box);
    }
  }

  for (let index = 0; index < fnArray.length; index += 1) {
    const operation = fnArray[index] ?? -1;
    const args = (argsArray[index] ?? NOTHING) as readonly unknown[];
    const first = args[0];
    const second = args[1];
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
    hidden: runs.flatMap((run) => {
      if (run.isInvisible && !hasPicture) return lettersOf(run);
      return run.covered.includes(1) ? lettersOf(run).filter((_, index) => run.covered[index] === 1) : [];
    }),
    barePictures: pictures.filter((picture) => {
      const letters = runs.filter((run) => meet(run, picture)).flatMap(lettersOf);
      return letters.filter((letter) => share(letter, picture) > HALF).length <= MOST_LETTERS_IN_PICTURE;
    }),
  };
}

function lettersOf(run: Run): Area[] {
  return Array.from(run.covered, (_, index) => letterOf(run, index));
}

function letterOf({ matrix, spans, low, high }: Run, index: number): Area {
  return areaOf(matrix, [spans[index * 2] ?? 0, low, spans[index * 2 + 1] ?? 0, high]);
}

/** Whether a letter of this run may lie in this box. */
function meet(run: Area, box: Area): boolean {
  return (
    run.left - SLACK < box.right &&
    box.left < run.right + SLACK &&
    run.bottom - SLACK < box.top &&
    box.bottom < run.top + SLACK
  );
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

type OperatorNames = ReturnType<typeof operatorNames>;

/** @param OPS the numbers of pdf.js's operators */
export function operatorNames(OPS: Readonly<Record<string, number>>) {
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
  const [x1, x2, x3, x4] = [
    a * left + c * bottom + e,
    a * right + c * bottom + e,
    a * left + c * top + e,
    a * right + c * top + e,
  ];
  const [y1, y2, y3, y4] = [
    b * left + d * bottom + f,
    b * right + d * bottom + f,
    b * left + d * top + f,
    b * right + d * top + f,
  ];
  return {
    left: Math.min(x1, x2, x3, x4),
    bottom: Math.min(y1, y2, y3, y4),
    right: Math.max(x1, x2, x3, x4),
    top: Math.max(y1, y2, y3, y4),
  };
}

/** How much of an area a box covers, 0..1. */
function share(area: Area, box: Area): number {
  const width = Math.min(area.right, box.right) - Math.max(area.left, box.left);
  const height = Math.min(area.top, box.top) - Math.max(area.bottom, box.bottom);
  const whole = (area.right - area.left) * (area.top - area.bottom);
  return width <= 0 || height <= 0 || whole <= 0 ? 0 : (width * height) / whole;
}
