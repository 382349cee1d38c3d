import { expect, test } from "vitest";
import { makeCalendar } from "./make-calendar.ts";

const date = {
  id: "0198c0de-0000-7000-8000-000000000001",
  kind: "hearing" as const,
  title: "Suppression hearing",
  on: "2026-11-25",
  time: "09:30",
  timeZone: "America/New_York",
  place: "Courtroom 4B,\r\nCounty Court",
  remindDays: 3,
  isDone: false,
};
const firmCase = { title: "State v. Marlow", caseNumber: "26-CR-0003", dates: [date], requests: [] };
/** Long lines are folded. */
const linesOf = (text: string) => text.replaceAll("\r\n\t", "").replaceAll("\r\n ", "").split("\r\n");

test("a time is the moment that was meant, summer and winter", () => {
  const summer = { ...date, id: "0198c0de-0000-7000-8000-000000000002", on: "2026-07-01" };
  const lines = linesOf(makeCalendar([{ ...firmCase, dates: [date, summer] }]));
  expect(lines).toContain("DTSTART:20261125T143000Z");
  expect(lines).toContain("DTSTART:20260701T133000Z");
  expect(lines).toContain("SUMMARY:Suppression hearing (State v. Marlow)");
  expect(lines).toContain("LOCATION:Courtroom 4B\\, County Court");
  expect(lines).toContain("DESCRIPTION:Case 26-CR-0003");
});

test("reminds the given days before", () => {
  const lines = linesOf(makeCalendar([firmCase]));
  expect(lines).toContain("BEGIN:VALARM");
  expect(lines).toContain("ACTION:DISPLAY");
  expect(lines.find((line) => line.startsWith("TRIGGER"))).toBe("TRIGGER:-PT72H");
  expect(makeCalendar([{ ...firmCase, dates: [{ ...date, remindDays: null }] }])).not.toContain("VALARM");
});

test("a date without a time, and an awaited answer, are whole days", () => {
  const dates = [{ ...date, time: null, timeZone: null, on: "2026-12-31" }];
  const requests = [{ id: "0198c0de-0000-7000-8000-000000000003", title: "In-car video", on: "2026-11-16" }];
  const lines = linesOf(makeCalendar([{ ...firmCase, dates, requests }]));
  expect(lines).toContain("DTSTART;VALUE=DATE:20261231");
  expect(lines).toContain("DTEND;VALUE=DATE:20270101");
  expect(lines).toContain("DTSTART;VALUE=DATE:20261116");
  expect(lines).toContain("SUMMARY:Answer due: In-car video (State v. Marlow)");
});

test("leaves out what is done; without a date it is still a calendar", () => {
  const text = makeCalendar([{ ...firmCase, dates: [{ ...date, isDone: true }] }]);
  expect(text).not.toContain("VEVENT");
  expect(linesOf(text)).toEqual(expect.arrayContaining(["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR"]));
});

test("reads a time that a change of the clocks leaves out as the hour after", () => {
  const lines = linesOf(makeCalendar([{ ...firmCase, dates: [{ ...date, on: "2026-03-08", time: "02:30" }] }]));
  expect(lines).toContain("DTSTART:20260308T073000Z");
});
