import { expect, test } from "vitest";
import { remarkOf, sureTimeOf } from "./event-remark.ts";
import { makeFinding } from "./testing/make-finding.ts";

test("a time in doubt is shown in the page's own words only", () => {
  const event = makeFinding({ eventTime: "22:30", eventDoubt: "halfOfDay", eventWords: "10:30", dateInferred: true });
  expect(sureTimeOf(event)).toBeNull();
  expect(remarkOf(event)).toBe("date inferred, time uncertain: a.m. or p.m. not stated (“10:30”)");
});

test("a date in doubt keeps its time and says why", () => {
  const event = makeFinding({ eventTime: "22:50", eventDoubt: "dayOrMonth", eventWords: "03/04/2024" });
  expect(sureTimeOf(event)).toBe("22:50");
  expect(remarkOf(event)).toBe("date uncertain: day or month first (“03/04/2024”)");
});

test("what was to come is marked, and a plain event has no mark", () => {
  expect(remarkOf(makeFinding({ isScheduled: true }))).toBe("scheduled");
  expect(remarkOf(makeFinding())).toBeNull();
});
