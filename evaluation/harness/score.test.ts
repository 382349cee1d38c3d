import { describe, expect, it } from "vitest";
import type { EngineOutput, ProposedFinding, ProposedPoint } from "#server/analyst/findings.ts";
import { makeDocuments } from "#server/analyst/testing/make-documents.ts";
import { Key, type CaseFile } from "./case-file.ts";
import { scoreCase } from "./score.ts";

const documents = makeDocuments([
  ["report.pdf", "He stopped at the line."],
  ["camera.txt", "He rolled past\nthe line."],
]);

const MADE = { ruleId: "", engine: "offline", text: "", detail: "" } as const;
const gap = (...things: string[]): ProposedFinding => ({
  ...{ ...MADE, kind: "gap", ruleId: "gap.canine", basis: "mentioned", checklist: null, citations: [] },
  items: things.map((what) => ({ what })),
});
const issue = (id: string): ProposedFinding => ({ ...MADE, kind: "issue", ruleId: `issue.${id}`, citations: [] });
const cite = (document: 1 | 2, quote: string) => ({ documentId: `document-${document}`, pageNumber: 1, quote });
const outputOf = (...findings: ProposedFinding[]): EngineOutput => ({
  offenceClass: "dui",
  findings,
  summary: [],
});

function score(
  key: Readonly<Record<string, unknown>>,
  output: EngineOutput,
  { keyedFor = "all", sideBySide = [] }: { keyedFor?: "all" | "gaps"; sideBySide?: readonly ProposedPoint[] } = {},
) {
  const empty = { offence: "dui", issues: [], gaps: [], contradictions: [], factors: [], events: [] };
  const about = { "keyed-for": keyedFor } as CaseFile["about"];
  return scoreCase({ key: Key.parse({ ...empty, ...key }), about }, { documents, output, sideBySide });
}

describe("a gap", () => {
  it("is matched by its shown text and never by its rule id", () => {
    const output = outputOf(gap("Records of the dog"));
    expect(score({ gaps: ["canine"] }, output).gaps).toMatchObject({
      missed: ["canine"],
      wrong: ["Records of the dog"],
    });
    expect(score({ gaps: ["RECORDS of"] }, output).gaps).toMatchObject({ missed: [], wrong: [] });
  });

  it("of three parts needs all of them in one line", () => {
    const key = { gaps: [{ what: "video", from: "county", about: "booking" }] };
    const together = outputOf(gap("Roster", "Video of the booking room from the county jail"));
    const apart = outputOf(gap("Video of the booking room", "Roster of the county jail"));
    expect(score(key, together).gaps.missed).toEqual([]);
    expect(score(key, apart).gaps.missed).toEqual(["video, from county, about booking"]);
  });

  it("earns and costs nothing when it is only fair to say", () => {
    const output = outputOf(gap("Radio log"));
    expect(score({ fair: { gaps: ["radio"] } }, output).gaps).toEqual({ planted: 0, missed: [], given: 1, wrong: [] });
  });
});

describe("a contradiction", () => {
  const planted = {
    contradictions: [{ one: { exhibit: 1, quote: "stopped" }, other: { exhibit: 2, quote: "past the line" } }],
  };
  const found = (one: 1 | 2, other: 1 | 2) =>
    outputOf({
      ...{ ...MADE, kind: "contradiction", text: "The stop" },
      ...{ one: cite(one, "He stopped at the line."), other: cite(other, "He rolled past\nthe line.") },
    });

  it("is found at its two places, in any order and across the line breaks of a page", () => {
    expect(score(planted, found(1, 2)).contradictions).toMatchObject({ missed: [], wrong: [] });
    const reversed = { contradictions: planted.contradictions.map(({ one, other }) => ({ one: other, other: one })) };
    expect(score(reversed, found(1, 2)).contradictions).toMatchObject({ missed: [], wrong: [] });
  });

  it("with the right words in the wrong papers is missed, and the line is wrong", () => {
    const { missed, wrong } = score(planted, found(2, 1)).contradictions;
    expect([missed.length, wrong.length]).toEqual([1, 1]);
  });

  it("is found side by side where two cells of one point are its places, and costs nothing there", () => {
    const cells = [cite(1, "He stopped at the line."), cite(2, "He rolled past\nthe line.")];
    const scores = score(planted, outputOf(), { sideBySide: [{ label: "The stop", cells }] });
    expect(scores.contradictions).toMatchObject({ missed: [expect.any(String)], given: 0 });
    expect(scores["side by side"]).toMatchObject({ planted: 1, missed: [], given: 0, wrong: [] });
    const apart = cells.map((cell) => ({ label: "The stop", cells: [cell] }));
    expect(score(planted, outputOf(), { sideBySide: apart })["side by side"].missed).toHaveLength(1);
    expect(score(planted, found(1, 2))["side by side"].missed).toEqual([]);
  });
});

it("tells issues by id, factors by sign and quote, events by time", () => {
  const output = outputOf(
    issue("miranda"),
    { ...MADE, kind: "factor", weight: 4, isTentative: false, citations: [cite(1, "He stopped at the line.")] },
    {
      ...MADE,
      kind: "event",
      when: { date: "2024-03-08", time: "22:48", dateInferred: false, doubt: null, isScheduled: false },
      citations: [],
    },
  );
  const scores = score(
    {
      issues: ["miranda", "search"],
      factors: [
        { sign: 1, quote: "stopped" },
        { sign: -1, quote: "stopped" },
      ],
      events: ["2024-03-08 22:48", "2024-03-08 22:49"],
    },
    output,
  );
  expect(scores.issues).toMatchObject({ missed: ["search"], wrong: [] });
  expect(scores.factors.missed).toEqual(['- "stopped"']);
  expect(scores.events.missed).toEqual(["2024-03-08 22:49"]);
});

it("a key for gaps alone says nothing about other kinds", () => {
  const output = outputOf(issue("miranda"), gap("Radio log"));
  expect(score({}, output, { keyedFor: "gaps" })).toMatchObject({
    issues: { given: 0, wrong: [] },
    gaps: { given: 1 },
  });
});
