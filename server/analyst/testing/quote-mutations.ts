/** Numbers 0..1 that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the items. */
export function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
}

/**
 * What recognition does to letters on a poor scan. Written from published confusion tables for printed English, not
 * from the verifier's own table, and deliberately wider than it (a/o, punctuation, lost and added spaces).
 */
const CONFUSIONS: readonly (readonly [from: string, to: string])[] = [
  ["l", "1"],
  ["l", "I"],
  ["i", "l"],
  ["I", "l"],
  ["1", "l"],
  ["0", "O"],
  ["o", "0"],
  ["O", "0"],
  ["e", "c"],
  ["c", "e"],
  ["m", "rn"],
  ["rn", "m"],
  ["h", "b"],
  ["u", "n"],
  ["n", "u"],
  ["t", "f"],
  ["f", "t"],
  ["d", "cl"],
  ["cl", "d"],
  ["w", "vv"],
  ["li", "h"],
  ["v", "y"],
  ["S", "5"],
  ["s", "5"],
  ["B", "8"],
  ["g", "q"],
  [",", "."],
  [".", ","],
  ["’", "'"],
  ["-", "—"],
];

/** Garbles each character with the given chance 0..1 as a scan would: look-alikes, and one in ten a lost or added space. */
export function withScanNoise(
  text: string,
  { rate, random }: { readonly rate: number; readonly random: () => number },
): string {
  let noisy = "";
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (random() >= rate) {
      noisy += character;
      continue;
    }
    if (random() < 0.1) {
      noisy += /\s/.test(character) ? "" : `${character} `;
      continue;
    }
    const candidates = CONFUSIONS.filter(([from]) => text.startsWith(from, index));
    if (candidates.length === 0) {
      noisy += character;
      continue;
    }
    const [from, to] = pick(candidates, random);
    noisy += to;
    index += from.length - 1;
  }
  return noisy;
}

/** Pairs of real words that differ by a letter or two, look-alike letters included. */
export const SIMILAR_WORDS: readonly (readonly [string, string])[] = [
  ["court", "count"],
  ["case", "ease"],
  ["filed", "fled"],
  ["filed", "tiled"],
  ["filed", "failed"],
  ["motion", "notion"],
  ["state", "slate"],
  ["trial", "trail"],
  ["counsel", "council"],
  ["hearing", "bearing"],
  ["statute", "statue"],
  ["order", "older"],
  ["charged", "changed"],
  ["charges", "changes"],
  ["found", "bound"],
  ["review", "renew"],
  ["under", "wider"],
  ["plea", "pica"],
  ["claim", "clam"],
  ["claims", "chums"],
  ["guilty", "gully"],
  ["would", "could"],
  ["was", "has"],
  ["had", "bad"],
  ["that", "than"],
  ["her", "hen"],
  ["then", "them"],
  ["from", "form"],
  ["with", "wish"],
  ["which", "winch"],
  ["judge", "fudge"],
  ["told", "fold"],
  ["felony", "felons"],
  ["record", "recore"],
  ["term", "tern"],
  ["time", "tune"],
  ["are", "arc"],
  ["but", "hut"],
  ["be", "he"],
  ["he", "be"],
  ["is", "as"],
  ["in", "on"],
  ["to", "in"],
  ["may", "nay"],
  ["will", "wall"],
  ["fact", "tact"],
  ["held", "hold"],
  ["did", "died"],
  ["law", "low"],
  ["appeal", "appear"],
  ["appeals", "appears"],
  ["sentence", "sentience"],
  ["sentenced", "sentences"],
  ["pleaded", "pleased"],
  ["denied", "defied"],
  ["affirm", "affine"],
  ["error", "terror"],
  ["relief", "belief"],
  ["rule", "role"],
  ["the", "tho"],
  ["walk", "talk"],
  ["house", "horse"],
];
