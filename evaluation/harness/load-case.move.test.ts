import { expect, test } from "vitest";
import { CIVIL_CASE } from "#server/analyst/rules/testing/case-civil.ts";
import type { CaseFile as OldCaseFile, PlantedContradiction } from "#server/analyst/rules/testing/case-file.ts";
import { CORPORA } from "#server/analyst/rules/testing/corpora.ts";
import type { CaseFile } from "./case-file.ts";
import { loadCases } from "./load-case.ts";

/** RegExps as text, so that a difference in source or flags fails and is readable. */
const text = (pattern: RegExp) => String(pattern);
/** Quotes were the only patterns with mixed flags; the new form writes flags inside the pattern. */
const inline = (pattern: RegExp) => (pattern.flags === "" ? text(pattern) : `/(?${pattern.flags}:${pattern.source})/`);

const oldContradiction = (planted: PlantedContradiction) =>
  "one" in planted
    ? [planted.one[0], inline(planted.one[1]), planted.other[0], inline(planted.other[1])]
    : [...planted];
const newContradiction = (planted: CaseFile["key"]["contradictions"][number]) =>
  "one" in planted
    ? [planted.one.exhibit, text(planted.one.quote), planted.other.exhibit, text(planted.other.quote)]
    : [planted.rule, ...planted.exhibits];

const fromOld = (set: string, { name, documents, key }: OldCaseFile) => ({
  ...{ set, name, documents },
  ...{ offence: key.offence, issues: key.issues, events: key.events },
  gaps: key.gaps.map(text),
  contradictions: key.contradictions.map(oldContradiction),
  factors: key.factors.map((factor) => (typeof factor === "string" ? factor : [factor.sign, inline(factor.quote)])),
  fair: key.fair && {
    issues: key.fair.issues,
    gaps: key.fair.gaps.map(text),
    contradictions: key.fair.contradictions.map(oldContradiction),
  },
});

const fromNew = ({ about, documents, key }: CaseFile) => ({
  ...{ set: about.set, name: about.title, documents },
  ...{ offence: key.offence, issues: key.issues, events: key.events },
  gaps: key.gaps.map(text),
  contradictions: key.contradictions.map(newContradiction),
  factors: key.factors.map((factor) => (typeof factor === "string" ? factor : [factor.sign, text(factor.quote)])),
  fair: key.fair && {
    issues: key.fair.issues,
    gaps: key.fair.gaps.map(text),
    contradictions: key.fair.contradictions.map(newContradiction),
  },
});

test("every case file reads as its TypeScript predecessor did, set by set and in order", () => {
  const files = loadCases();
  const old = [...CORPORA.map(([set, all]) => [set, all] as const), ["civil", [CIVIL_CASE]] as const];
  expect(files).toHaveLength(133);
  for (const [set, all] of old)
    expect(files.filter(({ about }) => about.set === set).map(fromNew)).toEqual(all.map((file) => fromOld(set, file)));
});
