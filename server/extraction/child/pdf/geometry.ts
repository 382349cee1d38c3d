/** As PDF writes it: how (x, y) becomes (a x + c y + e, b x + d y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
/** A stretch of text or a box in the space of the page, points, upwards. */
export type Area = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
/** Left, bottom, right, top. */
export type Corners = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** What a box becomes, or the level box around it. */
export function areaOf([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Corners): Area {
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

export function sizeOf({ left, bottom, right, top }: Area): number {
  return (right - left) * (top - bottom);
}

/** How much of an area a box covers, 0..1. */
export function share(area: Area, box: Area): number {
  const width = Math.min(area.right, box.right) - Math.max(area.left, box.left);
  const height = Math.min(area.top, box.top) - Math.max(area.bottom, box.bottom);
  const whole = sizeOf(area);
  return width <= 0 || height <= 0 || whole <= 0 ? 0 : (width * height) / whole;
}
