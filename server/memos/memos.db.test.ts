import mammoth from "mammoth";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { updateLedgerItem, getLedger } from "#lib/contracts/ledger.ts";
import { getCaseChanges, getCaseMemoFile, getOutlineFile } from "#lib/contracts/work-product.ts";
import { MEMO_SECTION_LABEL } from "#lib/copy/case/memo.ts";
import { ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { getDb, Prisma } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, buildFinding } from "#server/testing/case-builders.ts";

afterAll(closeQueue);

const REPORT =
  "INCIDENT REPORT\nThe vehicle weaved over the\nfog line three times.\nBody camera: not attached\nThe driver pulled over at once.";
const VIDEO = "CAMERA\nHe touched the fog line once.";

let user: TestUser;
let caseId: string;
let reportId: string;
beforeEach(async () => {
  user = await buildUser({ firstName: "Rosa", lastName: "Achterberg" });
  ({ id: caseId } = await buildCase({ createdById: user.id, clientName: "Jonah Marlow" }));
  const paper = { caseId, uploadedById: user.id };
  ({ id: reportId } = await buildDocument({ ...paper, pageTexts: [REPORT], originalFileName: "report.txt" }));
});

const cite = (documentId: string, text: string, quote: string) => {
  const start = text.indexOf(quote);
  return { documentId, pageNumber: 1, quote, start, end: start + quote.length };
};
const WEAVED = "The vehicle weaved over the\nfog line three times.";

/** An analysis that has read these documents. */
function analyze(documents: readonly string[], createdAt: string) {
  const coverage = {
    ...{ documents: documents.length, documentsRead: documents.length, pages: 2, pagesRead: 2, lowConfidence: 0 },
    ...{ meanConfidence: 1, unread: [], failedDocuments: [] },
    exhibits: documents.map((documentId, index) => ({
      ...{ documentId, exhibit: index + 1, fileName: `${index + 1}.txt`, pages: "r" },
    })),
  };
  return buildAnalysis({
    ...{ caseId, status: "Completed", createdAt: new Date(createdAt), completedAt: new Date(createdAt) },
    ...{ coverage, viabilityScore: 92, isProvisional: true },
  });
}

async function analyzeReport() {
  const { id: analysisId } = await analyze([reportId], "2026-11-01T10:00:00Z");
  const weaved = cite(reportId, REPORT, WEAVED);
  await buildFinding({ analysisId, position: 0, ruleId: "issue.stop", text: "Was the stop lawful?", cites: [weaved] });
  await buildFinding({
    ...{ analysisId, position: 1, kind: "gap", ruleId: "gap.stated.video", basis: "stated", text: "Body camera." },
    ...{ items: [{ what: "Body camera" }], cites: [cite(reportId, REPORT, "Body camera: not attached")] },
  });
  await buildFinding({ analysisId, position: 2, text: "Somebody may have filmed it.", verified: false });
}

/** The video came in, contradicts the report, and is not missing any more. */
async function analyzeVideo() {
  const { id: videoId } = await buildDocument({
    ...{ caseId, uploadedById: user.id, pageTexts: [VIDEO], originalFileName: "video.txt" },
  });
  const { id: analysisId } = await analyze([reportId, videoId], "2026-11-02T10:00:00Z");
  const weaved = cite(reportId, REPORT, WEAVED);
  await buildFinding({
    ...{ analysisId, position: 0, kind: "contradiction", ruleId: "contradiction.lane", text: "Lane", pointId: "p" },
    cites: [weaved, cite(videoId, VIDEO, "He touched the fog line once.")],
  });
  await buildFinding({
    ...{ analysisId, position: 1, kind: "factor", weight: 10, text: "The video shows no weaving", pointId: "p" },
    ...{ verdict: "accepted", reviewedById: user.id, reviewedAt: new Date("2026-11-03T10:00:00Z"), cites: [weaved] },
  });
  return analysisId;
}

const download = (query: { sections?: string } = {}, as: TestUser = user) =>
  callRoute(getCaseMemoFile, { params: { id: caseId }, query: { ...query, on: "2026-11-22" } }, { as });
async function memo(sections?: string) {
  const answer = await download(sections === undefined ? {} : { sections });
  const buffer = Buffer.from(await answer.response.arrayBuffer());
  return (await mammoth.convertToHtml({ buffer })).value.replaceAll("\u00A0", " ");
}
const changes = async (as: TestUser = user) =>
  (await callRoute(getCaseChanges, { params: { id: caseId } }, { as })).data.changes;

