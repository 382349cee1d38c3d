import type { GreyImage } from "../grey-image.ts";

/** How many dots of the picture make one of the map. At 200 dpi a line of print is ten of them apart. */
export const MAP_SCALE = 4;
/** Side of a square whose brightest part is its paper. Dots of the map. */
const SQUARE = 16;
/** What is darker and narrower than this is on the paper, not a shadow over it. Squares to each side. */
const NARROW = 2;
/** Print is darker than this share of the paper around it. */
const INK = 0.72;

/** A picture in a quarter of its size, with the paper's brightness and what is inked on it. */
export type InkMap = {
  readonly width: number;
  readonly height: number;
  /** 1 for ink, row by row. */
  readonly ink: Uint8Array;
  /** Brightness of the paper, 0..255, in squares, row by row. */
  readonly paper: { readonly columns: number; readonly rows: number; readonly levels: Uint8Array };
};

/** Judges each dot against the paper around it: under a shadow paper is as dark as print in the light. */
export function inkMap(image: GreyImage): InkMap {
  const small = reduced(image);
  const { width, height, pixels } = small;
  const paper = paperOf(small);
  const ink = new Uint8Array(width * height);
  const brightness = levelsAt(paper, { width, height, scale: SQUARE });
  for (let y = 0; y < height; y += 1) {
    const row = brightness(y);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((pixels[at] ?? 255) < (row[x] ?? 255) * INK) ink[at] = 1;
    }
  }
  return { width, height, ink, paper };
}

/** A dot of the map that is darker than this share of its paper may be print, however pale; grain is evened out over its 16 dots. */
const PALE_INK = 0.88;
/** Around print so much paper stays as it is, in dots of the map: two millimeters. */
const MARGIN = 4;

/**
 * The picture with its empty paper white. On a grainy page with little print the recogniser takes the grain for the print, and
 * spends minutes on it.
 * @param given.seen the picture before its print was made darker, and its grain with it
 */
export function withWhitePaper(image: GreyImage, { seen }: { readonly seen: GreyImage }): GreyImage {
  const small = reduced(seen);
  const paper = paperOf(small);
  const brightness = levelsAt(paper, { width: small.width, height: small.height, scale: SQUARE });
  const mayBeInk = new Uint8Array(small.pixels.length);
  for (let y = 0; y < small.height; y += 1) {
    const row = brightness(y);
    for (let x = 0; x < small.width; x += 1) {
      const at = y * small.width + x;
      if ((small.pixels[at] ?? 255) < (row[x] ?? 255) * PALE_INK) mayBeInk[at] = 1;
    }
  }
  const isKept = new Uint8Array(small.pixels.length);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      if (mayBeInk[y * small.width + x] === 1)
        for (let row = Math.max(0, y - MARGIN); row <= Math.min(small.height - 1, y + MARGIN); row += 1) {
          const from = row * small.width + Math.max(0, x - MARGIN);
          isKept.fill(1, from, row * small.width + Math.min(small.width, x + MARGIN + 1));
        }
  const pixels = Uint8Array.from(image.pixels, (value, at) => {
    const x = Math.min(small.width - 1, Math.floor((at % image.width) / MAP_SCALE));
    const y = Math.min(small.height - 1, Math.floor(at / image.width / MAP_SCALE));
    return isKept[y * small.width + x] === 1 ? value : 255;
  });
  return { ...image, pixels };
}

/** Below this share of the brightest paper some of it is in a shadow. */
const SHADOWED = 0.8;
/** Darker paper is a desk or a photograph, and brightening it makes nothing but grain. Of 255. */
const LEAST_PAPER = 40;
/** Print that is paler than this beside its paper is hard to read: a carbon copy. Fraction 0..1. */
const PALE = 0.7;
/** As black as print is taken to be at most and at least. Fractions of the paper's brightness. */
const [BLACKEST, PALEST] = [0.1, 0.8];
/** Lighter than this, of the way from print to paper, is paper: a shadow leaves little between print and grain. */
const WHITE = 0.85;

