// @spec 9: bands, strength, badges, limits, defaults
import { describe, expect, test } from "vitest";
import { headlineOdds, ODDS_TICKS, oddsBand, percentOf, recommendationId, showsFigures, strength } from "./odds.ts";

describe("oddsBand", () => {
  test.each([
    [100, "slam-dunk"],
    [90, "slam-dunk"],
    [89.9, "money-maker"],
    [80, "money-maker"],
    [79, "could-be-a-winner"],
    [70, "could-be-a-winner"],
    [69, "worth-a-shot"],
    [60, "worth-a-shot"],
    [59, "fifty-fifty"],
    [50, "fifty-fifty"],
    [49, "long-shot"],
    [40, "long-shot"],
    [39, "hail-mary"],
    [30, "hail-mary"],
    [29.9, "better-call"],
    [0, "better-call"],
  ])("%d is %s", (percent, band) => {
    expect(oddsBand(percent)).toBe(band);
  });

  test("ticks stand where the bands begin", () => {
    expect(ODDS_TICKS).toEqual([30, 40, 50, 60, 70, 80, 90]);
  });
});

describe("strength and recommendation", () => {
  test.each([
    [1, "strong", "proceed-to-trial"],
    [0.7, "strong", "proceed-to-trial"],
    [70 / 100, "strong", "proceed-to-trial"],
    [0.6999999999999999, "strong", "proceed-to-trial"],
    [0.699, "moderate", "negotiate-plea-deal"],
    [0.5, "moderate", "negotiate-plea-deal"],
    [0.499, "weak", "recommend-plea-deal"],
    [0, "weak", "recommend-plea-deal"],
    [null, "pending", "analysis-pending"],
  ])("%d is %s, %s", (fraction, expected, recommendation) => {
    expect(strength(fraction)).toBe(expected);
    expect(recommendationId(fraction)).toBe(recommendation);
  });

  test("no odds after a finished analysis are not pending", () => {
    expect(recommendationId(null, "not-enough")).toBe("not-enough");
    expect(recommendationId(0.7, "not-enough")).toBe("proceed-to-trial");
  });
});

describe("headlineOdds", () => {
  test("the latest completed analysis wins", () => {
    expect(headlineOdds({ latestCompleted: { viabilityScore: 62 }, successProbability: 0.4 })).toBe(62);
    expect(headlineOdds({ latestCompleted: { viabilityScore: 0 }, successProbability: 0.4 })).toBe(0);
  });
  test("else the case's probability, else nothing", () => {
    expect(headlineOdds({ latestCompleted: { viabilityScore: null }, successProbability: 0.57 })).toBe(57);
    expect(headlineOdds({ latestCompleted: null, successProbability: 0 })).toBe(0);
    expect(headlineOdds({ latestCompleted: null, successProbability: null })).toBeNull();
  });
});

test("fee and confidence need odds and a known offense class", () => {
  expect(showsFigures({ percent: 0, offenceClass: "dui" })).toBe(true);
  expect(showsFigures({ percent: null, offenceClass: "dui" })).toBe(false);
  expect(showsFigures({ percent: 60, offenceClass: "other" })).toBe(false);
  expect(showsFigures({ percent: 60, offenceClass: null })).toBe(false);
});

test("percentOf takes the binary noise off", () => {
  expect(percentOf(0.57)).toBe(57);
  expect(percentOf(0.29)).toBe(29);
  expect(percentOf(0.785)).toBe(78.5);
});
