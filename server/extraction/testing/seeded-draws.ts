import { numbersFrom } from "./canvas.ts";

/** Chance that comes out the same for the same seed. */
export type Draws = {
  readonly between: (least: number, most: number) => number;
  readonly oneOf: <Item>(items: readonly Item[]) => Item;
  /** @param share fraction 0..1 of the draws that are true */
  readonly happens: (share: number) => boolean;
  /** A seed for something that draws many numbers itself. */
  readonly seed: () => number;
};

export function drawsFrom(seed: number): Draws {
  const next = numbersFrom(Math.imul(seed, 2_654_435_761) >>> 0);
  // The first numbers of neighboring seeds are alike.
  for (let skipped = 0; skipped < 8; skipped += 1) next();
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error("Nothing to draw from");
    return item;
  };
  return {
    between: (least, most) => least + next() * (most - least),
    oneOf,
    happens: (share) => next() < share,
    seed: () => Math.floor(next() * 2 ** 31),
  };
}
