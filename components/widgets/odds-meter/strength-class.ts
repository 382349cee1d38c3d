import type { Strength } from "#lib/domain/odds.ts";

/** The classes that set the colours and the pattern of a band: solid, bars, hatch. */
export const STRENGTH_CLASS = { strong: "st", moderate: "mi", weak: "we", pending: "" } as const satisfies Record<
  Strength,
  string
>;
