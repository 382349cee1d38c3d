import { expect, test } from "vitest";
import { makeFinding } from "./testing/make-finding.ts";
import { findWhatIf } from "./what-if.ts";

const FACTOR = makeFinding({ kind: "factor", weight: 10 });
const factors = (...weights: readonly number[]) => weights.map((weight) => ({ ...FACTOR, weight }));
const accepted = (...weights: readonly number[]) =>
  factors(...weights).map((factor) => ({ ...factor, verdict: "accepted" as const }));
const rejected = { ...FACTOR, verdict: "rejected" } as const;
const PROVISIONAL = { provisional: true, factors: 3, reviewed: 0 };

test("nothing while the verdicts add up to what is stored", () => {
  const stored = { viabilityScore: 54, oddsReview: PROVISIONAL };
  expect(findWhatIf({ findings: factors(12, -9, 5), ...stored })).toBeNull();
  expect(findWhatIf({ findings: [], viabilityScore: null, oddsReview: null })).toBeNull();
});

test("the odds without the rejected factors", () => {
  const findings = [...factors(12, -9, 5), { ...rejected, weight: 20 }];
  expect(findWhatIf({ findings, viabilityScore: 64, oddsReview: { ...PROVISIONAL, factors: 4 } })).toEqual({
    ...{ score: 54, stored: 64, accepted: 0, rejected: 1 },
    ...{ provisional: true, mark: null },
  });
});

test("the odds with accepted factors in full, and what that does to the mark", () => {
  const findings = [...accepted(12, 6), ...factors(-8)];
  expect(findWhatIf({ findings, viabilityScore: 55, oddsReview: PROVISIONAL })).toEqual({
    ...{ score: 64, stored: 55, accepted: 2, rejected: 0 },
    ...{ provisional: false, mark: "removed" },
  });
  const reviewed = { provisional: false, factors: 3, reviewed: 2 };
  expect(findWhatIf({ findings: factors(12, 6, -8), viabilityScore: 64, oddsReview: reviewed })?.mark).toBe("added");
});

test("the same odds with another mark", () => {
  const findings = [...accepted(10, -10), ...factors(4)];
  expect(findWhatIf({ findings, viabilityScore: 52, oddsReview: PROVISIONAL })).toMatchObject({
    ...{ score: 52, stored: 52, provisional: false, mark: "removed" },
  });
});

test("none when fewer than three would count, and some again when they come back", () => {
  const findings = [...factors(12, -9), rejected];
  expect(findWhatIf({ findings, viabilityScore: 54, oddsReview: PROVISIONAL })).toMatchObject({
    ...{ score: null, stored: 54, rejected: 1, mark: null },
  });
  expect(findWhatIf({ findings: factors(12, -9, 10), viabilityScore: null, oddsReview: null })).toMatchObject({
    ...{ score: 57, stored: null, rejected: 0, mark: null },
  });
});

test("factors that were never verified do not count, whatever was said about them", () => {
  const unverified = { ...FACTOR, verified: false, verdict: "rejected" } as const;
  const findings = [...factors(1, 2, 3), unverified];
  expect(findWhatIf({ findings, viabilityScore: 53, oddsReview: PROVISIONAL })).toBeNull();
});
