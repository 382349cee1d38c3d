import { REAL_LOOK_ALIKE_WORDS } from "./look-alike-words.ts";

/** Pairs that optical recognition takes for one another, small letters. A digit never pairs with another digit. */
const LOOK_ALIKE_PAIRS = [
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

const LOOK_ALIKES: ReadonlyMap<string, readonly string[]> = mirrored(LOOK_ALIKE_PAIRS);
/** Longest side of a pair. */
const LONGEST = 2;

/** How many look-alikes one word may hold: two in five letters, at least one. */
function allowanceFor(word: string): number {
  return Math.max(1, Math.round(word.length * 0.4));
}

/**
 * True when two different words (small letters) read the same once the look-alikes of a scan are folded. Two words that
 * both are English are never the same word badly read: "fail" is not "fall", "cars" is not "ears".
 */
export function looksLikeSameWord(first: string, second: string): boolean {
  if (first === second) return true;
  if (isNumeric(first) || isNumeric(second)) return digitsOf(first) === digitsOf(second);
  if (isRealLookAlike(first) && isRealLookAlike(second)) return false;
  return lookAlikeDistance(first, second) <= allowanceFor(first.length < second.length ? first : second);
}

/**
 * Fewest look-alikes that turn one word into the other; infinite when other letters differ too.
 * Plain edit distance was refused: one edit apart are "walk" and "talk", but a scan does not confuse w and t.
 */
function lookAlikeDistance(first: string, second: string): number {
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

/** A word that is a number, or mostly one: "10:42", "0.112", "1o7". "h0use" and "i5" are words. */
function isNumeric(word: string): boolean {
  const digits = word.replace(/\P{Nd}/gu, "").length;
  return digits * 2 > word.length;
}

/**
 * A number with the letters that stand for digits on a bad scan read as digits and the comma as a point; all else must
 * be equal.
 */
function digitsOf(word: string): string {
  return word
    .replace(/o/g, "0")
    .replace(/[il|!]/g, "1")
    .replace(/s/g, "5")
    .replace(/,/g, ".");
}

function isRealLookAlike(word: string): boolean {
  return REAL_LOOK_ALIKE_WORDS.has(word);
}

function mirrored(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const [first, second] of pairs) {
    map.set(first, [...(map.get(first) ?? []), second]);
    map.set(second, [...(map.get(second) ?? []), first]);
  }
  return map;
}
