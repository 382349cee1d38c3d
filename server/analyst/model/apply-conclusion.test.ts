import { describe, expect, it } from "vitest";
import { citationsOf, weightOf, type ProposedFinding } from "../findings.ts";
import { createVerifier } from "../quotes/verify-citations.ts";
import { makeDocuments } from "../testing/make-documents.ts";
import { applyConclusion } from "./apply-conclusion.ts";
import { cutLines, listCaseLines } from "./case-lines.ts";
import type { Conclusion } from "./conclusion-form.ts";

const DOCUMENTS = makeDocuments([
  ["report.txt", "He drank four beers. The stop was at 22:48."],
  ["log.txt", "He drank two beers. The stop was at 22:31."],
]);
const cite = (document: number, quote: string) => ({ documentId: DOCUMENTS[document - 1]!.id, pageNumber: 1, quote });
const FOUR = cite(1, "He drank four beers.");
const LATE = cite(1, "The stop was at 22:48.");
const EARLY = cite(2, "The stop was at 22:31.");

const made = (engine: "model" | "offline", text: string) =>
  ({ ruleId: `${engine}.x`, engine, text, detail: "" }) as const;
const factor = (engine: "model" | "offline", text: string, weight: number): ProposedFinding => ({
  ...{ ...made(engine, text), kind: "factor", weight, isTentative: false, citations: [FOUR] },
});
const issue = (engine: "model" | "offline", text: string): ProposedFinding => ({
  ...{ ...made(engine, text), kind: "issue", citations: [LATE] },
});
const gap = (engine: "model" | "offline", what: string): ProposedFinding => ({
  ...{ ...made(engine, what), kind: "gap", basis: "mentioned", checklist: null, items: [{ what }], citations: [EARLY] },
});
const NOTHING: Conclusion = { audit: [], contradictions: [], factors: [], summary: [] };

function apply(
  found: { byModel?: ProposedFinding[]; byRules?: ProposedFinding[]; facts?: ReturnType<typeof cite>[] },
  conclusion: Partial<Conclusion>,
) {
  const { byModel = [], byRules = [], facts = [] } = found;
  const given = {
    byModel,
    byRules,
    facts: facts.map((citation) => ({ citation, about: "stop" })),
    ...{ documents: DOCUMENTS, check: createVerifier(DOCUMENTS) },
  };
  return applyConclusion(listCaseLines(given), { ...NOTHING, ...conclusion });
}

describe("a finding of the rules", () => {
  it("that makes the same point hangs below the model's, with its quotes", () => {
    const found = { byModel: [issue("model", "Was the stop before the call?")], byRules: [issue("offline", "Basis?")] };
    const { findings } = apply(found, { audit: ["R1 same M1"] });
    expect(findings).toMatchObject([{ text: "Was the stop before the call?", engine: "model", alsoSaid: ["Basis?"] }]);
  });

  it("is not the same as one of another kind, whatever the model says", () => {
    const found = { byModel: [issue("model", "Stop?")], byRules: [gap("offline", "Radio log")] };
    const { findings } = apply(found, { audit: ["R1 same M1"] });
    expect(findings.map(({ text }) => text)).toEqual(["Stop?", "Radio log"]);
  });

  it("that is rejected stays, with the reason, and carries nothing", () => {
    const found = { byRules: [factor("offline", "He was drunk", -9), issue("offline", "Basis?")] };
    const { findings, summary } = apply(found, {
      audit: ["R1 reject: Four beers say nothing of impairment."],
      factors: [{ of: ["R1"], weight: -9, text: "Drunk." }],
      summary: [{ of: ["R1"], sentence: "He was drunk." }],
    });
    expect(findings[0]).toMatchObject({
      ...{ kind: "factor", weight: -9, audit: { verdict: "rejected", why: "Four beers say nothing of impairment." } },
    });
    expect(findings).toHaveLength(2);
    expect(summary).toEqual([]);
  });

  it("that is rephrased keeps its own words below", () => {
    const { findings } = apply(
      { byRules: [issue("offline", "Basis?")] },
      { audit: ["R1 rephrase: Why was he stopped at 22:48?"] },
    );
    expect(findings).toMatchObject([
      { text: "Why was he stopped at 22:48?", alsoSaid: ["Basis?"], audit: { verdict: "kept" } },
    ]);
  });

  it("about which the model says nothing stays as it is", () => {
    expect(apply({ byRules: [issue("offline", "Basis?")] }, {}).findings).toEqual([issue("offline", "Basis?")]);
  });
});

