/** Left, bottom, right, top. */
export type Corners = readonly [number, number, number, number];

/** More boxes are a drawing, and would take time without end. */
export const MOST_BOXES = 500;

/**
 * The level boxes of a path as left, bottom, right, top; none when anything else is in it: a frame is two boxes in one
 * another, and covers nothing.
 */
export function boxesOf(path: Float32Array): Corners[] {
  const boxes: Corners[] = [];
  let points: [number, number][] = [];
  function close(): boolean {
    const [first, ...rest] = points;
    points = [];
    if (first === undefined) return true;
    const last = rest.at(-1);
    if (last?.[0] === first[0] && last[1] === first[1]) rest.pop();
    const xs = new Set([first, ...rest].map(([x]) => x));
    const ys = new Set([first, ...rest].map(([, y]) => y));
    if (rest.length !== 3 || xs.size !== 2 || ys.size !== 2) return false;
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
