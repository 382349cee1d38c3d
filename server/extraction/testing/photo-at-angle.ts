import type { Canvas } from "./canvas.ts";
import { resampled } from "./spoilers.ts";
import type { Spoiler } from "./spoilers.ts";

export type Corner = readonly [x: number, y: number];
export type Angle = {
  /** Where the corners of the sheet are in the photo, fractions of it: upper left, upper right, lower right, lower left. */
  readonly corners: readonly [Corner, Corner, Corner, Corner];
  /** The desk, red green blue. */
  readonly desk: readonly [number, number, number];
  /** How much darker the far corner is. Fraction 0..1. */
  readonly falloff: number;
};

/** A photo of a sheet that a phone took at an angle: perspective, desk, uneven light. */
export function photoAtAngle({ corners, desk, falloff }: Angle): Spoiler {
  return (sheet) => {
    const { width, height } = sheet;
    const toSheet = inverse(squareTo(corners.map(([x, y]) => [x * width, y * height])));
    return resampled(
      sheet,
      (x, y) => {
        const [u = 0, v = 0] = applied(toSheet, x, y);
        const light = 1 - falloff * ((x / width) * 0.6 + (y / height) * 0.4);
        return { x: u * width, y: v * height, light };
      },
      { outside: desk },
    );
  };
}

type Matrix = readonly number[];

/** The mapping of the unit square onto four corners (Heckbert, Fundamentals of Texture Mapping, 1989). Row by row. */
function squareTo(corners: readonly (readonly number[])[]): Matrix {
  const [[x0 = 0, y0 = 0] = [], [x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = corners;
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function inverse([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: Matrix): Matrix {
  return [
    ...[e * i - f * h, c * h - b * i, b * f - c * e],
    ...[f * g - d * i, a * i - c * g, c * d - a * f],
    ...[d * h - e * g, b * g - a * h, a * e - b * d],
  ];
}

function applied([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: Matrix, x: number, y: number) {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The picture in half the size and back, as messengers send it. */
export const messengerCopy: Spoiler = (sheet: Canvas) =>
  resampled(sheet, (x, y) => ({ x: x - (x % 2) + 0.5, y: y - (y % 2) + 0.5, light: 1 }));