/**
 * The picture with all of its paper equally bright and all of its print equally dark; the same picture when no shadow lies
 * on it and its print is dark. Print is judged beside the print around it: next to a punched hole a carbon copy is pale.
 */
export function evenlyLit(image: GreyImage, { paper }: InkMap): GreyImage {
  const sorted = paper.levels.toSorted();
  const [dark = 255, bright = 255] = [sorted[sorted.length >> 4], sorted[Math.floor(sorted.length * 0.94)]];
  const { middling, ...print } = printOf(image, paper);
  if (dark >= bright * SHADOWED && middling <= PALE) return image;
  const { width, height, pixels } = image;
  const result = new Uint8Array(pixels.length);
  const brightness = levelsAt(paper, { width, height, scale: SQUARE * MAP_SCALE });
  const darkness = levelsAt(print, { width, height, scale: SQUARE * MAP_SCALE });
  for (let y = 0; y < height; y += 1) {
    const papers = brightness(y);
    const prints = darkness(y);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const share = (pixels[at] ?? 255) / Math.max(papers[x] ?? 255, LEAST_PAPER);
      const black = Math.min(PALEST, Math.max(BLACKEST, (prints[x] ?? 0) / 255));
      result[at] = 255 * Math.min(1, Math.max(0, (share - black) / ((1 - black) * WHITE)));
    }
  }
  return { width, height, pixels: result };
}

/** A square with print has so much ink at least. Fraction 0..1. */
const LEAST_INKED = 0.03;
/** Lighter is paper and its grain. Fraction 0..1. */
const LEAST_INK = 0.88;
/** Lighter beside the middling dot of its square is paper in a shadow. Fraction 0..1. */
const LEAST_CONTRAST = 0.92;
const BINS = 64;

/** How dark print is in each square, 0..255 for shares of its paper's brightness, and in the middling one, 0..1. */
function printOf(image: GreyImage, paper: InkMap["paper"]): InkMap["paper"] & { readonly middling: number } {
  const { columns, rows } = paper;
  const inked = sharesOfSquares(image, paper).map(({ darkest, middling }) =>
    darkest < LEAST_INK && darkest < middling * LEAST_CONTRAST ? darkest : null,
  );
  const middleOf = (shares: readonly (number | null)[]) => {
    const known = shares.filter((share) => share !== null).sort((one, other) => one - other);
    return known[known.length >> 1] ?? null;
  };
  const middling = middleOf(inked) ?? 0;
  const levels = paper.levels.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const around: (number | null)[] = [];
    for (let y = Math.max(0, row - NARROW); y <= Math.min(rows - 1, row + NARROW); y += 1)
      for (let x = Math.max(0, column - NARROW); x <= Math.min(columns - 1, column + NARROW); x += 1)
        around.push(inked[y * columns + x] ?? null);
    return 255 * (middleOf(around) ?? middling);
  });
  return { columns, rows, levels, middling };
}

/**
 * Of each square the brightness that only its darkest dots are below, and that half of its dots are below, as shares of the
 * paper's, 0..1: at the edge of a shadow the paper itself is darker than it is taken to be, all over the square.
 */
function sharesOfSquares(
  { width, height, pixels }: GreyImage,
  paper: InkMap["paper"],
): { readonly darkest: number; readonly middling: number }[] {
  const side = SQUARE * MAP_SCALE;
  const brightness = levelsAt(paper, { width, height, scale: side });
  const counts = Array.from(paper.levels, () => new Uint32Array(BINS + 1));
  for (let y = 0; y < height; y += 2) {
    const papers = brightness(y);
    const row = Math.min(paper.rows - 1, Math.floor(y / side)) * paper.columns;
    for (let x = 0; x < width; x += 2) {
      const share = Math.min(1, (pixels[y * width + x] ?? 255) / Math.max(papers[x] ?? 255, LEAST_PAPER));
      const own = counts[row + Math.min(paper.columns - 1, Math.floor(x / side))];
      const bin = Math.floor(share * BINS);
      if (own !== undefined) own[bin] = (own[bin] ?? 0) + 1;
    }
  }
  return counts.map((own) => {
    const all = own.reduce((sum, count) => sum + count, 0);
    const above = (share: number) => {
      let below = 0;
      const bin = own.findIndex((count) => (below += count) > all * share);
      return bin === -1 ? 1 : bin / BINS;
    };
    return { darkest: above(LEAST_INKED), middling: above(0.5) };
  });
}

