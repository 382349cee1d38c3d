import { expect, test } from "vitest";
import { dateStanding, restOfWeek } from "./case-dates.ts";

test.each([
  ["hearing", "2026-11-22", false, "coming"],
  ["hearing", "2026-11-21", false, "past"],
  ["deadline", "2026-11-21", false, "overdue"],
  ["request", "2026-11-21", false, "overdue"],
  ["deadline", "2026-11-21", true, "done"],
  ["deadline", "2026-11-22", false, "coming"],
] as const)("a %s of %s, done %s, is %s", (kind, on, isDone, standing) => {
  expect(dateStanding({ kind, on, isDone }, "2026-11-22")).toBe(standing);
});

test.each([
  ["2026-11-22", "2026-11-22"],
  ["2026-11-23", "2026-11-29"],
  ["2026-12-31", "2027-01-03"],
])("the week of %s ends on Sunday %s", (from, to) => {
  expect(restOfWeek(from)).toEqual({ from, to });
});
