import { expect, test } from "vitest";
import { formatActivity } from "./format-activity.ts";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
  ["2026-11-21T11:59:40Z", "Now"],
  ["2026-11-21T10:00:00Z", "2 hours ago"],
  ["2026-11-20T10:00:00Z", "Yesterday"],
  ["2026-11-18T12:00:00Z", "Nov 18, 2026"],
])("%s", (time, text) => {
  expect(formatActivity(time, now)).toBe(text);
});