/** Each dot the mean of the dots it stands for. */
function reduced({ width, height, pixels }: GreyImage): GreyImage {
  const columns = Math.max(1, Math.floor(width / MAP_SCALE));
  const rows = Math.max(1, Math.floor(height / MAP_SCALE));
  const result = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let down = 0; down < MAP_SCALE; down += 1) {
        const at = (row * MAP_SCALE + down) * width + column * MAP_SCALE;
        for (let across = 0; across < MAP_SCALE; across += 1) sum += pixels[at + across] ?? 0;
      }
      result[row * columns + column] = sum / MAP_SCALE ** 2;
    }
  }
  return { width: columns, height: rows, pixels: result };
}

function paperOf({ width, height, pixels }: GreyImage): InkMap["paper"] {
  const columns = Math.ceil(width / SQUARE);
  const rows = Math.ceil(height / SQUARE);
  const levels = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const seen = new Uint8Array(SQUARE * SQUARE);
      let count = 0;
      for (let y = row * SQUARE; y < Math.min(height, (row + 1) * SQUARE); y += 1)
        for (let x = column * SQUARE; x < Math.min(width, (column + 1) * SQUARE); x += 1) {
          seen[count] = pixels[y * width + x] ?? 255;
          count += 1;
        }
      levels[row * columns + column] = seen.subarray(0, count).sort()[Math.floor(count * 0.8)] ?? 255;
    }
  }
  const grid = { columns, rows };
  const lightest = overNeighbors(levels, { ...grid, reach: NARROW, pick: (values) => Math.max(...values) });
  const closed = overNeighbors(lightest, { ...grid, reach: NARROW, pick: (values) => Math.min(...values) });
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { ...grid, levels: overNeighbors(closed, { ...grid, reach: 1, pick: mean }) };
}

type Grid = { readonly columns: number; readonly rows: number };

function overNeighbors(
  levels: Uint8Array,
  given: Grid & { readonly reach: number; readonly pick: (values: readonly number[]) => number },
): Uint8Array {
  const { columns, rows, reach, pick } = given;
  return levels.map((_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const values: number[] = [];
    for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1)
      for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1)
        values.push(levels[y * columns + x] ?? 255);
    return pick(values);
  });
}

/** The paper's brightness along a row of dots, between the middles of its squares. */
function levelsAt(
  { columns, rows, levels }: InkMap["paper"],
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): (y: number) => Float32Array {
  const between = (position: number, last: number) => {
    const at = Math.min(Math.max(position / scale - 0.5, 0), last);
    return [Math.floor(at), Math.min(Math.floor(at) + 1, last), at - Math.floor(at)] as const;
  };
  // Each row of squares is drawn out once: done for every row of dots, it took a third of all work on a clean page.
  const stretched = Array.from({ length: rows }, () => new Float64Array(width));
  for (let x = 0; x < width; x += 1) {
    const [left, right, across] = between(x, columns - 1);
    for (const [row, line] of stretched.entries())
      line[x] = (levels[row * columns + left] ?? 255) * (1 - across) + (levels[row * columns + right] ?? 255) * across;
  }
  const line = new Float32Array(width);
  return (y) => {
    const [above, below, down] = between(Math.min(y, height), rows - 1);
    const [upper, lower] = [stretched[above], stretched[below]];
    for (let x = 0; x < width; x += 1) line[x] = (upper?.[x] ?? 255) * (1 - down) + (lower?.[x] ?? 255) * down;
    return line;
  };
}
