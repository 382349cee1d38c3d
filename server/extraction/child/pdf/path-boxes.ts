import type { Corners } from "./geometry.ts";

/** More boxes are a drawing, and would take time without end. */
export const MOST_BOXES = 500;

/**
 * The level boxes of a path, which is 0 and a point to begin at, 1 and a point for a line to it, 3 for a line back, as left, bottom, right, top; none when anything else is in it: a frame is two boxes in one
 * another, and covers nothing.
 */
export function boxesOf(path: readonly number[]): Corners[] {
  const boxes: Corners[] = [];
  let points: [number, number][] = [];
  function close(): boolean {
    const shape = points;
    points = [];
    const [first] = shape;
    if (first === undefined) return true;
    const last = shape.at(-1);
    if (shape.length > 1 && last?.[0] === first[0] && last[1] === first[1]) shape.pop();
    if (shape.length !== 4) return false;
    const xs = new Set(shape.map(([x]) => x));
    const ys = new Set(shape.map(([, y]) => y));
    if (xs.size !== 2 || ys.size !== 2) return false;
    boxes.push([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]);
    return true;
  }
  for (let at = 0; at < path.length;) {
    const operation = path[at] ?? 0;
    if (operation === 0 && !close()) return [];
    if (operation === 0 || operation === 1) {
      points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
      at += 3;
    } else if (operation === 3) {
      at += 1;
    } else return [];
    if (boxes.length > MOST_BOXES) return [];
  }
  if (!close()) return [];
  const isFrame = boxes.length === 2 && boxes.some((box) => boxes.some((other) => other !== box && holds(box, other)));
  return isFrame ? [] : boxes;
}

function holds(outer: Corners, inner: Corners): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}
