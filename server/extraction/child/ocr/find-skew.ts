import type { InkMap } from "./ink-map.ts";
import type { InkShape } from "./ink-shapes.ts";

/** A paper laid more crookedly is laid on its side. Degrees. */
const MOST_SKEW = 16;
const COARSE_STEP = 0.5;
const FINE_STEP = 0.1;
/** How much more the lines must part from the gaps than at a middling angle. */
const CLEARLY = 1.25;
/** Fewer dots are no lines of print. */
const LEAST_DOTS = 400;

/**
 * How crooked the lines of print lie, in degrees clockwise, from -16 to 16; 0 when nothing tells. Each angle is tried: seen
 * along the lines the ink falls into few rows (projection profile, W. Postl 1986). A page on its side has its lines upright.
 */
export function findSkew({ width, height }: InkMap, shapes: readonly InkShape[]): number {
  const dots = shapes.flatMap((shape) => shape.dots);
  if (dots.length < LEAST_DOTS) return 0;
  const xs = Float32Array.from(dots, (at) => (at % width) - width / 2);
  const ys = Float32Array.from(dots, (at) => Math.floor(at / width) - height / 2);
  const reach = Math.ceil(Math.hypot(width, height) / 2) + 1;
  const level = peakOf({ xs, ys, reach });
  const upright = peakOf({ xs: ys.map((y) => -y), ys: xs, reach });
  const better = level.clearness >= upright.clearness ? level : upright;
  return better.clearness < CLEARLY ? 0 : better.angle;
}

/** Places from the middle of the map, and how far from it a dot may be. */
type Dots = { readonly xs: Float32Array; readonly ys: Float32Array; readonly reach: number };

/** The angle at which the rows differ most, and how many times more than at a middling one. */
function peakOf(dots: Dots): { readonly angle: number; readonly clearness: number } {
  const steps = Math.round(MOST_SKEW / COARSE_STEP);
  const coarse = Array.from({ length: 2 * steps + 1 }, (_, index) => {
    const angle = (index - steps) * COARSE_STEP;
    return { angle, contrast: contrastAt(dots, angle) };
  });
  const middling = coarse.map(({ contrast }) => contrast).sort((left, right) => left - right)[steps] ?? 1;
  const first = coarse.reduce((best, each) => (each.contrast > best.contrast ? each : best));
  const around = Math.round(COARSE_STEP / FINE_STEP);
  const fine = Array.from({ length: 2 * around + 1 }, (_, index) => {
    const angle = first.angle + (index - around) * FINE_STEP;
    return { angle, contrast: contrastAt(dots, angle) };
  });
  const best = fine.reduce((kept, each) => (each.contrast > kept.contrast ? each : kept));
  return { angle: best.angle, clearness: best.contrast / Math.max(1, middling) };
}

/** How unevenly the ink falls into rows that lie at this angle. */
function contrastAt({ xs, ys, reach }: Dots, angle: number): number {
  const radians = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const rows = new Float64Array(2 * reach + 1);
  for (let index = 0; index < xs.length; index += 1) {
    const row = Math.round((ys[index] ?? 0) * cos - (xs[index] ?? 0) * sin) + reach;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let contrast = 0;
  for (let row = 1; row < rows.length; row += 1) contrast += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return contrast;
}
