import { describe, expect, it, test } from "vitest";
import { coerceDate, coerceTime, coerceWeight } from "./coerce.ts";
import { Reading, READING_FORM, readReading } from "./reading-form.ts";

const quote = "D1.1 no odor of alcohol was noted";
const parts = { page: "D1.1", quote: "no odor of alcohol was noted" };
const EMPTY = Object.fromEntries(Object.keys(Reading.shape).map((list) => [list, []]));

describe("an answer that does not fit the form", () => {
  it("with lists missing is read with empty ones", () => {
    expect(readReading({ issues: [{ quotes: [quote], text: "Why was he stopped?" }] })).toEqual({
      ...EMPTY,
      issues: [{ quotes: [quote], text: "Why was he stopped?" }],
    });
  });

  it("loses one bad item, never the others", () => {
    const good = { quotes: [quote], text: "No odor.", weight: 8 };
    const reading = readReading({ factors: [good, { quotes: [quote], text: "Odd.", weight: "strong" }, null, 7] });
    expect(reading?.factors).toEqual([good]);
  });

  it("in one flat list is sorted by kind", () => {
    const reading = readReading({
      findings: [
        { kind: "factor", text: "No odor.", detail: "", weight: "-8", date: null, time: null, quotes: [quote] },
        { kind: "contradiction", text: "Two and four beers.", point: "Drinks", one: parts, other: parts },
        { kind: "event", text: "Stopped.", date: "Aug 16, 2025 / 11:20 p.m.", time: null, quotes: [quote] },
        { kind: "gap", text: "Calibration log", detail: "", quotes: [quote] },
        { kind: "verdict", text: "Guilty.", quotes: [quote] },
      ],
    });
    expect(reading).toEqual({
      ...EMPTY,
      factors: [{ quotes: [quote], text: "No odor.", weight: -8 }],
      contradictions: [{ quotes: [quote, quote], text: "Drinks: Two and four beers." }],
      events: [{ quotes: [quote], text: "Stopped.", when: "2025-08-16 23:20" }],
      gaps: [{ quotes: [quote], basis: "mentioned", what: "Calibration log", from: null }],
    });
  });

  it.each([
    ["a single quote", parts],
    ["citations", { citations: [parts] }],
    ["a label instead of a page", { quotes: [{ label: "D1.1", text: parts.quote }] }],
    ["the page beside the quotes", { page: "D1.1", quotes: [parts.quote] }],
  ])("may name its quotes otherwise: %s", (_, quotes) => {
    expect(readReading({ issues: [{ ...quotes, text: "Why?" }] })?.issues).toEqual([{ quotes: [quote], text: "Why?" }]);
  });

  it("of another kind is none", () => {
    expect(readReading({ answer: 42 })).toBe(null);
    expect(readReading({ findings: "none" })).toBe(null);
  });
});

it("shows every list of the form in the outline, and no other", () => {
  expect(
    [...READING_FORM.outline.matchAll(/"(\w+)":\[/g)].map(([, name]) => name).filter((name) => name !== "quotes"),
  ).toEqual(Object.keys(Reading.shape));
});

test.each([
  [-8, -8],
  ["-8", -8],
  ["+5 points", 5],
  ["strong", null],
  [Number.NaN, null],
  [null, null],
])("a weight of %j is %j", (value, weight) => expect(coerceWeight(value)).toBe(weight));

test.each([
  ["2025-08-16", "2025-08-16"],
  ["2025-08-16T23:20:00Z", "2025-08-16"],
  ["Aug 16, 2025 / 11:20 p.m.", "2025-08-16"],
  ["16 August 2025", "2025-08-16"],
  ["February 30, 2025", null],
  // Day or month first: not guessed.
  ["03/04/2025", null],
  ["unknown", null],
  [null, null],
])("a date of %j is %j", (value, date) => expect(coerceDate(value)).toBe(date));

test.each([
  ["23:20", "23:20"],
  ["9:05", "09:05"],
  ["11:20 p.m.", "23:20"],
  ["12:10 AM", "00:10"],
  ["23:20:45", "23:20"],
  ["25:10", null],
  ["late", null],
])("a time of %j is %j", (value, time) => expect(coerceTime(value)).toBe(time));
