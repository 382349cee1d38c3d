import { createRandom } from "#server/analyst/testing/quote-mutations.ts";
import { dot, DIMENSIONS, type Vector } from "#server/chat/word-vectors.ts";

/** Pages of entries (`entryOf`) in order. */
type Pages = readonly (readonly string[])[];

/** Times that a word has to occur before anything can be said about it. */
const LEAST = 6;
/** Words on each side that count as beside it. */
const WINDOW = 5;
/** Power of a neighbor's frequency: below 1, so that two rare words that met once are not taken for a pair. */
const SMOOTHING = 0.75;
const ROUNDS = 12;
/** Words of a record for which rarity is counted; only the order of magnitude matters. */
const RECORD = 200_000;
const SEED = 11;

type Row = { readonly at: Int32Array; readonly value: Float64Array };

/**
 * A vector for each word that occurs often enough, so that words beside the same words have vectors that point the same
 * way: the strongest directions of the matrix of pointwise mutual information (Levy, Goldberg, Dagan 2015). Longer for rare words.
 */
export function learnVectors(pages: Pages): Map<string, Vector> {
  const counts = new Map<string, number>();
  for (const entry of pages.flat()) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  const entries = [...counts].filter(([, count]) => count >= LEAST).map(([entry]) => entry);
  const index = new Map(entries.map((entry, nth) => [entry, nth]));
  const directions = strongest(informationOf(pages, index), entries.length);
  return new Map(
    entries.map((entry, nth) => {
      const raw = Float32Array.from(directions, ({ axis, weight }) => (axis[nth] ?? 0) * Math.sqrt(weight));
      const rarity = Math.log(1 + RECORD / (1 + (counts.get(entry) ?? 0)));
      const size = Math.sqrt(dot(raw, raw)) || 1;
      return [entry, raw.map((value) => (value / size) * rarity)];
    }),
  );
}

/** How much more often two words stand beside each other than by chance, as a logarithm; symmetric, without negative values. */
function informationOf(pages: Pages, index: ReadonlyMap<string, number>): Row[] {
  const beside = Array.from(index, () => new Map<number, number>());
  const count = (one: number, other: number, share: number) =>
    beside[one]?.set(other, (beside[one].get(other) ?? 0) + share);
  for (const page of pages) {
    const known = page.flatMap((entry) => index.get(entry) ?? []);
    for (const [at, one] of known.entries())
      for (let distance = 1; distance <= WINDOW; distance++) {
        const other = known[at + distance];
        if (other === undefined) break;
        count(one, other, 1 / distance);
        count(other, one, 1 / distance);
      }
  }
  const sums = beside.map((row) => [...row.values()].reduce((sum, value) => sum + value, 0));
  const smoothed = sums.map((sum) => sum ** ((1 + SMOOTHING) / 2));
  const total = smoothed.reduce((sum, value) => sum + value, 0) ** 2 / sums.reduce((sum, value) => sum + value, 0);
  return beside.map((row, one) => {
    const values = [...row].flatMap(([other, value]) => {
      const information = Math.log((value * total) / ((smoothed[one] ?? 1) * (smoothed[other] ?? 1)));
      return information > 0 ? [[other, information] as const] : [];
    });
    return {
      at: Int32Array.from(values, ([other]) => other),
      value: Float64Array.from(values, ([, information]) => information),
    };
  });
}

type Direction = { readonly axis: Float64Array; readonly weight: number };

/** The directions along which a symmetric matrix stretches most, by orthogonal iteration. */
function strongest(matrix: readonly Row[], size: number): Direction[] {
  const random = createRandom(SEED);
  let axes: Float64Array[] = Array.from({ length: Math.min(DIMENSIONS, size) }, () =>
    Float64Array.from({ length: size }, () => random() - 0.5),
  );
  let weights: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    axes = axes.map((axis) => times(matrix, axis));
    weights = makeOrthogonal(axes);
  }
  return Array.from({ length: DIMENSIONS }, (_, nth) => ({
    axis: axes[nth] ?? new Float64Array(size),
    weight: weights[nth] ?? 0,
  }));
}

function times(matrix: readonly Row[], axis: Float64Array): Float64Array {
  return Float64Array.from(matrix, ({ at, value }) => {
    let sum = 0;
    for (let nth = 0; nth < at.length; nth++) sum += (value[nth] ?? 0) * (axis[at[nth] ?? 0] ?? 0);
    return sum;
  });
}

/** Makes the axes orthogonal to those before, and of length 1, in place. @returns the lengths that they had */
function makeOrthogonal(axes: readonly Float64Array[]): number[] {
  const product = (one: Float64Array, other: Float64Array) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  return axes.map((axis, nth) => {
    for (const before of axes.slice(0, nth)) {
      const share = product(axis, before);
      for (let at = 0; at < axis.length; at++) axis[at] = (axis[at] ?? 0) - share * (before[at] ?? 0);
    }
    const length = Math.sqrt(product(axis, axis)) || 1;
    for (let at = 0; at < axis.length; at++) axis[at] = (axis[at] ?? 0) / length;
    return length;
  });
}
