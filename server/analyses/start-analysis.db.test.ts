// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, it } from "vitest";
import { startAnalysis } from "#lib/contracts/analyses.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";

let user: TestUser;
let caseId: string;
beforeEach(async () => {
  user = await buildUser();
  caseId = (await buildCase({ createdById: user.id, status: "completed" })).id;
});
afterAll(closeQueue);

const start = (body: object = {}) => callRoute(startAnalysis, { params: { caseId }, body }, { as: user });
const jobs = () => getDb().$queryRaw<unknown[]>`SELECT data FROM pgboss.job WHERE name = 'analyse-case'`;

it("starts at once when every document is settled", async () => {
  const document = await buildDocument({ uploadedById: user.id, caseId });
  const answer = await start({ documentId: document.id, analysisType: "comprehensive", includeSimilarCases: true });
  expect(answer.status).toBe(202);
  expect(answer.data).toMatchObject({ success: true, message: "Analysis started." });
  const { analysisId } = answer.data;
  expect(await jobs()).toEqual([{ data: { analysisId } }]);
  const row = await getDb().analysis.findUniqueOrThrow({ where: { id: analysisId }, include: { case: true } });
  expect(row).toMatchObject({ status: "Pending", focusDocumentId: document.id, requestedById: user.id });
  expect(row.case.status).toBe("processing");
});

it("waits for documents that are still to be read", async () => {
  await buildDocument({ uploadedById: user.id, caseId });
  await buildDocument({ uploadedById: user.id, caseId, status: "processing" });
  expect((await start()).status).toBe(202);
  expect(await jobs()).toEqual([]);
});

it("answers the running one to a second start, also when both come at once", async () => {
  await buildDocument({ uploadedById: user.id, caseId });
  const answers = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(answers.map((answer) => answer.data.analysisId)).size).toBe(1);
  expect(await getDb().analysis.count()).toBe(1);
  expect(await jobs()).toHaveLength(1);
  expect(await getDb().auditEvent.count({ where: { action: "analysis.start" } })).toBe(1);
});

it("starts a new one after an earlier one is over", async () => {
  await buildDocument({ uploadedById: user.id, caseId });
  const earlier = await buildAnalysis({ caseId, status: "Failed" });
  expect((await start()).data.analysisId).not.toBe(earlier.id);
});

it("leaves a stage that a person has set", async () => {
  await getDb().case.update({ where: { id: caseId }, data: { status: "trial" } });
  await buildDocument({ uploadedById: user.id, caseId });
  await start();
  expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).status).toBe("trial");
});

it("refuses a case without files and a document of elsewhere", async () => {
  expect((await start()).error).toMatchObject({ code: "invalid", message: "Please upload at least one case file" });
  await buildDocument({ uploadedById: user.id, caseId });
  const elsewhere = await buildCase({ createdById: user.id });
  const other = await buildDocument({ uploadedById: user.id, caseId: elsewhere.id });
  expect((await start({ documentId: other.id })).status).toBe(404);
  expect((await start({ documentId: randomUUID() })).status).toBe(404);
  expect((await start({ analysisType: "quick" })).status).toBe(400);
  expect(await getDb().analysis.count()).toBe(0);
});