describe("the case memo", () => {
  it("holds both quotes of a contradiction side by side, each with document, page and line", async () => {
    await analyzeReport();
    await analyzeVideo();
    const html = await memo();
    expect(html).toContain("<h1>Points</h1>");
    expect(html).toMatch(
      /<td>.*“The vehicle weaved over the fog line three times\.” \(report\.txt, p\. 1, l\. 2-3\).*<\/td><td>.*“He touched the fog line once\.” \(video\.txt, p\. 1, l\. 2\)/,
    );
    expect(html).toContain("Accepted by Rosa Achterberg. Nov 3, 2026");
  });

  it("gives the odds of the reviews as they stand, and says which other ones the case has stored", async () => {
    await analyzeReport();
    const analysisId = await analyzeVideo();
    const factor = { analysisId, kind: "factor", cites: [cite(reportId, REPORT, WEAVED)] } as const;
    await buildFinding({ ...factor, position: 2, weight: 12, text: "No odor on the video" });
    await buildFinding({ ...factor, position: 3, weight: -8, text: "He admitted two beers" });
    const html = await memo("odds");
    expect(html).toContain("Odds: 62 percent, provisional. 1 of 3 factors reviewed.");
    expect(html).toContain("50 to start, +16 for, −4 against = 62.");
    expect(html).toContain(
      "The odds stored with the case are 92 percent, provisional. This memo also counts the reviews made since they were stored.",
    );
    const bands = Object.values(ODDS_BAND_LABEL).map((label) => label("Curran"));
    expect(bands.filter((band) => html.includes(band))).toEqual([]);

    await getDb().analysis.update({ where: { id: analysisId }, data: { viabilityScore: 62 } });
    expect(await memo("odds")).not.toContain("stored with the case");
    await getDb().analysis.update({ where: { id: analysisId }, data: { viabilityScore: null } });
    expect(await memo("odds")).toContain("No odds are stored with the case.");
  });

  it("names a rejected point in its place, so that no number is missing without a reason", async () => {
    await analyzeReport();
    const analysisId = await analyzeVideo();
    await getDb().finding.deleteMany({ where: { analysisId } });
    const cites = [cite(reportId, REPORT, WEAVED)];
    const reviewedAt = new Date("2026-11-03T10:00:00Z");
    const rejected = { verdict: "rejected", reviewedById: user.id, reviewedAt } as const;
    const rows = [
      { ruleId: "factor.stop-contradicted", kind: "factor", weight: 20, text: "The stop is contradicted" },
      { ruleId: "factor.result-over-limit", kind: "factor", weight: -12, text: "It is over the limit", ...rejected },
      { ruleId: "issue.search", kind: "issue", text: "Was the search lawful?" },
      { ruleId: "issue.search", kind: "issue", text: "Was there consent?", ...rejected },
    ] as const;
    for (const [position, row] of rows.entries()) await buildFinding({ analysisId, position, ...row, cites });
    const html = await memo("points");
    expect(html.match(/Point \d\. .*?(?=<\/)/g)).toEqual([
      "Point 1. The stop",
      "Point 2. The breath or blood test: rejected by Rosa Achterberg, left out.",
      "Point 3. The search",
    ]);
    expect(html).not.toContain("over the limit");
    expect(html).toContain("One finding of these points was rejected on review and is left out.");
  });

  it("holds what is missing as the ledger has it, and what is unverified apart", async () => {
    await analyzeReport();
    const { items } = (await callRoute(getLedger, { params: { id: caseId } }, { as: user })).data;
    await callRoute(
      updateLedgerItem,
      {
        params: { id: caseId, itemId: items[0]!.id },
        body: { state: "refused", on: "2026-11-18", reason: "overwritten" },
      },
      { as: user },
    );
    const html = await memo();
    expect(html).toMatch(
      /Body camera\..*\(report\.txt, p\. 1, l\. 4\).*Refused, Nov 18, 2026, reason: “overwritten”\./,
    );
    expect(html.indexOf("Somebody may have filmed it.")).toBeGreaterThan(
      html.indexOf(`<h1>${MEMO_SECTION_LABEL.unverified}</h1>`),
    );
    expect(html.split("Somebody may have filmed it.")).toHaveLength(2);
  });

  it("holds only the chosen sections, has the case's name, and leaves a line in the audit log", async () => {
    await analyzeReport();
    expect(await memo("coverage,gaps")).toMatch(/<h1>Missing evidence[^]*<h1>Coverage<\/h1>/);
    expect(await memo("gaps")).not.toContain("<h1>Coverage</h1>");
    expect((await download({ sections: "jokes" })).status).toBe(400);
    const { headers } = (await download()).response;
    expect(headers.get("content-disposition")).toContain('filename="Case memo - State v. Marlow.docx"');
    const line = await getDb().auditEvent.findFirst({ where: { caseId }, orderBy: { id: "desc" } });
    expect(line).toMatchObject({ action: "work-product.download", userId: user.id });
    expect(line?.message).toMatch(/^Downloaded the case memo, case T-/);
  });

  it("is for those who see the case, and waits for an analysis", async () => {
    expect((await download()).status).toBe(409);
    await analyzeReport();
    expect((await download({}, await buildUser())).status).toBe(404);
  });
});

