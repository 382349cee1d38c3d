// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { beforeEach, describe, expect, it } from "vitest";
import { getAnalysis, reviewFinding } from "#lib/contracts/analyses.ts";
import type { AssembledAnalysis } from "#server/analyst/assemble/assemble-analysis.ts";
import type { AssembledFinding, VerifiedCitation } from "#server/analyst/findings.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";
import { completeAnalysis } from "./complete-analysis.ts";

const PAGE =
  "The vehicle weaved over the fog line. He said he had two beers. The log shows no weaving at all that night.";

let user: TestUser;
let caseId: string;
let documentId: string;
beforeEach(async () => {
  user = await buildUser({ firstName: "Rosa", lastName: "Achterberg" });
  ({ id: caseId } = await buildCase({ createdById: user.id, status: "processing" }));
  ({ id: documentId } = await buildDocument({ uploadedById: user.id, caseId, pageTexts: [PAGE] }));
});

function cite(quote: string, given: Partial<VerifiedCitation> = {}): VerifiedCitation {
  const start = PAGE.indexOf(quote);
  return { documentId, pageNumber: 1, quote, start, end: start + quote.length, status: "verified", ...given };
}

const made = (ruleId: string) => ({
  ...{ ruleId, engine: "offline" as const, text: `Text of ${ruleId.replace(".", " ")}`, detail: "" },
  ...{ verified: true, droppedCitations: 0, pointId: `point of ${ruleId}` },
});

type AssembledFactor = Extract<AssembledFinding, { kind: "factor" }>;
const finding = (ruleId: string, given: Partial<AssembledFactor> = {}): AssembledFactor => ({
  ...made(ruleId),
  ...{ kind: "factor", weight: 10, isTentative: false, citations: [cite("weaved over the fog line")] },
  ...given,
});

