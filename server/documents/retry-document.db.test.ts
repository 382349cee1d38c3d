// @spec product: storage: disk and S3, full disk, killed process, changed byte
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 8: login, registration, cases, upload, progress
// @spec 2.11, 3: scans read by OCR, document states, a failed one read again
import { afterAll, beforeEach, expect, it } from "vitest";
import { getAnalysis } from "#lib/contracts/analyses.ts";
import { getCase } from "#lib/contracts/cases.ts";
import { retryDocument } from "#lib/contracts/documents.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";
import { settleText } from "./settle-document.ts";

let user: TestUser;
let caseId: string;
beforeEach(async () => {
  user = await buildUser();
  caseId = (await buildCase({ createdById: user.id })).id;
});
afterAll(closeQueue);

const REASON = "This PDF file is damaged and cannot be opened.";
const failed = () =>
  buildDocument({
    ...{ uploadedById: user.id, caseId, status: "failed", failureReason: REASON },
    ...{ pageTexts: [], pageCount: null, pagesRead: 0 },
  });
const retry = (id: string) => callRoute(retryDocument, { params: { id } }, { as: user });
const jobs = () => getDb().$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'extract-document'`;
const lines = () => getDb().auditEvent.findMany({ where: { action: "document.retry" } });
const page = { pageNumber: 1, text: "words", confidence: 1, source: "text", doubt: null, unreadReason: null } as const;
const read = { ok: true, pages: [{ ...page, ocrPending: false }], note: null } as const;

it("reads a failed document once more: its state, one job, one line in the log", async () => {
  const { id, originalFileName } = await failed();
  const answer = await retry(id);
  expect(answer.status).toBe(202);
  expect(answer.data).toMatchObject({ id, status: "uploaded", failureReason: null, pageCount: null, pagesRead: 0 });
  expect(await jobs()).toEqual([{ data: { documentId: id } }]);
  expect(await lines()).toMatchObject([
    { message: `Retried reading ${originalFileName}`, userId: user.id, caseId, documentId: id },
  ]);
});

it("makes of several clicks, also at the same time, one reading", async () => {
  const { id } = await failed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)));
  expect(answers.map(({ status, data }) => [status, data.status])).toEqual(answers.map(() => [202, "uploaded"]));
  await getDb().document.update({ where: { id }, data: { status: "processing", pageCount: 9, pagesRead: 4 } });
  expect((await retry(id)).data).toMatchObject({ status: "processing", pageCount: 9, pagesRead: 4 });
  expect(await jobs()).toHaveLength(1);
  expect(await lines()).toHaveLength(1);
});

it("works at once after the failure, while the failed job is still leaving the queue", async () => {
  const { id } = await failed();
  await retry(id);
  await getDb().$executeRaw`UPDATE pgboss.job SET state = 'active' WHERE name = 'extract-document'`;
  await settleText(id, { ok: false, reason: REASON });
  await retry(id);
  expect(await jobs()).toHaveLength(2);
});

it("does not read again what was read", async () => {
  const { id } = await buildDocument({ uploadedById: user.id, caseId });
  const { status, error } = await retry(id);
  expect([status, error.message]).toEqual([409, "This document has already been read."]);
  expect(await jobs()).toEqual([]);
});

it("counts as a new document for the analysis that knew it as unreadable", async () => {
  const { id, originalFileName } = await failed();
  const failedDocuments = [{ documentId: id, fileName: originalFileName, reason: REASON }];
  const coverage = {
    ...{ documents: 1, documentsRead: 0, pages: 0, pagesRead: 0, lowConfidence: 0, meanConfidence: 0 },
    ...{ exhibits: [], unread: [], failedDocuments },
  };
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Completed", coverage });
  const since = async () =>
    (await callRoute(getAnalysis, { params: { analysisId } }, { as: user })).data.documentsSince;
  expect(await since()).toBe(0);
  await retry(id);
  await settleText(id, { ok: false, reason: REASON });
  expect(await since()).toBe(0);
  await retry(id);
  await settleText(id, read);
  expect(await since()).toBe(1);
  const { data } = await callRoute(getCase, { params: { id: caseId } }, { as: user });
  expect(data.documents).toMatchObject([{ id, status: "completed", failureReason: null, pagesRead: 1 }]);
});

it("lets an analysis that waits begin once the document is settled", async () => {
  const { id } = await failed();
  await retry(id);
  const { id: analysisId } = await buildAnalysis({ caseId, status: "Pending" });
  await settleText(id, read);
  const waiting = await getDb().$queryRaw`SELECT data FROM pgboss.job WHERE name = 'analyse-case'`;
  expect(waiting).toEqual([{ data: { analysisId } }]);
});
