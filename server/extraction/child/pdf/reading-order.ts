import type { TextContent, TextItem } from "./page-text.ts";

/** The runs of one line on one side of the page, in the order of the file. */
type Piece = {
  readonly items: TextItem[];
  readonly y: number;
  left: number;
  right: number;
  /** From the left, 0 for the first; null for what goes across columns. */
  readonly column: number | null;
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
  const runs = content.items;
  const written = runs.filter(({ str }) => str.trim() !== "");
  if (written.length < LEAST_LINES || written.some(({ transform }) => transform[1] !== 0 || transform[2] !== 0)) {
    return content;
  }
  const upside = piecesOf(runs, []);
  if (isDrawnUpwards(upside)) return contentOf([...upside].sort((one, other) => other.y - one.y));
  const gutters = guttersOf(written);
  if (gutters.length === 0) return content;
  const pieces = piecesOf(runs, gutters);
  const rows = rowsOf(pieces);
  const columns = Array.from({ length: gutters.length + 1 }, (_, index) =>
    pieces.filter(({ column }) => column === index),
  );
  const fewest = Math.min(...columns.map(({ length }) => length));
  if (fewest < LEAST_LINES) return content;
  const isRowWise = switchesOf(pieces) > fewest * columns.length * MOST;
  if (isRowWise) return columns.every(isColumn) ? contentOf(byColumns(rows, columns.length)) : content;
  const [left = []] = columns;
  const labels = left.filter((piece) => /:\s*$/.test(textOf(piece)));
  const paired = rows.filter((row) => row.length === 2).length;
  if (labels.length > left.length * MOST && paired > left.length * MOST) return contentOf(rows.flat(), rows);
  return content;
}

/** The strips between the columns of a page, from the left; the first that is found may part anything, the others prose. */
function guttersOf(written: readonly TextItem[]): number[] {
  const first = strip(written);
  return first === null ? [] : [...further(first, "left"), first, ...further(first, "right")];

  function further(gutter: number, side: "left" | "right"): number[] {
    const runs = written.filter(({ transform, width }) =>
      side === "left" ? (transform[4] ?? 0) + width <= gutter : (transform[4] ?? 0) >= gutter,
    );
    const next = runs.length < LEAST_LINES ? null : strip(runs);
    if (next === null) return [];
    const pieces = piecesOf(runs, [next]);
    const parts = [0, 1].map((index) => pieces.filter(({ column }) => column === index));
    return parts.every((part) => part.length >= LEAST_LINES && isProse(part)) ? [next] : [];
  }

  function strip(runs: readonly TextItem[]): number | null {
    return gutterOf(runs, 0) ?? gutterOf(runs, MOST_ACROSS);
  }
}

function piecesOf(runs: readonly TextItem[], gutters: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let blanks: TextItem[] = [];
  for (const item of runs) {
    if (item.str.trim() === "") {
      blanks.push(item);
      continue;
    }
    const [, , , , x = 0, y = 0] = item.transform;
    const column = columnOf(x, x + item.width, gutters);
    const last = pieces.at(-1);
    if (last !== undefined && Math.abs(last.y - y) < LINE && last.column === column) {
      last.items.push(...blanks, item);
      last.left = Math.min(last.left, x);
      last.right = Math.max(last.right, x + item.width);
    } else pieces.push({ items: [item], y, left: x, right: x + item.width, column });
    blanks = [];
  }
  return pieces;
}

function columnOf(from: number, to: number, gutters: readonly number[]): number | null {
  if (gutters.length === 0) return null;
  const before = gutters.filter((gutter) => gutter <= from).length;
  return gutters.filter((gutter) => gutter < to).length === before ? before : null;
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
  // Both from the left, so that one walk over them tells how many runs cross a place.
  const wide = spans.filter(([start, end]) => start < end);
  const starts = wide.map(([start]) => start).sort((one, other) => one - other);
  const ends = wide.map(([, end]) => end).sort((one, other) => one - other);
  let begun = 0;
  let ended = 0;
  let best: { readonly from: number; readonly to: number } | null = null;
  let from: number | null = null;
  for (let x = first + (last - first) * 0.1; x < first + (last - first) * 0.9; x += 1) {
    while (begun < starts.length && (starts[begun] ?? x) < x) begun += 1;
    while (ended < ends.length && (ends[ended] ?? x) <= x) ended += 1;
    if (begun - ended <= mostCrossing) {
      from ??= x;
      if (best === null || x - from > best.to - best.from) best = { from, to: x };
    } else from = null;
  }
  return best === null || best.to - best.from < GUTTER ? null : (best.from + best.to) / 2;
}

/** How often the file goes to another column on the same line or back to the next. */
function switchesOf(pieces: readonly Piece[]): number {
  return pieces.slice(1).filter(({ column }, index) => {
    const before = pieces[index]?.column ?? null;
    return column !== null && before !== null && column !== before;
  }).length;
}

function textOf({ items }: Piece): string {
  return items.map(({ str }) => str).join("");
}

/** Prose, or the numbered lines of a transcript: a table is read row by row. */
function isColumn(pieces: readonly Piece[]): boolean {
  const numbered = pieces.filter((piece) => /^\s*\d{1,2}(\s|$)/.test(textOf(piece))).length;
  return numbered > pieces.length * MOST || isProse(pieces);
}

function isProse(pieces: readonly Piece[]): boolean {
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

/** Column after column down to the next line that goes across. */
function byColumns(rows: readonly Piece[][], count: number): Piece[] {
  const ordered: Piece[] = [];
  let open: Piece[] = [];
  const close = () => {
    for (let index = 0; index < count; index += 1) ordered.push(...open.filter(({ column }) => column === index));
    open = [];
  };
  for (const piece of rows.flat()) {
    if (piece.column !== null) open.push(piece);
    else {
      close();
      ordered.push(piece);
    }
  }
  close();
  return ordered;
}

/** @param rows when given, only the last piece of each ends a line */
function contentOf(pieces: readonly Piece[], rows: readonly Piece[][] | null = null): TextContent {
  const ends = new Set(rows === null ? pieces : rows.map((row) => row.at(-1)));
  const items = pieces.flatMap((piece) =>
    piece.items.map((item, index, all) => ({ ...item, hasEOL: index === all.length - 1 && ends.has(piece) })),
  );
  return { items };
}
