import type { TextContent, TextItem } from "./page-text.ts";

/** The runs of one line on one side of the page, in the order of the file. */
type Piece = {
  readonly items: TextItem[];
  readonly y: number;
  left: number;
  right: number;
  readonly side: "left" | "right" | "across";
};

/** Two runs nearer than this in height stand on one line. Points. */
const LINE = 2.5;
/** Fewer lines on a side are no column. */
const LEAST_LINES = 6;
/** An empty strip narrower than this is a wide space. Points. */
const GUTTER = 8;
/** Share of the lines that must agree before the order of the file is given up. Fraction 0..1. */
const MOST = 0.6;
const NEARLY_ALL = 0.9;
const MOST_ACROSS = 0.1;
/** Lines of prose in a column hold at least so many characters on average, and most are nearly as wide as the widest. */
const PROSE_CHARACTERS = 18;
const FILLED = 0.75;

/**
 * The runs of a page in the order in which they are read, where the order of the file is plainly another: lines drawn
 * from the bottom up, columns drawn row by row, labels drawn before all their values. Everything else stays.
 */
export function inReadingOrder(content: TextContent): TextContent {
  const runs = content.items.filter((item) => "str" in item);
  const written = runs.filter(({ str }) => str.trim() !== "");
  if (written.length < LEAST_LINES || written.some(({ transform }) => transform[1] !== 0 || transform[2] !== 0)) {
    return content;
  }
  const upside = piecesOf(runs, null);
  if (isDrawnUpwards(upside)) return contentOf([...upside].sort((one, other) => other.y - one.y));
  const gutter = gutterOf(written, 0) ?? gutterOf(written, MOST_ACROSS);
  if (gutter === null) return content;
  const pieces = piecesOf(runs, gutter);
  const rows = rowsOf(pieces);
  const left = pieces.filter(({ side }) => side === "left");
  const right = pieces.filter(({ side }) => side === "right");
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return content;
  const isRowWise = switchesOf(pieces) > Math.min(left.length, right.length) * 2 * MOST;
  if (isRowWise) return isColumn(left) && isColumn(right) ? contentOf(byColumns(rows)) : content;
  const labels = left.filter((piece) => /:\s*$/.test(textOf(piece)));
  const paired = rows.filter((row) => row.length === 2).length;
  if (labels.length > left.length * MOST && paired > left.length * MOST) return contentOf(rows.flat(), rows);
  return content;
}

function piecesOf(runs: readonly TextItem[], gutter: number | null): Piece[] {
  const pieces: Piece[] = [];
  let blanks: TextItem[] = [];
  for (const item of runs) {
    if (item.str.trim() === "") {
      blanks.push(item);
      continue;
    }
    const [, , , , x = 0, y = 0] = item.transform;
    const side = sideOf(x, x + item.width, gutter);
    const last = pieces.at(-1);
    if (last !== undefined && Math.abs(last.y - y) < LINE && last.side === side) {
      last.items.push(...blanks, item);
      last.left = Math.min(last.left, x);
      last.right = Math.max(last.right, x + item.width);
    } else pieces.push({ items: [item], y, left: x, right: x + item.width, side });
    blanks = [];
  }
  return pieces;
}

function sideOf(from: number, to: number, gutter: number | null): Piece["side"] {
  if (gutter === null) return "across";
  if (to <= gutter) return "left";
  return from >= gutter ? "right" : "across";
}

function isDrawnUpwards(pieces: readonly Piece[]): boolean {
  const moves = pieces.slice(1).map(({ y }, index) => y - (pieces[index]?.y ?? y));
  const up = moves.filter((move) => move > LINE).length;
  return up >= LEAST_LINES - 1 && up > moves.length * NEARLY_ALL;
}

/**
 * The middle of the widest strip between two columns, in points.
 * @param mostAcross share of the runs that may cross it
 */
function gutterOf(runs: readonly TextItem[], mostAcross: number): number | null {
  const spans = runs.map(({ transform, width }) => [transform[4] ?? 0, (transform[4] ?? 0) + width] as const);
  const first = Math.min(...spans.map(([from]) => from));
  const last = Math.max(...spans.map(([, to]) => to));
  const mostCrossing = spans.length * mostAcross;
  let best: { readonly from: number; readonly to: number } | null = null;
  let from: number | null = null;
  for (let x = first + (last - first) * 0.1; x < first + (last - first) * 0.9; x += 1) {
    const crossing = spans.filter(([start, end]) => start < x && x < end).length;
    if (crossing <= mostCrossing) {
      from ??= x;
      if (best === null || x - from > best.to - best.from) best = { from, to: x };
    } else from = null;
  }
  return best === null || best.to - best.from < GUTTER ? null : (best.from + best.to) / 2;
}

/** How often the file goes to the other side on the same line or back to the next. */
function switchesOf(pieces: readonly Piece[]): number {
  return pieces.slice(1).filter(({ side }, index) => {
    const before = pieces[index]?.side;
    return side !== "across" && before !== "across" && side !== before;
  }).length;
}

function textOf({ items }: Piece): string {
  return items.map(({ str }) => str).join("");
}

/** Prose, or the numbered lines of a transcript: a table is read row by row. */
function isColumn(pieces: readonly Piece[]): boolean {
  const numbered = pieces.filter((piece) => /^\s*\d{1,2}(\s|$)/.test(textOf(piece))).length;
  if (numbered > pieces.length * MOST) return true;
  const characters = pieces.reduce((total, piece) => total + textOf(piece).length, 0) / pieces.length;
  const widest = Math.max(...pieces.map(({ left, right }) => right - left));
  const filled = pieces.filter(({ left, right }) => right - left > widest * FILLED).length;
  return characters >= PROSE_CHARACTERS && filled > pieces.length * MOST;
}

/** From the top down, what stands on one line together, from the left. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row?.[0] !== undefined && Math.abs(row[0].y - piece.y) < LINE) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((one, other) => one.left - other.left));
}

/** The left column down to the next line that goes across, then the right one. */
function byColumns(rows: readonly Piece[][]): Piece[] {
  const ordered: Piece[] = [];
  let right: Piece[] = [];
  for (const piece of rows.flat()) {
    if (piece.side === "across") {
      ordered.push(...right, piece);
      right = [];
    } else if (piece.side === "right") right.push(piece);
    else ordered.push(piece);
  }
  return [...ordered, ...right];
}

/** @param rows when given, only the last piece of each ends a line */
function contentOf(pieces: readonly Piece[], rows: readonly Piece[][] | null = null): TextContent {
  const ends = new Set(rows === null ? pieces : rows.map((row) => row.at(-1)));
  const items = pieces.flatMap((piece) =>
    piece.items.map((item, index, all) => ({ ...item, hasEOL: index === all.length - 1 && ends.has(piece) })),
  );
  return { items };
}
