import { expect, test } from "vitest";
import { makeFinding } from "./testing/make-finding.ts";
import { findWhatIf } from "./what-if.ts";

const FACTOR = makeFinding({ kind: "factor", weight: 10 });
const factors = (...weights: readonly number[]) => weights.map((weight) => ({ ...FACTOR, weight }));
const rejected = { ...FACTOR, verdict: "rejected" } as const;

test("nothing while the verdicts add up to what is stored", () => {
  expect(findWhatIf({ findings: factors(12, -9, 5), viabilityScore: 58 })).toBeNull();
  expect(findWhatIf({ findings: [], viabilityScore: null })).toBeNull();
});

test("the odds without the rejected factors", () => {
  const findings = [...factors(12, -9, 5), { ...rejected, weight: 20 }];
  expect(findWhatIf({ findings, viabilityScore: 78 })).toEqual({ score: 58, stored: 78, rejected: 1 });
});

test("none when fewer than three would stand, and some again when they come back", () => {
  const findings = [...factors(12, -9), rejected];
  expect(findWhatIf({ findings, viabilityScore: 58 })).toEqual({ score: null, stored: 58, rejected: 1 });
  expect(findWhatIf({ findings: factors(12, -9, 10), viabilityScore: null })).toEqual({
    score: 63,
    stored: null,
    rejected: 0,
  });
});

test("factors that were never verified do not count, whatever was said about them", () => {
  const unverified = { ...FACTOR, verified: false, verdict: "rejected" } as const;
  expect(findWhatIf({ findings: [...factors(1, 2, 3), unverified], viabilityScore: 56 })).toBeNull();
});
