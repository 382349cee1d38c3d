/** One thing that a text may show, and how far it speaks for an address; below 0, against one. */
export type Sign = { readonly name: string; readonly points: number; readonly pattern: RegExp };

/** @param source of a regular expression over folded text */
export function sign(name: string, points: number, source: string): Sign {
  return { name, points, pattern: new RegExp(source, "u") };
}

/** The points of the strongest sign that the text shows; 0 when it shows none. */
export function strongest(signs: readonly Sign[], folded: string): number {
  return Math.max(0, ...signs.map(({ points, pattern }) => (pattern.test(folded) ? points : 0)));
}

/** The points of all signs that the text shows. */
export function sum(signs: readonly Sign[], folded: string): number {
  return signs.reduce((total, { points, pattern }) => total + (pattern.test(folded) ? points : 0), 0);
}
