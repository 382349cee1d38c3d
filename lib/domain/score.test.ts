// @spec 9: bands, strength, badges, limits, defaults
import { describe, expect, test } from "vitest";
import {
  awaitsRuling,
  confidenceParts,
  confidenceScore,
  factorPoints,
  reviewOfFactors,
  scoreFromFactors,
} from "./score.ts";
import type { ScoreFactor } from "./score.ts";

function factor(weight: number, given: Partial<ScoreFactor> = {}): ScoreFactor {
  return { weight, verdict: "proposed", verified: true, isTentative: false, ...given };
}
const accepted = (weight: number) => factor(weight, { verdict: "accepted" });
const rejected = (weight: number) => factor(weight, { verdict: "rejected" });

describe("scoreFromFactors", () => {
  test("50 plus half of each weight while nobody has reviewed a factor", () => {
    expect(scoreFromFactors([factor(12), factor(8), factor(-6)])).toEqual({
      viabilityScore: 57,
      sum: 7,
      counted: 3,
      reason: null,
      review: { factors: 3, reviewed: 0, provisional: true },
    });
  });

  test("accepted factors count in full, rejected and unverified ones not at all", () => {
    const factors = [accepted(12), factor(8), factor(-6), rejected(20), factor(20, { verified: false })];
    expect(scoreFromFactors(factors)).toMatchObject({ viabilityScore: 63, sum: 13, counted: 3, reason: null });
  });

  test("the sum is rounded once, halves up", () => {
    expect(scoreFromFactors([factor(1), factor(1), factor(1)])).toMatchObject({ viabilityScore: 52, sum: 1.5 });
    expect(scoreFromFactors([factor(-1), factor(-1), factor(-1)])).toMatchObject({ viabilityScore: 49, sum: -1.5 });
  });

  test("a tentative factor counts nothing until it is accepted, but is there to be reviewed", () => {
    const tentative = factor(20, { isTentative: true });
    expect(scoreFromFactors([factor(12), factor(8), factor(-6), tentative])).toMatchObject({
      ...{ viabilityScore: 57, counted: 3 },
      review: { factors: 4, reviewed: 0 },
    });
    expect(scoreFromFactors([factor(12), factor(8), tentative])).toMatchObject({ viabilityScore: null, counted: 2 });
    expect(scoreFromFactors([factor(12), factor(8), { ...tentative, verdict: "accepted" }])).toMatchObject({
      ...{ viabilityScore: 80, counted: 3 },
    });
    expect([factorPoints(tentative), awaitsRuling(tentative), awaitsRuling(rejected(20))]).toEqual([0, true, false]);
  });

  test("fewer than three factors give no score, and the reason", () => {
    expect(scoreFromFactors([factor(12), factor(8), rejected(5)])).toMatchObject({
      viabilityScore: null,
      sum: 10,
      counted: 2,
      reason: "not-enough",
    });
    expect(scoreFromFactors([])).toMatchObject({ viabilityScore: null, sum: 0, counted: 0, reason: "not-enough" });
  });

  test("limited to 5..95, the sum is not", () => {
    expect(scoreFromFactors([accepted(20), accepted(20), accepted(20)])).toMatchObject({ viabilityScore: 95, sum: 60 });
    expect(scoreFromFactors([accepted(-20), accepted(-20), accepted(-20)])).toMatchObject({
      viabilityScore: 5,
      sum: -60,
    });
  });

  test("a weight out of range is cut, a broken one rounded", () => {
    expect(scoreFromFactors([accepted(500), accepted(-3.4), accepted(0)])).toMatchObject({
      viabilityScore: 67,
      sum: 17,
    });
  });
});

test("the points of all factors add up to the sum", () => {
  const factors = [accepted(12), factor(-9), rejected(-7), factor(5), factor(20, { verified: false })];
  expect(factors.map(factorPoints)).toEqual([12, -4.5, 0, 2.5, 0]);
  expect(scoreFromFactors(factors).sum).toBe(10);
});

describe("reviewOfFactors", () => {
  test("provisional until accepted and rejected factors carry half of the absolute weight", () => {
    const review = (...factors: readonly ScoreFactor[]) => reviewOfFactors(factors);
    expect(review(accepted(5), rejected(-4), factor(10))).toEqual({ factors: 3, reviewed: 2, provisional: true });
    expect(review(accepted(5), rejected(-5), factor(10))).toEqual({ factors: 3, reviewed: 2, provisional: false });
    expect(review(rejected(-12), factor(6), factor(-6))).toMatchObject({ reviewed: 1, provisional: false });
  });

  test("many small factors do not outweigh a large one, and unverified ones are left out", () => {
    const small = [accepted(2), accepted(-2), accepted(2)];
    expect(reviewOfFactors([...small, factor(20)])).toEqual({ factors: 4, reviewed: 3, provisional: true });
    const unverified = factor(20, { verified: false, verdict: "accepted" });
    expect(reviewOfFactors([unverified, factor(3)])).toEqual({ factors: 1, reviewed: 0, provisional: true });
  });

  test("without a verdict always provisional", () => {
    expect(reviewOfFactors([])).toEqual({ factors: 0, reviewed: 0, provisional: true });
    expect(reviewOfFactors([factor(0), factor(0)]).provisional).toBe(true);
    expect(reviewOfFactors([accepted(0), factor(0)]).provisional).toBe(false);
  });
});

describe("confidence", () => {
  const full = { coverage: 1, meanPageConfidence: 0.9, citationShare: 0.8, modelShare: 0, repairedShare: 0 };

  test("the product, in four decimals, under the cap of the rules", () => {
    expect(confidenceParts(full)).toEqual({ uncapped: 0.72, cap: 0.5 });
    expect(confidenceParts({ ...full, coverage: 1 / 3, meanPageConfidence: 1, citationShare: 1 }).uncapped).toBe(
      0.3333,
    );
  });

  test("a model lifts the cap by its share of the pages, and repaired answers cost", () => {
    expect(confidenceParts({ ...full, modelShare: 1 })).toEqual({ uncapped: 0.72, cap: 0.8 });
    expect(confidenceParts({ ...full, modelShare: 0.5 })).toEqual({ uncapped: 0.72, cap: 0.65 });
    expect(confidenceParts({ ...full, modelShare: 1, repairedShare: 1 }).uncapped).toBe(0.504);
  });

  test("shown under the cap while provisional, and at most 0.95 after a review", () => {
    expect(confidenceScore({ uncapped: 0.99, cap: 0.5 }, true)).toBe(0.5);
    expect(confidenceScore({ uncapped: 0.99, cap: 0.8 }, true)).toBe(0.8);
    expect(confidenceScore({ uncapped: 0.99, cap: 0.5 }, false)).toBe(0.95);
    expect(confidenceScore({ uncapped: 0.36, cap: 0.5 }, false)).toBe(0.36);
  });

  test("nothing read, no confidence", () => {
    expect(confidenceParts({ ...full, coverage: 0 }).uncapped).toBe(0);
  });
});
