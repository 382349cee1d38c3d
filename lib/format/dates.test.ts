import { expect, test } from "vitest";
import { formatCalendarDate, formatDate, formatDateTime, formatRelativeTime } from "./dates.ts";

test("a time is shown in the reader's zone", () => {
  expect(formatDate("2026-11-21T02:30:00Z", { timeZone: "UTC" })).toBe("Nov 21, 2026");
  expect(formatDate("2026-11-21T02:30:00Z", { timeZone: "America/New_York" })).toBe("Nov 20, 2026");
  expect(formatDateTime("2026-11-21T02:30:00Z", { timeZone: "America/New_York" })).toBe("Nov 20, 2026, 9:30 PM");
});

test("a calendar date has no zone", () => {
  expect(formatCalendarDate("2026-03-14")).toBe("Mar 14, 2026");
});

test.each([
  ["2026-11-21T12:00:00Z", "now"],
  ["2026-11-21T11:59:01Z", "now"],
  ["2026-11-21T11:59:00Z", "1 minute ago"],
  ["2026-11-21T09:01:00Z", "2 hours ago"],
  ["2026-11-20T11:00:00Z", "yesterday"],
  ["2026-11-23T12:00:00Z", "in 2 days"],
  ["2026-09-01T12:00:00Z", "2 months ago"],
  ["2024-11-01T12:00:00Z", "2 years ago"],
])("%s is %s", (time, expected) => {
  expect(formatRelativeTime(time, new Date("2026-11-21T12:00:00Z"))).toBe(expected);
});
