import { expect, it } from "vitest";
import type { EngineOutput } from "#server/analyst/findings.ts";
import { figuresOf, scoreSet, type AnalysedCase } from "./baseline.ts";
import { Key, type CaseFile } from "./case-file.ts";

/** A case whose key asks for its own issues, and an engine that gave `given`. */
function analysed(issues: readonly string[], given: readonly string[]): AnalysedCase {
  const key = Key.parse({ offence: "dui", issues, gaps: [], contradictions: [], factors: [], events: [] });
  const about = { "keyed-for": "all" } as CaseFile["about"];
  const findings: EngineOutput["findings"] = given.map((id) => ({
    ...{ kind: "issue", ruleId: `issue.${id}`, engine: "offline", text: "", detail: "" },
    ...{ weight: null, when: null, checklist: null, citations: [] },
  }));
  return {
    file: { name: issues.join(), about, documents: [], key },
    output: { offenceClass: "dui", findings, summary: [] },
    sideBySide: [],
  };
}

it("is what a list made for another case would reach, and lift is the rest", () => {
  const set = [analysed(["search"], ["search", "intent"]), analysed(["alibi"], ["alibi", "intent"])];
  const figures = figuresOf(scoreSet(set));
  expect(figures.find(({ measure }) => measure === "found")).toMatchObject({ own: 1, baseline: 0, lift: 1, items: 2 });
  expect(figures.find(({ measure }) => measure === "right")).toMatchObject({ own: 0.5, baseline: 0, items: 4 });
});

it("never scores a case against its own output as another's", () => {
  const two = scoreSet([analysed(["search"], ["search"]), analysed(["alibi"], ["alibi"])]);
  expect(two.map(({ others }) => others.length)).toEqual([2, 2]);
  expect(scoreSet([analysed(["search"], ["search"])]).map(({ others }) => others)).toEqual([[]]);
});

it("gives the same interval in every run, around the figure", () => {
  const set = [analysed(["search"], ["search"]), analysed(["alibi"], []), analysed(["intent"], ["intent"])];
  const [first] = figuresOf(scoreSet(set));
  expect(figuresOf(scoreSet(set))[0]).toEqual(first);
  expect(first?.own).toBeCloseTo(2 / 3);
  expect(first?.ownInterval[0]).toBeLessThan(2 / 3);
  expect(first?.ownInterval[1]).toBe(1);
});
