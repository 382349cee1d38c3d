import { expect, test } from "vitest";
import type { Finding } from "#lib/contracts/findings.ts";
import { factorSum } from "./factor-sum.ts";
import { makeFinding } from "./testing/make-finding.ts";

const factor = (weight: number | null, fields: Partial<Finding> = {}) =>
  makeFinding({ kind: "factor", weight, ...fields });

test("adds what counts, lists the rejected, leaves out the unverified", () => {
  const sum = factorSum([
    factor(5, { verdict: "rejected" }),
    factor(8),
    factor(-9),
    factor(12, { verdict: "accepted" }),
    factor(20, { verified: false }),
    factor(null),
    factor(4, { kind: "issue" }),
  ]);
  expect(sum.forUs.map(({ weight }) => weight)).toEqual([12, 8, 5]);
  expect(sum.against.map(({ weight }) => weight)).toEqual([-9]);
  expect([sum.plus, sum.minus, sum.counted.length, sum.waiting]).toEqual([16, 4.5, 3, 0]);
});

test("what waits for a ruling stands last and adds nothing", () => {
  const sum = factorSum([
    factor(12, { isTentative: true }),
    factor(8),
    factor(6, { isTentative: true, verdict: "accepted" }),
    factor(-9, { isTentative: true, verdict: "rejected" }),
  ]);
  expect(sum.forUs.map(({ weight }) => weight)).toEqual([8, 6, 12]);
  expect([sum.plus, sum.minus, sum.counted.length, sum.waiting]).toEqual([10, 0, 2, 1]);
});
