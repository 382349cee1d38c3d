import { describe, expect, it } from "vitest";
import {
  addDays,
  canRequest,
  dateEverywhere,
  daysBetween,
  mostPressing,
  refusalStep,
  standingOf,
  type LedgerStanding,
} from "./ledger.ts";

const requested = { state: "requested", isOurs: false, dueOn: "2026-11-16" } as const;

describe("where an item stands", () => {
  it.each([
    ["2026-11-15", "requested"],
    ["2026-11-16", "requested"],
    ["2026-11-17", "overdue"],
  ])("requested until the due date is over: %s", (today, standing) => {
    expect(standingOf(requested, today)).toBe(standing);
  });

  it("is not overdue once it was received, refused or opened again, or without a due date", () => {
    for (const state of ["open", "received", "refused"] as const)
      expect(standingOf({ ...requested, state }, "2026-12-24")).toBe(state);
    expect(standingOf({ ...requested, dueOn: null }, "2026-12-24")).toBe("requested");
  });

  it("is yours to find when it rests on the client's words, whatever its state, and never goes into a letter", () => {
    expect(standingOf({ ...requested, isOurs: true }, "2026-12-24")).toBe("ours");
    expect(canRequest({ state: "open", isOurs: true })).toBe(false);
    expect(canRequest({ state: "received", isOurs: false })).toBe(false);
    expect(canRequest({ state: "refused", isOurs: false })).toBe(true);
  });
});

it.each<[readonly LedgerStanding[], LedgerStanding | null]>([
  [[], null],
  [["received", "received"], "received"],
  [["received", "requested"], "requested"],
  [["open", "overdue"], "overdue"],
  [["requested", "open"], "open"],
])("of %j the most pressing is %s", (standings, pressing) => {
  expect(mostPressing(standings)).toBe(pressing);
});

it("counts days over the end of a month, a year and summer time", () => {
  expect(addDays("2026-11-22", 14)).toBe("2026-12-06");
  expect(addDays("2026-12-20", 14)).toBe("2027-01-03");
  expect(daysBetween("2026-10-30", "2026-11-02")).toBe(3);
  expect(daysBetween("2026-11-02", "2026-10-30")).toBe(-3);
});

it("calls nothing late before its date is over everywhere", () => {
  expect(dateEverywhere(new Date("2026-11-17T11:59:00Z"))).toBe("2026-11-16");
  expect(dateEverywhere(new Date("2026-11-17T12:00:00Z"))).toBe("2026-11-17");
});

it.each([
  ["overwritten after 30 days", "lost"],
  ["The audio was not retained.", "lost"],
  ["Withheld as work product of this office.", "protected"],
  ["Not material to the defense.", "denied"],
  ["See our earlier letter.", "unclear"],
  ["", "unclear"],
])("a refusal %j is %s", (reason, step) => {
  expect(refusalStep(reason)).toBe(step);
});
