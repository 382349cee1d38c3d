// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 4: priority refused; verdicts, what-if, viability call, colleagues
import { beforeEach, describe, expect, it } from "vitest";
import { assessViability, getAnalysis, listAnalyses, reviewFinding } from "#lib/contracts/analyses.ts";
import { getCase } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, buildFinding } from "#server/testing/case-builders.ts";

const PAGE = "The vehicle weaved over the fog line. He said he had two beers.";

let user: TestUser;
let caseId: string;
let analysisId: string;
let documentId: string;

beforeEach(async () => {
  user = await buildUser({ firstName: "Rosa", lastName: "Achterberg" });
  ({ id: caseId } = await buildCase({ createdById: user.id, successProbability: 0.65, lastActivityAt: new Date(0) }));
  ({ id: documentId } = await buildDocument({ uploadedById: user.id, caseId, pageTexts: [PAGE] }));
  const stored = { viabilityScore: 65, confidenceScore: 0.5, confidenceUncapped: 0.62, confidenceCap: 0.5 };
  ({ id: analysisId } = await buildAnalysis({ caseId, status: "Completed", summary: "old", ...stored }));
});

const cited = () => [{ documentId, pageNumber: 1, quote: "weaved over the fog line", start: 12, end: 36 }];
const factor = (position: number, weight: number, fields: object = {}) =>
  buildFinding({
    analysisId,
    position,
    kind: "factor",
    weight,
    text: `Factor ${position}`,
    cites: cited(),
    ...fields,
  });
const review = (findingId: string, body: object, as: TestUser = user) =>
  callRoute(reviewFinding, { params: { findingId }, body }, { as });
const assess = () => callRoute(assessViability, { params: { id: caseId }, body: {} }, { as: user });
const storedOdds = async () => {
  const { viabilityScore } = await getDb().analysis.findUniqueOrThrow({ where: { id: analysisId } });
  const { successProbability } = await getDb().case.findUniqueOrThrow({ where: { id: caseId } });
  return [viabilityScore, successProbability];
};