describe("a finding of the first reading", () => {
  const pair: ProposedFinding = {
    ...{ ...made("model", "Time of the stop"), kind: "contradiction", one: LATE, other: EARLY },
  };

  it("that the audit rejects is set aside with the reason, and carries neither odds nor summary", () => {
    const { findings, summary } = apply(
      { byModel: [pair, factor("model", "Four beers.", -12)] },
      {
        audit: ["M1 reject: both can be true: the log's clock is off", "M2 reject: beers alone say nothing"],
        factors: [{ of: ["M2"], weight: -9, text: "Drunk." }],
        summary: [{ of: ["M1"], sentence: "The times differ." }],
      },
    );
    expect(findings).toMatchObject([
      { text: "Time of the stop", audit: { verdict: "rejected", why: "both can be true: the log's clock is off" } },
      { kind: "factor", text: "Four beers.", audit: { verdict: "rejected" } },
    ]);
    expect(summary).toEqual([]);
  });

  it("that it keeps has no verdict: nobody else has judged it", () => {
    expect(apply({ byModel: [pair] }, { audit: ["M1 keep"] }).findings).toEqual([pair]);
  });

  it.each(["M1 reject", "M1 reject: ", "reject M1: wrong", "M1 wrong", ""])(
    "stays where %j gives no reason",
    (line) => {
      expect(apply({ byModel: [pair] }, { audit: [line] }).findings).toEqual([pair]);
    },
  );

  it.each([
    [
      "said twice",
      ["M2 same M1"],
      [
        ["A", ["B"]],
        ["C", undefined],
      ],
    ],
    ["said three times, one below the other", ["M2 same M1", "M3 same M2"], [["A", ["B", "C"]]]],
    [
      "the same as each other",
      ["M1 same M2", "M2 same M1"],
      [
        ["B", ["A"]],
        ["C", undefined],
      ],
    ],
    [
      "the same as one that has to stay in sight",
      ["M1 same M3", "M3 same M2"],
      [
        ["B", undefined],
        ["C", ["A"]],
      ],
    ],
    [
      "the same as itself",
      ["M1 same M1"],
      [
        ["A", undefined],
        ["B", undefined],
        ["C", undefined],
      ],
    ],
  ])("that is %s is shown once, and lost never", (_, audit, shown) => {
    const byModel = ["A", "B", "C"].map((text) => issue("model", text));
    const { findings } = apply({ byModel }, { audit });
    expect(findings.map(({ text, alsoSaid }) => [text, alsoSaid])).toEqual(shown);
  });

  it("hangs below another with all its words, and a reason names lines by their texts", () => {
    const told = { ...pair, detail: "22:48 or 22:31." };
    const { findings } = apply(
      { byModel: [told, { ...told, text: "When he stopped" }, issue("model", "Stop?")] },
      { audit: ["M2 same M1", "M3 reject: as M1 says"] },
    );
    expect(findings).toMatchObject([
      { text: "Time of the stop", alsoSaid: ["When he stopped: 22:48 or 22:31."] },
      { text: "Stop?", audit: { why: 'as "Time of the stop" says' } },
    ]);
  });

  it("takes the rule's finding that says the same along when it goes", () => {
    const found = { byModel: [issue("model", "Stop?")], byRules: [issue("offline", "Basis?")] };
    const { findings } = apply(found, { audit: ["R1 same M1", "M1 reject: no stop"] });
    expect(findings).toMatchObject([{ text: "Stop?", alsoSaid: ["Basis?"], audit: { verdict: "rejected" } }]);
  });
});