describe("the cross-examination outline", () => {
  const WITNESS = "Ray Teague";
  const outline = (witness: string, as: TestUser = user) =>
    callRoute(getOutlineFile, { params: { id: caseId }, query: { witness, on: "2026-11-22" } }, { as });

  beforeEach(async () => {
    await analyzeReport();
    await analyzeVideo();
    const person = {
      ...{ name: WITNESS, role: "officer", mayBeClient: false, standing: "officer", isComplainant: false },
      ...{ ownPapers: [reportId], places: [{ ...cite(reportId, REPORT, WEAVED), status: "verified" }] },
    };
    await getDb().analysis.updateMany({ where: { caseId }, data: { people: [person] } });
  });

  it("puts what is contradicted first, beside the other words, then the rest as a list, and leaves a line in the audit log", async () => {
    const answer = await outline(WITNESS);
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(await answer.response.arrayBuffer()) });
    expect(value.replaceAll("\u00A0", " ")).toMatch(
      /<td>.*“The vehicle weaved over the fog line three times\.” \(report\.txt, p\. 1, l\. 2-3\).*<\/td><td>.*Lane.*“He touched the fog line once\.” \(video\.txt, p\. 1, l\. 2\)/,
    );
    expect(value).toContain("2 statements, 1 contradicted elsewhere in the record");
    expect(value.replaceAll("\u00A0", " ")).toMatch(
      /<h1>Contradicted elsewhere in the record \(1\)<\/h1>[^]*<\/table><h1>Other statements \(1\)<\/h1><h2>report\.txt<\/h2><ul><li>“Body camera: not attached The driver pulled over at once\.” \(report\.txt, p\. 1, l\. 4-5\)<\/li><\/ul>/,
    );
    expect(value).not.toContain("None found");
    expect(answer.response.headers.get("content-disposition")).toContain(
      "Cross-examination, Ray Teague - State v. Marlow",
    );
    const line = await getDb().auditEvent.findFirst({ where: { caseId }, orderBy: { id: "desc" } });
    expect(line?.message).toMatch(/^Downloaded a cross-examination outline, case T-/);
  });

  it("is for those who see the case, and for people whom the analysis lists", async () => {
    expect((await outline("Nobody")).status).toBe(404);
    expect((await outline(WITNESS, await buildUser())).status).toBe(404);
  });
});

describe("what new documents changed", () => {
  it("names the point that is contradicted now and the gap that is closed", async () => {
    await analyzeReport();
    await analyzeVideo();
    expect(await changes()).toMatchObject({
      since: "2026-11-01T10:00:00.000Z",
      documents: [{ exhibit: 2, fileName: "2.txt" }],
      contradicted: [{ rank: 1, citations: [{ quote: "He touched the fog line once." }] }],
      ...{ weakened: [], strengthened: [], added: [], gapsClosed: ["Body camera"] },
    });
    expect(await memo()).toMatch(/<h1>What changed[^]*He touched the fog line once[^]*<h1>Points<\/h1>/);
  });

  it("is nothing after a second look at the same documents, and nobody else's", async () => {
    await analyzeReport();
    expect(await changes()).toBeNull();
    await analyze([reportId], "2026-11-05T10:00:00Z");
    expect(await changes()).toBeNull();
    expect(await memo()).not.toContain("What changed");
    await getDb().analysis.updateMany({ where: { caseId }, data: { coverage: Prisma.DbNull } });
    expect(await changes()).toBeNull();
    const stranger = await buildUser();
    expect((await callRoute(getCaseChanges, { params: { id: caseId } }, { as: stranger })).status).toBe(404);
  });
});