describe("a verdict on a finding", () => {
  it("is kept with who gave it, and its line in the audit log says none of the record's words", async () => {
    const { id } = await factor(0, 12);
    const { data } = await review(id, { verdict: "rejected", note: " Officer retracted this. " });
    expect(data).toMatchObject({
      id,
      verdict: "rejected",
      note: "Officer retracted this.",
      reviewedBy: "Rosa Achterberg",
      weight: 12,
      citations: [{ documentId, quote: "weaved over the fog line", exhibit: 1, status: "verified" }],
    });
    expect(Date.parse(data.reviewedAt ?? "")).toBeGreaterThan(Date.parse("2020-01-01"));
    const shown = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
    expect(shown.data.findings).toEqual([data]);
    const lines = await getDb().auditEvent.findMany({ where: { action: "finding.review" } });
    expect(lines.map(({ message, caseId: of }) => [message.replace(/case .*/, "case"), of])).toEqual([
      ["Marked a finding (factor) as rejected of case", caseId],
    ]);
    const { lastActivityAt } = await getDb().case.findUniqueOrThrow({ where: { id: caseId } });
    expect(lastActivityAt.getTime()).toBeGreaterThan(0);
  });

  it("on an issue is one on its factor, defense and next step; on a next step it is one on that alone", async () => {
    const pointId = "a".repeat(32);
    const issue = await buildFinding({ analysisId, position: 0, kind: "issue", pointId, cites: cited() });
    const linked = await factor(1, 12, { pointId });
    const action = await buildFinding({ analysisId, position: 2, kind: "action", pointId, cites: cited() });
    await factor(3, 9);
    const verdicts = async () => {
      const stored = await getDb().finding.findMany({ where: { analysisId }, orderBy: { position: "asc" } });
      return stored.map(({ verdict, note, reviewedById }) => [verdict, note, reviewedById]);
    };
    await review(action.id, { verdict: "rejected" });
    const untouched = ["proposed", null, null];
    expect(await verdicts()).toEqual([untouched, untouched, ["rejected", null, user.id], untouched]);
    await review(issue.id, { verdict: "accepted", note: "Seen." });
    const accepted = ["accepted", null, user.id];
    expect(await verdicts()).toEqual([["accepted", "Seen.", user.id], accepted, accepted, untouched]);
    await review(linked.id, { verdict: "rejected" });
    expect((await verdicts()).map(([verdict]) => verdict)).toEqual(["rejected", "rejected", "rejected", "proposed"]);
  });

  it("leaves what it does not name, and a blank note is none", async () => {
    const { id } = await factor(0, 12);
    await review(id, { verdict: "accepted", note: "Sure." });
    expect((await review(id, { note: "  " })).data).toMatchObject({ verdict: "accepted", note: null });
    await review(id, { note: "Again." });
    expect((await review(id, { verdict: "proposed" })).data).toMatchObject({ verdict: "proposed", note: "Again." });
    expect((await review(id, { note: null })).data.note).toBeNull();
  });

  it("takes notes of 2,000 characters and refuses longer ones and unknown verdicts", async () => {
    const { id } = await factor(0, 12);
    expect((await review(id, { note: "x".repeat(2000) })).status).toBe(200);
    expect((await review(id, { note: "x".repeat(2001) })).error.errors).toEqual({
      note: ["Please keep the note under 2,000 characters"],
    });
    expect((await review(id, { verdict: "won" })).status).toBe(400);
    expect((await getDb().finding.findUniqueOrThrow({ where: { id } })).note).toHaveLength(2000);
  });

  it("takes the finding out of the lists and the summary, and puts it back", async () => {
    const { id } = await factor(0, 12, { text: "The camera shows no weaving" });
    const { id: tip } = await buildFinding({ analysisId, position: 1, kind: "action", text: "Ask for the camera." });
    const shown = async () => {
      const [listed] = (await callRoute(listAnalyses, { params: { caseId } }, { as: user })).data;
      return { tips: listed?.recommendedActions, isSummed: listed?.summary?.includes("The camera shows no weaving") };
    };
    await review(id, { verdict: "accepted" });
    expect(await shown()).toEqual({ tips: ["Ask for the camera."], isSummed: true });
    await review(id, { verdict: "rejected" });
    await review(tip, { verdict: "rejected" });
    expect(await shown()).toEqual({ tips: [], isSummed: false });
    await review(id, { verdict: "proposed" });
    await review(tip, { verdict: "proposed" });
    expect(await shown()).toEqual({ tips: ["Ask for the camera."], isSummed: true });
  });

  it("does not touch the stored odds", async () => {
    const { id } = await factor(0, 12);
    await review(id, { verdict: "rejected" });
    expect(await storedOdds()).toEqual([65, 0.65]);
  });

  it("answers another's finding like a missing one", async () => {
    const { id } = await factor(0, 12);
    const other = await buildUser();
    const refused = await review(id, { verdict: "rejected" }, other);
    const missing = await review(crypto.randomUUID(), { verdict: "rejected" }, other);
    expect([refused.status, refused.error]).toEqual([404, missing.error]);
    expect((await getDb().finding.findUniqueOrThrow({ where: { id } })).verdict).toBe("proposed");
  });
});

