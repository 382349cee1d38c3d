import { share } from "./geometry.ts";
import type { Area } from "./geometry.ts";
import { MOST_BOXES } from "./path-boxes.ts";
import type { TextItem } from "./page-text.ts";
import type { Letter, Painted, PaintedText } from "./pdfium/painted.ts";

/** Letters painted at once, and the area that holds them all: where nothing meets it, no letter needs to be looked at. */
type Run = {
  area: Area | null;
  readonly letters: readonly Letter[];
  readonly isInvisible: boolean;
  readonly covered: Uint8Array;
};
/** What lies below the text: 0 black to 1 white, null for a picture. */
type Ground = { readonly area: Area; readonly brightness: number | null };

/** Letters that differ less from what is below them are not seen. Of the way from black to white. */
const LEAST_CONTRAST = 0.05;
/** Of 0 black to 1 white. */
const PAPER = 1;
/** A box drawn over letters hides them when it is darker; lighter ones are how forms are filled and mended. */
const DARK = 0.3;
/** Share of a letter that a box must cover: an underline or a frame covers less. */
const HALF = 0.5;
/** Height of a capital. Ems. */
const CAPITAL = 0.7;
/** Letters in a picture's area that make it a scan with its text, or the ground below a text. */
const MOST_LETTERS_IN_PICTURE = 10;

export type PageSurvey = { readonly hidden: readonly Area[]; readonly barePictures: readonly Area[] };

/**
 * Where a page holds letters that nobody sees: white on paper, black on black, below a dark box drawn later, or without
 * ink on a page without a picture (over a picture they are what OCR has read); and its pictures without letters over them,
 * which may show words that the text does not hold.
 */
export function surveyPage(painted: readonly Painted[]): PageSurvey {
  const runs: Run[] = [];
  const grounds: Ground[] = [];
  const pictures: Area[] = [];
  let boxes = 0;
  for (const each of painted) {
    if (each.kind === "text" && each.letters.length > 0) runs.push(shown(each, grounds));
    if (each.kind === "picture") {
      pictures.push(each.area);
      grounds.push({ area: each.area, brightness: null });
    }
    if (each.kind !== "boxes") continue;
    for (const area of each.boxes) {
      boxes += 1;
      if (boxes > MOST_BOXES) break;
      grounds.push({ area, brightness: each.brightness });
      if (each.brightness < DARK) cover(runs, area);
    }
  }
  return {
    hidden: runs.flatMap(({ letters, isInvisible, covered }) => {
      if (isInvisible && pictures.length === 0) return letters.map(areaOfLetter);
      return covered.includes(1) ? letters.filter((_, index) => covered[index] === 1).map(areaOfLetter) : [];
    }),
    barePictures: pictures.filter((picture) => {
      const letters = runs.filter((run) => mayMeet(run, picture)).flatMap((run) => run.letters.map(areaOfLetter));
      return letters.filter((letter) => share(letter, picture) > HALF).length <= MOST_LETTERS_IN_PICTURE;
    }),
  };
}

function shown({ letters, brightness, isInvisible }: PaintedText, grounds: readonly Ground[]): Run {
  const covered = new Uint8Array(letters.length);
  const run: Run = { area: null, letters, isInvisible, covered };
  if (isInvisible) return run;
  const isUnseenOn = (ground: number | null) => ground !== null && Math.abs(brightness - ground) < LEAST_CONTRAST;
  if (!isUnseenOn(PAPER) && !grounds.some((ground) => isUnseenOn(ground.brightness))) return run;
  const below = grounds.filter((ground) => mayMeet(run, ground.area));
  if (below.length === 0) covered.fill(isUnseenOn(PAPER) ? 1 : 0);
  else
    for (const [index, letter] of letters.entries()) {
      const own = areaOfLetter(letter);
      const ground = below.findLast((each) => share(own, each.area) > HALF);
      if (isUnseenOn(ground === undefined ? PAPER : ground.brightness)) covered[index] = 1;
    }
  return run;
}

function cover(runs: readonly Run[], box: Area): void {
  for (const run of runs) {
    if (!mayMeet(run, box)) continue;
    const { letters, covered } = run;
    for (const [index, letter] of letters.entries()) if (share(areaOfLetter(letter), box) > HALF) covered[index] = 1;
  }
}

function areaOfLetter({ x, y, endX, endY, type }: Letter): Area {
  const [toX, toY] = [type.up[0] * CAPITAL, type.up[1] * CAPITAL];
  return {
    left: Math.min(x, endX) + Math.min(0, toX),
    bottom: Math.min(y, endY) + Math.min(0, toY),
    right: Math.max(x, endX) + Math.max(0, toX),
    top: Math.max(y, endY) + Math.max(0, toY),
  };
}

function areaAround(letters: readonly Letter[]): Area {
  const area = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
  for (const letter of letters) {
    const { left, bottom, right, top } = areaOfLetter(letter);
    area.left = Math.min(area.left, left);
    area.bottom = Math.min(area.bottom, bottom);
    area.right = Math.max(area.right, right);
    area.top = Math.max(area.top, top);
  }
  return area;
}

/** Whether a letter of this run may lie in this box. The area of most runs is never asked for. */
function mayMeet(run: Run, other: Area): boolean {
  const one = (run.area ??= areaAround(run.letters));
  return one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;
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
