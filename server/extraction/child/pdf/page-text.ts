/** A run of letters on one line. */
export type TextItem = {
  readonly str: string;
  /** Into the space of the page: the last two are where the run begins. */
  readonly transform: readonly number[];
  /** Points. */
  readonly width: number;
  /** Points; 0 for a space that stands for a gap. */
  readonly height: number;
  readonly hasEOL: boolean;
};
export type TextContent = { readonly items: readonly TextItem[] };

/** Above this difference two runs are not on one line. Points. */
const LINE = 4.6;
/** Above this distance on one line a run is in another cell of a table. Points. */
const CELL = 7;
/** Below this share of the size of the letters two runs touch. A space is four times as wide. */
const TOUCHING = 0.06;

/**
 * The text of a page: its lines as they lie in the file, which is the order of columns, with a tab before each cell of a
 * table. Words in capitals of two sizes ("N" and "OTICE") are put together: the gap between the two may be as wide as a space of one.
 * @param toView transforms the space of the page into that of the page as it is seen
 */
export function pageText({ items }: TextContent, toView: readonly number[]): string {
  const parts: string[] = [];
  let last: (Point & { readonly item: TextItem }) | null = null;
  let lineHeight = 0;
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const next = items[index + 1];
    if (item.str === " " && item.height === 0 && !item.hasEOL && touch(before, next)) continue;
    const { x, y } = pointOf(item, toView);
    if (last !== null) {
      const distance = Math.abs(last.y - y);
      const startsLine = item.str.startsWith("\n") || (item.str.trim() === "" && item.hasEOL);
      if (distance > LINE && !startsLine && parts.at(-1)?.endsWith("\n") === false && distance - 1 > lineHeight) {
        parts.push("\n");
        lineHeight = 0;
      }
      if (distance < LINE && Math.abs(last.x + last.item.width - x) > CELL && !isAtLineStart(parts)) parts.push("\t");
    }
    parts.push(item.str);
    last = { item, x, y };
    lineHeight = Math.max(lineHeight, item.height);
    if (item.hasEOL) parts.push("\n");
    if (item.hasEOL || item.str.endsWith("\n")) lineHeight = 0;
  }
  return parts.join("");
}

type Point = { readonly x: number; readonly y: number };

function pointOf({ transform }: TextItem, [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Point {
  const [x = 0, y = 0] = transform.slice(4);
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** Two level runs of capitals of different size on one line, the second of which begins where the first ends. */
function touch(left: TextItem | undefined, right: TextItem | undefined): boolean {
  if (left === undefined || right === undefined || left.hasEOL) return false;
  if (!/\p{Lu}$/u.test(left.str) || !/^\p{Lu}/u.test(right.str)) return false;
  const [scale = 0, skew = 0, , , x = 0, y = 0] = left.transform;
  const [otherScale = 0, otherSkew = 0, , , otherX = 0, otherY = 0] = right.transform;
  if (skew !== 0 || otherSkew !== 0 || scale === otherScale || Math.abs(y - otherY) > LINE) return false;
  return Math.abs(otherX - x - left.width) < TOUCHING * Math.max(scale, otherScale);
}

function isAtLineStart(parts: readonly string[]): boolean {
  return parts.at(-1)?.endsWith("\n") === true;
}
