import type { Strength } from "#lib/domain/odds.ts";

const STRONG = "[--e:var(--strong-edge)] [--f:var(--strong-fill)] [--t:var(--strong-text)] [--w:var(--strong-wash)]";
const MODERATE = "[--e:var(--mid-edge)] [--f:var(--mid-fill)] [--t:var(--mid-text)] [--w:var(--mid-wash)]";
const WEAK = "[--e:var(--weak-edge)] [--f:var(--weak-fill)] [--t:var(--weak-text)] [--w:var(--weak-wash)]";

/** The colors of a band for what is inside: edge `--e`, fill `--f`, text `--t`, wash `--w`. */
export const STRENGTH_CLASS = {
  strong: STRONG,
  moderate: MODERATE,
  weak: WEAK,
  pending: "",
} as const satisfies Record<Strength, string>;

/** The same for what pulls one way: the colors of strong are for us, those of weak against us. */
export const SIDE_CLASS = { forUs: STRONG, againstUs: WEAK } as const;
