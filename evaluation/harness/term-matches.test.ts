import { expect, it } from "vitest";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import type { CaseFile } from "./case-file.ts";
import { findCueMatches, findMatches } from "./term-matches.ts";

const file = (name: string, split: "learn" | "hold-out", text: string) =>
  ({
    ...{ name, about: { split } },
    documents: makeDocuments([
      ["police report.txt", `INCIDENT REPORT\nOfficer Hale of the police wrote this.\n${text}`],
    ]),
  }) as unknown as CaseFile;

const files = [
  file("one", "learn", "The cruiser camera malfunctioned at the start of the stop."),
  file("two", "learn", "The cruiser camera was on the dashboard."),
  file("three", "hold-out", "The cruiser camera malfunctioned again."),
];

it("shows what a whole cue finds, of hold-outs the number alone", () => {
  const [first, ...others] = findCueMatches(files, "recording-gap");
  expect(first).toEqual({
    ...{ rule: "issues.recording-gap", term: "the whole of cue 1", cases: 1, holdOuts: 1 },
    matches: [{ case: "one", sentence: "The cruiser camera malfunctioned at the start of the stop." }],
  });
  expect(others.flatMap(({ matches }) => matches)).toEqual([]);
  expect(findCueMatches(files, "canine")).toEqual([]);
});

it("shows what a term matches wherever it is", () => {
  const term = { rule: "test", term: "camera", pattern: /camera/, text: "sentence" as const };
  expect(findMatches(files, [term])).toMatchObject([{ rule: "test", term: "camera", cases: 2, holdOuts: 1 }]);
});
