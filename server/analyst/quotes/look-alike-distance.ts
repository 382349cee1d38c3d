/** Pairs that optical recognition confuses, small letters. A digit never pairs with another digit. */
const PAIRS = [
  ["i", "l"],
  ["i", "1"],
  ["l", "1"],
  ["i", "j"],
  ["i", "!"],
  ["l", "!"],
  ["i", "|"],
  ["l", "|"],
  ["f", "t"],
  ["o", "0"],
  ["c", "e"],
  ["c", "o"],
  ["u", "n"],
  ["u", "v"],
  ["v", "y"],
  ["h", "b"],
  ["g", "q"],
  ["g", "9"],
  ["q", "9"],
  ["s", "5"],
  ["b", "8"],
  ["b", "6"],
  ["z", "2"],
  ["m", "rn"],
  ["m", "nn"],
  ["w", "vv"],
  ["d", "cl"],
  ["h", "li"],
  ["n", "ri"],
  ["n", "ii"],
  ["u", "ii"],
] as const;

/** For one or two letters the letters that a scan confuses them with. */
export const LOOK_ALIKES: ReadonlyMap<string, readonly string[]> = mirrored(PAIRS);
/** Letters of the longest side of a pair. */
export const LONGEST = 2;

/** How many confusions a word of this length may contain: two in five letters, at least one. */
export function allowedConfusions(length: number): number {
  return Math.max(1, Math.round(length * 0.4));
}

/**
 * Fewest confusions that turn one word into the other; infinite when other letters differ too.
 * Not the plain edit distance: "walk" and "talk" are one edit apart, but a scan does not confuse w and t.
 */
export function lookAlikeDistance(first: string, second: string): number {
  if (Math.abs(first.length - second.length) > Math.min(first.length, second.length)) return Infinity;
  const width = second.length + 1;
  const cost = new Array<number>((first.length + 1) * width).fill(Infinity);
  cost[0] = 0;
  for (let a = 0; a <= first.length; a += 1) {
    for (let b = 0; b <= second.length; b += 1) {
      const here = cost[a * width + b] ?? Infinity;
      if (here === Infinity) continue;
      if (a < first.length && first.charAt(a) === second.charAt(b))
        lower(cost, { at: (a + 1) * width + b + 1, to: here });
      for (let length = 1; length <= LONGEST && a + length <= first.length; length += 1) {
        for (const other of LOOK_ALIKES.get(first.slice(a, a + length)) ?? []) {
          if (second.startsWith(other, b)) lower(cost, { at: (a + length) * width + b + other.length, to: here + 1 });
        }
      }
    }
  }
  return cost[first.length * width + second.length] ?? Infinity;
}

function lower(cost: number[], { at, to }: { readonly at: number; readonly to: number }): void {
  if (to < (cost[at] ?? Infinity)) cost[at] = to;
}

function mirrored(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [first, second] of pairs) {
    map.set(first, [...(map.get(first) ?? []), second]);
    map.set(second, [...(map.get(second) ?? []), first]);
  }
  return map;
}