describe("the weighed list", () => {
  it("takes the place of the factors that carry it; the others keep their point without a weight", () => {
    const found = {
      byModel: [factor("model", "Four beers.", -12), factor("model", "Polite.", 3)],
      byRules: [factor("offline", "Drink is mentioned", -9), factor("offline", "Times differ", 6)],
    };
    const { findings } = apply(found, {
      factors: [{ of: ["M1", "R1"], weight: -7, text: "Four beers by his own word." }],
    });
    expect(findings.map((finding) => [finding.kind, finding.text, weightOf(finding)])).toEqual([
      ["factor", "Four beers by his own word.", -7],
      ["defense", "Polite.", null],
      ["defense", "Times differ", null],
    ]);
    expect(findings[0]).toMatchObject({ engine: "model", alsoSaid: ["Four beers.", "Drink is mentioned"] });
  });

  it("takes the words of the first line where it gives none of its own", () => {
    const { findings } = apply(
      { byModel: [factor("model", "Four beers.", -12)] },
      { factors: [{ of: ["M1"], weight: -7, text: "" }] },
    );
    expect(findings).toMatchObject([{ kind: "factor", text: "Four beers.", weight: -7, alsoSaid: [] }]);
  });

  it("holds at most twelve, the strongest", () => {
    const byModel = Array.from({ length: 15 }, (_, index) => factor("model", `Fact ${index}.`, index + 1));
    const sign = (index: number) => (index % 2 === 0 ? 1 : -1);
    const factors = byModel.map((_, index) => ({
      ...{ of: [`M${index + 1}`], weight: sign(index) * (index + 1), text: `Fact ${index}.` },
    }));
    const { findings } = apply({ byModel }, { factors });
    const weights = findings.flatMap((finding) => weightOf(finding) ?? []);
    expect(weights).toEqual([15, -14, 13, -12, 11, -10, 9, -8, 7, -6, 5, -4]);
    // Nothing of it is lost.
    expect(new Set(findings.map(({ text }) => text)).size).toBe(15);
  });

  it.each([
    ["a weight out of range", { weight: 40 }],
    ["an address", { text: "See https://evil.example now" }],
    ["an id that nothing has", { of: ["M9"] }],
  ])("leaves out an entry with %s", (_, part) => {
    const entry = { of: ["M1"], weight: 5, text: "Fact.", ...part };
    const { findings } = apply({ byModel: [factor("model", "Four beers.", -12)] }, { factors: [entry] });
    // The reader's own weight counts then.
    expect(findings).toMatchObject([{ kind: "factor", text: "Four beers.", weight: -12 }]);
  });
});

it("makes a contradiction of two facts that were read apart", () => {
  const { findings } = apply(
    { facts: [LATE, EARLY] },
    { contradictions: [{ one: "F1", other: "f2 ", text: "Time of the stop: 22:48 or 22:31." }] },
  );
  expect(findings).toMatchObject([{ kind: "contradiction", text: "Time of the stop", detail: "22:48 or 22:31." }]);
  expect(findings.flatMap((finding) => citationsOf(finding))).toEqual([LATE, EARLY]);
});

it("keeps the sentences of the summary that rest on something", () => {
  const { summary } = apply(
    { byModel: [factor("model", "Four beers.", -12)] },
    {
      summary: [
        { of: ["M1", "M9"], sentence: "He says that he drank four beers." },
        { of: ["M9"], sentence: "He confessed." },
        { of: [], sentence: "He will win." },
      ],
    },
  );
  expect(summary).toEqual([{ text: "He says that he drank four beers.", citations: [FOUR] }]);
});

it("cuts a list into parts of one size, and loses no line", () => {
  const byModel = Array.from({ length: 40 }, (_, index) => factor("model", `Fact ${index} about the road.`, 3));
  const lines = listCaseLines({
    byModel,
    byRules: [],
    facts: [],
    documents: DOCUMENTS,
    check: createVerifier(DOCUMENTS),
  });
  const total = lines.reduce((sum, { tokens }) => sum + tokens, 0);
  const parts = cutLines(lines, total / 2.5);
  expect(parts.flat()).toEqual(lines);
  expect(parts).toHaveLength(3);
  expect(Math.min(...parts.map(({ length }) => length))).toBeGreaterThan(10);
  expect(cutLines(lines, total)).toHaveLength(1);
});

it("keeps a list that leans to one side within 60 points, and no weight becomes nothing", () => {
  const texts = ["A", "B", "C", "D", "E", "F", "G"];
  const found = { byModel: texts.map((text) => factor("model", text, 5)) };
  const factors = texts.map((text, index) => ({
    of: [`M${index + 1}`],
    weight: index === 0 ? -8 : 17 - index * 2,
    text,
  }));
  const weights = apply(found, { factors }).findings.flatMap((finding) => weightOf(finding) ?? []);
  expect(weights.filter((weight) => weight < 0)).toEqual([-8]);
  expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(60);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(factors.reduce((sum, { weight }) => sum + weight, 0));

  const heavy = factors.map((one) => ({ ...one, weight: one.weight < 0 ? -8 : 20 }));
  const scaled = apply(found, { factors: heavy }).findings.flatMap((finding) => weightOf(finding) ?? []);
  expect(scaled.filter((weight) => weight < 0)).toEqual([-8]);
  expect(scaled.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60);
  expect(Math.min(...scaled.map(Math.abs))).toBeGreaterThan(0);
});
