import { expect, it } from "vitest";
import { checkAssertions, KEPT_SPLITS } from "./check-assertions.ts";

/** Floors: they guard against loss; RESULTS.md has the figures. */
const FLOORS = {
  learn: { asserted: 85, barred: 84 },
  "learn-a": { asserted: 148, barred: 141 },
  "learn-b": { asserted: 145, barred: 142 },
  "hold-out": { asserted: 77, barred: 73 },
} as const satisfies Record<(typeof KEPT_SPLITS)[number], object>;

it("reads no fewer sentences right than before", () => {
  const held = checkAssertions(KEPT_SPLITS).map(({ split, asserted, barred }) => {
    const floor = FLOORS[split as keyof typeof FLOORS];
    return [split, asserted >= floor.asserted, barred >= floor.barred];
  });
  expect(held).toEqual(Object.keys(FLOORS).map((split) => [split, true, true]));
});
