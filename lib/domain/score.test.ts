import { describe, expect, test } from "vitest";
import { confidenceScore, scoreFromFactors } from "./score.ts";
import type { ScoreFactor } from "./score.ts";

function factor(weight: number, given: Partial<ScoreFactor> = {}): ScoreFactor {
  return { weight, verdict: "proposed", verified: true, ...given };
}

describe("scoreFromFactors", () => {
  test("50 plus the signed weights", () => {
    expect(scoreFromFactors([factor(12), factor(8), factor(-5)])).toEqual({
      viabilityScore: 65,
      sum: 15,
      counted: 3,
      reason: null,
    });
  });

  test("rejected and unverified factors do not count, accepted ones do", () => {
    const factors = [
      factor(12, { verdict: "accepted" }),
      factor(8),
      factor(-5),
      factor(20, { verdict: "rejected" }),
      factor(20, { verified: false }),
    ];
    expect(scoreFromFactors(factors)).toEqual({ viabilityScore: 65, sum: 15, counted: 3, reason: null });
  });

  test("fewer than three factors give no score, and the reason", () => {
    expect(scoreFromFactors([factor(12), factor(8)])).toEqual({
      viabilityScore: null,
      sum: 20,
      counted: 2,
      reason: "not-enough",
    });
    expect(scoreFromFactors([])).toEqual({ viabilityScore: null, sum: 0, counted: 0, reason: "not-enough" });
  });

  test("clamped to 5..95, the sum is not", () => {
    expect(scoreFromFactors([factor(20), factor(20), factor(20)])).toMatchObject({ viabilityScore: 95, sum: 60 });
    expect(scoreFromFactors([factor(-20), factor(-20), factor(-20)])).toMatchObject({ viabilityScore: 5, sum: -60 });
  });

  test("a weight out of range is cut, a broken one rounded", () => {
    expect(scoreFromFactors([factor(500), factor(-3.4), factor(0)])).toMatchObject({ viabilityScore: 67, sum: 17 });
  });
});

describe("confidenceScore", () => {
  const full = { coverage: 1, meanPageConfidence: 0.9, citationShare: 0.8 };

  test("the product, in four decimals", () => {
    expect(confidenceScore({ ...full, engine: "model" })).toBe(0.72);
    expect(confidenceScore({ coverage: 1 / 3, meanPageConfidence: 1, citationShare: 1, engine: "model" })).toBe(0.3333);
  });
  test("at most one half offline", () => {
    expect(confidenceScore({ ...full, engine: "offline" })).toBe(0.5);
    expect(confidenceScore({ ...full, coverage: 0.5, engine: "offline" })).toBe(0.36);
  });
  test("nothing read, no confidence", () => {
    expect(confidenceScore({ ...full, coverage: 0, engine: "model" })).toBe(0);
  });
});
