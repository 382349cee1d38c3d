import { expect, test } from "vitest";
import { DEFAULT_HOURS_BY_CLASS, estimateFee } from "./fee.ts";

test("hours of the offence class and reading time, times the rate", () => {
  expect(
    estimateFee({ offenceClass: "dui", pages: 412, hourlyRate: 250, hoursByClass: DEFAULT_HOURS_BY_CLASS }),
  ).toEqual({
    hours: 32.4,
    hourlyRate: 250,
    amount: 8100,
    formula: { offenceClass: "dui", baseHours: 20, pages: 412, readingHours: 12.4, readingHoursPer100Pages: 3 },
  });
});

test("the firm's own hours and rate decide", () => {
  const hoursByClass = { ...DEFAULT_HOURS_BY_CLASS, theft: 7.5 };
  const fee = estimateFee({ offenceClass: "theft", pages: 1, hourlyRate: 199.5, hoursByClass });
  expect(fee.amount).toBe(1496);
  expect(fee.formula).toMatchObject({ baseHours: 7.5, pages: 1, readingHours: 0 });
});

test("an empty record costs the hours of the class", () => {
  expect(
    estimateFee({ offenceClass: "other", pages: 0, hourlyRate: 100, hoursByClass: DEFAULT_HOURS_BY_CLASS }).amount,
  ).toBe(3000);
});
