import { inLogicalOrder } from "./logical-order.ts";
import type { TextContent, TextItem } from "./page-text.ts";
import type { Letter, Type } from "./pdfium/painted.ts";

/** Gaps between two letters on a line, ems: below the first the line goes back, below the others are no space at all, none unless the file has one, and one. */
const [BACK, NO_SPACE, SPACE, WIDE_SPACE] = [-0.2, 0.03, 0.102, 0.61] as const;
/** How far above or below the one before a letter begins another run, another line when it goes back, and another line. Heights of a letter. */
const [SHIFT, LINE_BACK, LINE] = [0.25, 0.5, 1] as const;
/** A wider gap parts two cells of a table: its space has no width, so that the second lies apart. Ems. */
const CELL = 1.5;
/** Sizes that differ less are one. Points. */
const SAME = 0.01;

/** A run that may go on. */
type Open = { text: string; readonly first: Letter; last: Letter };

/**
 * Puts letters together to runs, with spaces where a gap or the file shows one. A run of one space and no height stands
 * for a gap wider than a space and for one between letters of two fonts or sizes.
 */
export function runsOf(letters: readonly Letter[]): TextContent {
  const items: TextItem[] = [];
  let open: Open | null = null;
  let last: Letter | null = null;
  for (const letter of letters) {
    const step = last === null ? null : stepBetween(last, letter);
    const isOtherType = last !== null && last.type !== letter.type && !isSameType(last.type, letter.type);
    if (open !== null && last !== null) {
      if (step === "space" && !isOtherType) open.text += " ";
      else if (step !== null || isOtherType) {
        items.push(runOf(open, step === "line"));
        open = null;
        if (step === "wide" || step === "space") items.push(blankBetween(last, letter));
      }
    }
    open ??= { text: "", first: letter, last: letter };
    open.text += letter.text;
    open.last = letter;
    last = letter;
  }
  if (open !== null) items.push(runOf(open, false));
  return { items };
}

type Step = "line" | "apart" | "wide" | "space" | null;

function stepBetween(last: Letter, letter: Letter): Step {
  const { em, height } = last.type;
  const [dx, dy] = [letter.x - last.endX, letter.y - last.endY];
  const gap = along(letter, last.endX, last.endY) * -1;
  const shift = Math.abs(across(letter, dx, dy));
  if (gap < em * BACK) return shift > height * LINE_BACK ? "line" : "apart";
  if (shift > height * LINE) return "line";
  if (gap > em * WIDE_SPACE) return "wide";
  if (gap > em * SPACE || (gap > em * NO_SPACE && letter.space === "written")) return "space";
  return shift > height * SHIFT ? "apart" : null;
}

/** The way from a letter's beginning to a point, along its line. Points. */
function along({ x, y, type }: Letter, toX: number, toY: number): number {
  const [a, b] = type.along;
  return type.em === 0 ? toX - x : ((toX - x) * a + (toY - y) * b) / type.em;
}

function across({ type }: Letter, dx: number, dy: number): number {
  const [a, b] = type.along;
  return type.em === 0 ? dy : (dy * a - dx * b) / type.em;
}

function isSameType(one: Type, other: Type): boolean {
  const [a, b] = one.along;
  const [c, d] = one.up;
  const [e, f] = other.along;
  const [g, h] = other.up;
  return one.font === other.font && Math.abs(a - e) + Math.abs(b - f) + Math.abs(c - g) + Math.abs(d - h) < SAME;
}

function runOf({ text, first, last }: Open, hasEOL: boolean): TextItem {
  const { along: way, up, height } = first.type;
  return {
    ...{ str: inLogicalOrder(text), transform: [...way, ...up, first.x, first.y] },
    ...{ width: along(first, last.endX, last.endY), height, hasEOL },
  };
}

function blankBetween(last: Letter, letter: Letter): TextItem {
  const { along: way, up, em } = last.type;
  const gap = Math.abs(along(letter, last.endX, last.endY));
  const width = gap > em * CELL ? 0 : gap;
  return { str: " ", transform: [...way, ...up, last.endX, last.endY], width, height: 0, hasEOL: false };
}
