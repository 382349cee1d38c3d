import type { InkMap } from "./ink-map.ts";

/** Ink that hangs together, in dots of the map. */
export type InkShape = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Indexes of its dots. */
  readonly dots: readonly number[];
};

/** A smaller shape is dust. Dots. */
const LEAST_DOTS = 4;
/** Words of a heading are smaller; pictures, boxes and the shadow of an edge are larger. Dots of half a millimeter. */
const MOST_HEIGHT = 40;
const MOST_WIDTH = 160;
/** Longer for its thickness than any word is: a ruled line. */
const LINE_RATIO = 14;
/** No letter is as thick as this square, of which more of a bar's dots are the middle than of any word's. Dots; fraction 0..1. */
const SOLID = 5;
const MOST_SOLID = 0.3;

/** The shapes that may be letters or words: without dust, ruled lines, borders, boxes, pictures and the bars of redactions. */
export function wordShapes(map: InkMap): InkShape[] {
  return shapesOf(map).filter(({ left, top, right, bottom, dots }) => {
    const width = right - left + 1;
    const height = bottom - top + 1;
    if (dots.length < LEAST_DOTS || Math.min(width, height) > MOST_HEIGHT || Math.max(width, height) > MOST_WIDTH)
      return false;
    return Math.max(width, height) ** 2 < LINE_RATIO * dots.length && !isBar(map, { width, height, dots });
  });
}

function isBar(
  map: InkMap,
  shape: { readonly width: number; readonly height: number; readonly dots: readonly number[] },
) {
  if (Math.min(shape.width, shape.height) < SOLID) return false;
  const reach = SOLID >> 1;
  const isMiddle = (at: number) => {
    for (let down = -reach; down <= reach; down += 1)
      for (let across = -reach; across <= reach; across += 1)
        if (map.ink[at + down * map.width + across] !== 1) return false;
    return true;
  };
  return shape.dots.filter(isMiddle).length > MOST_SOLID * shape.dots.length;
}

function shapesOf({ width, height, ink }: InkMap): InkShape[] {
  const isSeen = new Uint8Array(ink.length);
  const shapes: InkShape[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1 || isSeen[start] === 1) continue;
    const dots = [start];
    isSeen[start] = 1;
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (const at of dots) {
      const [x, y] = [at % width, Math.floor(at / width)];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (ink[next] !== 1 || isSeen[next] === 1) continue;
          isSeen[next] = 1;
          dots.push(next);
        }
    }
    shapes.push({ left, top, right, bottom, dots });
  }
  return shapes;
}