describe("the odds made again", () => {
  it("are 50 and the points of the verified factors, stored with analysis and case", async () => {
    const { id: accepted } = await factor(0, 12);
    await factor(1, -9);
    await factor(2, 5);
    const { id: rejected } = await factor(3, 20);
    await factor(4, 20, { verified: false });
    await review(rejected, { verdict: "rejected" });
    expect((await assess()).data).toMatchObject({ viabilityScore: 54, successProbability: 0.54 });
    await review(accepted, { verdict: "accepted" });
    const { data } = await assess();
    expect(data).toMatchObject({ viabilityScore: 60, successProbability: 0.6 });
    expect(data.factors.map(({ weight, verdict, counted, points }) => [weight, verdict, counted, points])).toEqual([
      [12, "accepted", true, 12],
      [-9, "proposed", true, -4.5],
      [5, "proposed", true, 2.5],
      [20, "rejected", false, 0],
      [20, "proposed", false, 0],
    ]);
    expect(await storedOdds()).toEqual([60, 0.6]);
    const shown = await callRoute(getCase, { params: { id: caseId } }, { as: user });
    expect(shown.data.case.successProbability).toBe(0.6);
    expect(
      await getDb().auditEvent.findFirst({ where: { action: "analysis.viability" }, orderBy: { id: "desc" } }),
    ).toMatchObject({
      message: expect.stringMatching(/^Stored the odds of case T-.+: 60%, before 54%$/) as string,
    });
  });

  it("are provisional until half of the weight is reviewed and the odds are stored; the confidence follows", async () => {
    const factors = [];
    for (const [position, weight] of [12, -9, 5].entries()) factors.push(await factor(position, weight));
    const [large, middle] = factors;
    const shown = async () => {
      const analysis = (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data;
      const { case: listed } = (await callRoute(getCase, { params: { id: caseId } }, { as: user })).data;
      expect(listed.oddsReview).toEqual(analysis.oddsReview);
      return [analysis.oddsReview, analysis.confidenceScore];
    };
    await assess();
    expect(await shown()).toEqual([{ provisional: true, factors: 3, reviewed: 0 }, 0.5]);
    // The count follows the verdict; the mark belongs to the stored score.
    await review(middle!.id, { verdict: "rejected" });
    expect(await shown()).toEqual([{ provisional: true, factors: 3, reviewed: 1 }, 0.5]);
    await review(middle!.id, { verdict: "proposed" });
    await review(large!.id, { verdict: "accepted" });
    expect(await shown()).toEqual([{ provisional: true, factors: 3, reviewed: 1 }, 0.5]);
    expect((await assess()).data).toMatchObject({
      oddsReview: { provisional: true, factors: 3, reviewed: 1 },
      confidenceScore: 0.5,
    });
    await review(factors[2]!.id, { verdict: "accepted" });
    expect((await assess()).data).toMatchObject({
      oddsReview: { provisional: false, factors: 3, reviewed: 2 },
      confidenceScore: 0.62,
    });
    expect(await shown()).toEqual([{ provisional: false, factors: 3, reviewed: 2 }, 0.62]);
    await review(large!.id, { verdict: "proposed" });
    expect((await assess()).data).toMatchObject({ oddsReview: { provisional: true }, confidenceScore: 0.5 });
  });

  it("leave the confidence of an older analysis, whose parts are unknown", async () => {
    const data = { confidenceUncapped: null, confidenceCap: null };
    await getDb().analysis.update({ where: { id: analysisId }, data });
    const { id } = await factor(0, 12);
    await review(id, { verdict: "accepted" });
    expect((await assess()).data.confidenceScore).toBe(0.5);
  });

  it("are none with fewer than three factors, with the reason on the case", async () => {
    await factor(0, 12);
    await factor(1, 9);
    const { id } = await factor(2, 5);
    await review(id, { verdict: "rejected" });
    expect((await assess()).data).toMatchObject({ viabilityScore: null, oddsReview: null, successProbability: null });
    expect(await storedOdds()).toEqual([null, null]);
    const shown = await callRoute(getCase, { params: { id: caseId } }, { as: user });
    expect(shown.data.case).toMatchObject({
      ...{ successProbability: null, oddsReason: "not-enough", oddsReview: null },
    });
  });

  it("are refused while the case has no finished analysis", async () => {
    await getDb().analysis.update({ where: { id: analysisId }, data: { status: "Processing" } });
    const { status, error } = await assess();
    expect([status, error.message]).toEqual([400, "This case has no finished analysis yet."]);
  });

  it("agree with the verdicts that stand, whatever was pressed at the same time", async () => {
    const factors = await Promise.all([12, -9, 5, 7, -4, 3].map((weight, index) => factor(index, weight)));
    for (const round of [0, 1, 2]) {
      const presses = factors.map(({ id }, index) =>
        review(id, { verdict: (index + round) % 2 === 0 ? "rejected" : "accepted" }),
      );
      const answers = await Promise.all([...presses, assess(), assess()]);
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    }
    // A verdict after the last assessment is a what-if; what is stored is what some moment's verdicts add up to.
    const last = await assess();
    const kept = await getDb().finding.findMany({ where: { analysisId, verdict: "accepted" } });
    const sum = kept.reduce((total, { weight }) => total + (weight ?? 0), 50);
    expect(last.data.viabilityScore).toBe(sum);
    expect(await storedOdds()).toEqual([sum, sum / 100]);
  });
});