/** Stores an analysis with these findings, and gives what the screen gets. */
async function analyse(findings: readonly AssembledFinding[]) {
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Processing" });
  const assembled: AssembledAnalysis = {
    findings,
    coverage: {
      ...{ documents: 1, documentsRead: 1, pages: 1, pagesRead: 1, lowConfidence: 0, meanConfidence: 1 },
      ...{ unread: [], unreadParts: 0, inPart: [], failedDocuments: [], byModel: null, rulesAlone: [] },
      exhibits: [{ documentId, exhibit: 1, fileName: "report.txt", pages: "r", isOurs: false }],
    },
    score: {
      ...{ viabilityScore: 80, sum: 30, counted: 3, reason: null },
      review: { factors: 3, reviewed: 0, provisional: true },
    },
    confidence: { uncapped: 0.9, cap: 0.5 },
    fee: {
      ...{ hours: 20, hourlyRate: 250, amount: 5000 },
      formula: { offenceClass: "dui", baseHours: 20, pages: 1, readingHours: 0, readingHoursPer100Pages: 3 },
    },
    citationCounts: { offered: 3, verified: 3, corrected: 0, near: 0, dropped: 0 },
    prose: [],
    people: [],
    sideBySide: [],
    facts: { facts: [], papers: [] },
    addressedLines: [],
    passages: [],
    summary: "## What carries the case",
  };
  await completeAnalysis({
    analysisId,
    caseId,
    offenceClass: "dui",
    law: { system: "us", isGuess: true, isShown: true, isElsewhere: false },
    assembled,
  });
  return (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data;
}

const review = (findingId: string, body: object) =>
  callRoute(reviewFinding, { params: { findingId }, body }, { as: user });

describe("a new analysis", () => {
  const four = () => [
    finding("factor.a"),
    finding("factor.b"),
    finding("factor.c"),
    finding("factor.d", { weight: -4 }),
  ];

  it("keeps verdict, note and who gave them, and a rejected factor stays out of odds, case and summary", async () => {
    const first = await analyse(four());
    await review(first.findings[0]!.id, { verdict: "rejected", note: "The camera shows otherwise." });
    await review(first.findings[3]!.id, { verdict: "accepted" });
    const second = await analyse([finding("factor.new"), ...four()]);
    expect(second.findings.map(({ verdict, note, reviewedBy }) => [verdict, note, reviewedBy])).toEqual([
      ["proposed", null, null],
      ["rejected", "The camera shows otherwise.", "Rosa Achterberg"],
      ["proposed", null, null],
      ["proposed", null, null],
      ["accepted", null, "Rosa Achterberg"],
    ]);
    // 50 + 5 + 5 + 5 - 4: the accepted one counts in full, the rejected one not at all. 14 of 44 points are reviewed.
    expect(second.viabilityScore).toBe(61);
    expect(second).toMatchObject({
      oddsReview: { provisional: true, factors: 5, reviewed: 2 },
      confidenceScore: 0.5,
    });
    expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).successProbability).toBe(0.61);
    expect(second.summary).not.toContain("Text of factor a");
    expect(second.summary).toContain("Text of factor b");
    const line = await getDb().auditEvent.findFirstOrThrow({
      where: { action: "analysis.complete" },
      orderBy: { id: "desc" },
    });
    expect(line.message).toMatch(/: 5 findings, 2 with their earlier reviews$/);
  });

  it("is not provisional when the verdicts that it keeps carry half of the weight, and its confidence may be higher", async () => {
    const first = await analyse(four());
    for (const { id } of first.findings.slice(0, 2)) await review(id, { verdict: "accepted" });
    expect(await analyse(four())).toMatchObject({
      ...{ viabilityScore: 73, confidenceScore: 0.9 },
      oddsReview: { provisional: false, factors: 4, reviewed: 2 },
    });
  });

  it("keeps them through a third, and a verdict that was taken back stays taken back", async () => {
    const first = await analyse(four());
    await review(first.findings[0]!.id, { verdict: "rejected" });
    await review(first.findings[1]!.id, { verdict: "rejected" });
    const second = await analyse(four());
    await review(second.findings[1]!.id, { verdict: "proposed" });
    const third = await analyse(four());
    expect(third.findings.map(({ verdict }) => verdict)).toEqual(["rejected", "proposed", "proposed", "proposed"]);
  });

  it("tells two persons apart whose statements one sentence makes wanted", async () => {
    const statementOf = (name: string): AssembledFinding => ({
      ...made("gap.people.statements"),
      ...{ kind: "gap", basis: "mentioned", checklist: null, text: `Statement or report: ${name}.` },
      ...{ items: [{ what: "Statement or report", from: name }], citations: [cite("He said he had two beers")] },
      pointId: `statement of ${name}`,
    });
    const both = () => [statementOf("Tess Moreau"), statementOf("Corin Yardley")];
    const first = await analyse(both());
    await review(first.findings[1]!.id, { verdict: "rejected" });
    expect((await analyse(both())).findings.map(({ verdict }) => verdict)).toEqual(["proposed", "rejected"]);
  });

  it.each([
    ["rests on other words", { citations: [cite("two beers")] }, "proposed"],
    ["rests on the same words and more", { citations: [cite("two beers"), cite("over the fog line")] }, "rejected"],
    ["speaks for the other side", { weight: -10 }, "proposed"],
    ["was made by another rule", { ruleId: "factor.other" }, "proposed"],
    ["was made by a model at the same place", { ruleId: "model.factor", engine: "model" as const }, "rejected"],
    [
      "stands on the page as it was read again",
      { citations: [cite("weaved over the fog line", { start: 300, end: 324 })] },
      "rejected",
    ],
  ])("takes a finding that %s for what it is", async (_, change, verdict) => {
    const [old] = (await analyse([finding("factor.a")])).findings;
    await review(old!.id, { verdict: "rejected" });
    const [fresh] = (
      await analyse([
        finding("factor.a", {
          ...change,
          ...("citations" in change ? { citations: change.citations.map((one) => ({ ...one, documentId })) } : {}),
        }),
      ])
    ).findings;
    expect(fresh!.verdict).toBe(verdict);
  });

  it("takes a finding of another kind for another one", async () => {
    const [old] = (await analyse([finding("factor.a")])).findings;
    await review(old!.id, { verdict: "rejected" });
    const { ruleId, citations } = finding("factor.a");
    const weakness: AssembledFinding = { ...made(ruleId), kind: "weakness", citations, pointId: "another point" };
    expect((await analyse([weakness])).findings[0]!.verdict).toBe("proposed");
  });

  it("judges a part that a point has only now with the claim that was judged before, and leaves its note", async () => {
    const point = { pointId: "weaving" };
    const [old] = (await analyse([finding("factor.a", point)])).findings;
    await review(old!.id, { verdict: "rejected", note: "The log says otherwise." });
    const { findings } = await analyse([
      finding("factor.a", point),
      finding("factor.b", { ...point, citations: [cite("The log shows no weaving at all")] }),
      finding("factor.c", { pointId: "another", citations: [cite("He said he had two beers")] }),
    ]);
    expect(findings.map(({ verdict, note }) => [verdict, note])).toEqual([
      ["rejected", "The log says otherwise."],
      ["rejected", null],
      ["proposed", null],
    ]);
  });

  it("takes a contradiction for the same only when both sides are", async () => {
    const contradiction = (other: string): AssembledFinding => ({
      ...made("contradiction.lane"),
      ...{ kind: "contradiction", one: cite("weaved over the fog line"), other: cite(other) },
    });
    const log = "The log shows no weaving at all";
    const [old] = (await analyse([contradiction(log)])).findings;
    await review(old!.id, { verdict: "rejected" });
    expect((await analyse([contradiction(log)])).findings[0]!.verdict).toBe("rejected");
    expect((await analyse([contradiction("He said he had two beers")])).findings[0]!.verdict).toBe("proposed");
  });

  it("knows a checklist gap by its words, and nothing of another case", async () => {
    const gap: AssembledFinding = {
      ...made("gap.dui.training"),
      ...{
        kind: "gap",
        basis: "usual",
        checklist: "DUI checklist",
        items: [{ what: "Training record" }],
        citations: [],
      },
    };
    const [old] = (await analyse([gap])).findings;
    await review(old!.id, { verdict: "accepted" });
    expect((await analyse([gap])).findings[0]).toMatchObject({
      ...{ basis: "usual", checklist: "DUI checklist", items: [{ what: "Training record" }], verdict: "accepted" },
    });
    ({ id: caseId } = await buildCase({ createdById: user.id, status: "processing" }));
    ({ id: documentId } = await buildDocument({ uploadedById: user.id, caseId, pageTexts: [PAGE] }));
    expect((await analyse([gap])).findings[0]!.verdict).toBe("proposed");
  });
});
