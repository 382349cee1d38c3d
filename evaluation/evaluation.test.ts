import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { citationsOf, type EngineOutput, type ProposedCitation } from "#server/analyst/findings.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import issues from "#server/analyst/knowledge/generated/issues.json" with { type: "json" };
import { analyseSets, type ScoredSet } from "./harness/analyse-sets.ts";
import type { CaseFile } from "./harness/case-file.ts";
import { loadCases } from "./harness/load-case.ts";
import { KINDS, type Kind, type KindScore } from "./harness/score.ts";

const ByKind = z.partialRecord(z.enum(KINDS), z.number());
const Floor = z.strictObject({
  found: ByKind,
  right: ByKind.default({}),
  wrong: ByKind.default({}),
  offense: z.int().default(0),
});
const { splits, sets: setFloors } = z
  .strictObject({ splits: z.record(z.string(), Floor), sets: z.record(z.string(), Floor) })
  .parse(parse(readFileSync(join(import.meta.dirname, "floors.yaml"), "utf8")));

const files = loadCases();
/** Each case is analysed once here, and all tests look at the same output. */
const sets = analyseSets(files);
const cases = sets.flatMap((set) => set.cases);
const byName = cases.map((one) => [one.file.name, one] as const);

/** The figures in the form of their floor, so that a failure shows which one fell. */
function measure(measured: readonly ScoredSet[], floor: z.infer<typeof Floor>): z.infer<typeof Floor> {
  const scores = measured.flatMap((set) => set.scores.map(({ own }) => own));
  const ofSets = measured.flatMap((set) => set.cases);
  const sum = (kind: Kind, of: (score: KindScore) => number) =>
    scores.reduce((total, score) => total + of(score[kind]), 0);
  const share = (kind: Kind) => 1 - sum(kind, ({ wrong }) => wrong.length) / sum(kind, ({ given }) => given);
  const each = (floors: z.infer<typeof ByKind>, held: (kind: Kind, floor: number) => number) =>
    Object.fromEntries(
      KINDS.flatMap((kind) => {
        const limit = floors[kind];
        return limit === undefined ? [] : [[kind, held(kind, limit)]];
      }),
    );
  return {
    found: each(floor.found, (kind, least) =>
      Math.min(
        least,
        sum(kind, ({ planted, missed }) => planted - missed.length),
      ),
    ),
    right: each(floor.right, (kind, least) => Math.min(least, share(kind))),
    wrong: each(floor.wrong, (kind, most) => Math.max(most, sum(kind, ({ wrong }) => wrong.length) / ofSets.length)),
    offense: Math.min(
      floor.offense,
      ofSets.filter(({ file, output }) => output.offenceClass === file.key.offence).length,
    ),
  };
}

describe("floors", () => {
  it.each(Object.entries(splits))("%s cases together", (split, floor) => {
    expect(
      measure(
        sets.filter((set) => set.split === split),
        floor,
      ),
    ).toEqual(floor);
  });

  it.each(Object.entries(setFloors))("set %s", (name, floor) => {
    const named = sets.filter((set) => set.name === name);
    expect(named).toHaveLength(1);
    expect(measure(named, floor)).toEqual(floor);
  });

  it("every set has one", () => {
    expect(Object.keys(setFloors).toSorted()).toEqual(sets.map(({ name }) => name).toSorted());
  });
});

/** Rule ids instead of quotes: a failure must not print the text of a hold-out. */
function quotesNotOnTheirPage({ documents }: CaseFile, output: EngineOutput): string[] {
  const stands = ({ documentId, pageNumber, quote }: ProposedCitation) => {
    const document = documents.find(({ id }) => id === documentId);
    const page = document?.pages.find((candidate) => candidate.pageNumber === pageNumber);
    return quote.trim() !== "" && page?.text.includes(quote) === true;
  };
  return output.findings.filter((finding) => !citationsOf(finding).every(stands)).map(({ ruleId }) => ruleId);
}

describe("every case", () => {
  it.each(byName)("%s: every quote stands on its page", (_, { file, output }) => {
    expect(quotesNotOnTheirPage(file, output)).toEqual([]);
  });

  it.each(byName)("%s: findings are well-formed", (_, { output }) => {
    for (const finding of output.findings) {
      const { ruleId } = finding;
      expect([ruleId, finding.engine]).toEqual([ruleId, "offline"]);
      if (finding.kind === "factor") expect(Math.abs(finding.weight)).toBeLessThanOrEqual(20);
      if (finding.kind === "gap") expect([ruleId, finding.items.length > 0]).toEqual([ruleId, true]);
      const mayLackQuotes = finding.kind === "gap" && finding.checklist !== null;
      expect([ruleId, mayLackQuotes || citationsOf(finding).length > 0]).toEqual([ruleId, true]);
    }
    // Only a model writes a summary; the rules fill the fact box.
    expect(output.summary).toEqual([]);
  });

  it("says nothing that a rule may not say", () => {
    const conclusion = /\b(?:guilty|innocent|must be suppressed|inadmissible|probability|will win)\b/i;
    // Not what a paper says in its own words.
    const said = cases
      .flatMap(({ output }) => output.findings)
      .filter(({ kind, ruleId }) => kind !== "event" && ruleId !== "gap.stated.said");
    expect(said.filter(({ text, detail }) => conclusion.test(`${text} ${detail}`)).map(({ ruleId }) => ruleId)).toEqual(
      [],
    );
  });

  it("gives the same findings again", () => {
    // Five cases spread over the whole: determinism is a property of the code, not of one case.
    for (const [index, { file, output }] of cases.entries())
      if (index % Math.ceil(cases.length / 5) === 0)
        expect(JSON.stringify(analyseByRules(readCase(file.documents))) === JSON.stringify(output), file.name).toBe(
          true,
        );
  });
});

describe("the cases themselves", () => {
  it("name only issues that exist", () => {
    // Questions that lawyers list and no rule raises well enough.
    const known = new Set([...issues.map(({ id }) => id), "hearsay", "speedy-trial"]);
    for (const { name, key } of files)
      expect([name, [...key.issues, ...key.fair.issues].filter((id) => !known.has(id))]).toEqual([name, []]);
  });

  it("are numbered within their set, which belongs to one split", () => {
    for (const { name, cases: ofSet } of sets) {
      expect([name, ofSet.map(({ file }) => file.about.order)]).toEqual([name, ofSet.map((_, index) => index + 1)]);
      expect([name, new Set(ofSet.map(({ file }) => file.about.split)).size]).toEqual([name, 1]);
    }
  });

  it("are not held out once the authors of the rules have seen them", () => {
    const seen = files.filter(({ about }) => about["seen-by"].includes("authors of the rules"));
    expect(seen.filter(({ about }) => about.split === "hold-out").map(({ name }) => name)).toEqual([]);
  });
});
