import { expect, test } from "vitest";
import { createTimeScale, minuteOf } from "./time-scale.ts";

const night = (time: string) => minuteOf("2025-10-12", time);
const labels = (moments: readonly number[]) =>
  createTimeScale(moments).ticks.map(({ day, label }) => [day, label].filter(Boolean).join(" "));
/** No tick is so close to the one before that their words would touch. */
const leastDistance = (moments: readonly number[]) => {
  const lefts = createTimeScale(moments).ticks.map(({ left }) => left);
  return Math.min(...lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0)));
};

test("one evening: evenly spaced times, the day where it begins", () => {
  const moments = [night("23:31"), night("23:50"), minuteOf("2025-10-13", "00:36")];
  const { leftOf, breaks } = createTimeScale(moments);
  expect(breaks).toEqual([]);
  expect(labels(moments)).toEqual(["Oct 12 23:40", "23:50", "Oct 13 00:00", "00:10", "00:20", "00:30"]);
  const [a, b, c] = [night("23:35"), night("23:45"), night("23:55")].map(leftOf);
  expect((b ?? 0) - (a ?? 0)).toBeCloseTo((c ?? 0) - (b ?? 0));
});

test("a long stretch of nothing is left out, and the order stays", () => {
  const moments = [minuteOf("2024-09-08", null), night("23:31"), night("23:50"), minuteOf("2025-10-13", "03:15")];
  const { leftOf, breaks } = createTimeScale(moments);
  expect(breaks).toHaveLength(2);
  const lefts = moments.map(leftOf);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
  expect(labels(moments)[0]).toBe("Sep 8, 2024");
  expect(
    breaks.every((at, index) => (lefts[index === 0 ? 0 : 2] ?? 0) < at && at < (lefts[index === 0 ? 1 : 3] ?? 0)),
  ).toBe(true);
});

test("one moment is in the middle", () => {
  const { leftOf, ticks, breaks } = createTimeScale([night("23:31")]);
  expect([leftOf(night("23:31")), ticks.length, breaks.length]).toEqual([50, 1, 0]);
});

test("200 moments over months: days on the axis, all within it, at most six breaks, no words on each other", () => {
  const moments = Array.from({ length: 200 }, (_, index) => minuteOf("2025-01-03", "09:10") + index * index * 11);
  const { leftOf, breaks } = createTimeScale(moments);
  expect(breaks.length).toBeLessThanOrEqual(6);
  for (const at of moments) expect(leftOf(at)).toBeGreaterThanOrEqual(0);
  for (const at of moments) expect(leftOf(at)).toBeLessThanOrEqual(100);
  expect(labels(moments)[0]).toMatch(/^[A-Z][a-z]{2} \d+/);
  expect(leastDistance(moments)).toBeGreaterThanOrEqual(7);
});
