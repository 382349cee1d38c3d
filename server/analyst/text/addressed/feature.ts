/** One thing that a text may show, and what it adds to the sum. */
export type Feature = { readonly points: number; readonly pattern: RegExp };

/** @param source of a regular expression over folded text */
export function feature(points: number, source: string): Feature {
  return { points, pattern: new RegExp(source, "u") };
}

/** The points of the strongest feature that the text shows; 0 when it shows none. */
export function strongest(features: readonly Feature[], folded: string): number {
  return Math.max(0, ...features.map(({ points, pattern }) => (pattern.test(folded) ? points : 0)));
}

/** The points of all features that the text shows. */
export function sum(features: readonly Feature[], folded: string): number {
  return features.reduce((total, { points, pattern }) => total + (pattern.test(folded) ? points : 0), 0);
}
