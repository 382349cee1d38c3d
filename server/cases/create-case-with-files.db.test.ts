// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createCaseWithFiles, getCase } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { settleText } from "#server/documents/settle-document.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
});
afterAll(closeQueue);

const unread = { status: "uploaded", pageTexts: [], pageCount: null, pagesRead: 0 } as const;
const upload = (fields: Partial<Parameters<typeof buildDocument>[0]> = {}) =>
  buildDocument({ uploadedById: user.id, ...unread, ...fields });
const create = (fileIds: string[], body: object = {}) =>
  callRoute(createCaseWithFiles, { body: { title: "State v. Marlow", fileIds, ...body } }, { as: user });
const analysisJobs = () =>
  getDb().$queryRaw<{ data: { analysisId: string } }[]>`SELECT data FROM pgboss.job WHERE name = 'analyse-case'`;
const page = {
  pageNumber: 1,
  text: "words",
  confidence: 1,
  source: "text",
  doubt: null,
  unreadReason: null,
  ocrPending: false,
} as const;
const read = { ok: true, pages: [page], note: null } as const;

it("opens a case on the files, in their order, and asks for its analysis", async () => {
  const [first, second] = [await upload(), await upload()];
  const answer = await create([second.id, first.id, second.id], {
    clientName: "  Ray Marlow ",
    priority: "The Heat is On",
  });
  expect(answer.status).toBe(201);
  expect(answer.data.success).toBe(true);
  const { data } = await callRoute(getCase, { params: { id: answer.data.caseId } }, { as: user });
  expect(data.case).toMatchObject({
    title: "State v. Marlow",
    clientName: "Ray Marlow",
    priority: "urgent",
    status: "processing",
    documentCount: 2,
    progress: { percentageComplete: 0, message: "Reading the documents" },
  });
  expect(data.case.caseNumber).toMatch(/^\d\d-CR-\d{4}$/);
  expect(data.documents.map((document) => [document.id, document.exhibit])).toEqual([
    [second.id, 1],
    [first.id, 2],
  ]);
  expect(await getDb().analysis.findMany()).toMatchObject([
    { caseId: answer.data.caseId, status: "Pending", requestedById: user.id },
  ]);
  expect(await analysisJobs()).toEqual([]);
  const row = await getDb().case.findUniqueOrThrow({ where: { id: answer.data.caseId } });
  expect(row.nextExhibit).toBe(3);
  expect(await getDb().auditEvent.findMany()).toMatchObject([{ action: "case.create", caseId: answer.data.caseId }]);
});

it("starts the analysis at once when everything was read before", async () => {
  const file = await buildDocument({ uploadedById: user.id });
  await create([file.id]);
  const analysis = await getDb().analysis.findFirstOrThrow();
  expect(await analysisJobs()).toEqual([{ data: { analysisId: analysis.id } }]);
});

it("starts it with the last document that is settled, whether read or failed", async () => {
  const [first, second] = [await upload(), await upload()];
  await create([first.id, second.id]);
  await settleText(first.id, read);
  expect(await analysisJobs()).toEqual([]);
  await settleText(second.id, { ok: false, reason: "It is damaged." });
  expect(await analysisJobs()).toHaveLength(1);
});

it("gives every case its own number", async () => {
  const files = await Promise.all(Array.from({ length: 8 }, () => upload()));
  await Promise.all(files.map((file) => create([file.id])));
  const numbers = (await getDb().case.findMany()).map((row) => Number(row.caseNumber.slice(-4)));
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it("makes one exhibit of files with the same bytes, and removes the others", async () => {
  const sha256 = "ab".repeat(32);
  const [first, other, again] = [await upload({ sha256 }), await upload(), await upload({ sha256 })];
  const { data } = await create([first.id, again.id, other.id]);
  const { data: created } = await callRoute(getCase, { params: { id: data.caseId } }, { as: user });
  expect(created.documents.map((document) => [document.id, document.exhibit])).toEqual([
    [first.id, 1],
    [other.id, 2],
  ]);
  expect(await getDb().document.count()).toBe(2);
  expect((await getDb().case.findUniqueOrThrow({ where: { id: data.caseId } })).nextExhibit).toBe(3);
});

describe("creates nothing", () => {
  async function expectNothing(): Promise<void> {
    expect(await getDb().analysis.count()).toBe(0);
    expect(await getDb().caseNumberCounter.count()).toBe(0);
    expect(await getDb().auditEvent.count({ where: { action: { not: "access.denied" } } })).toBe(0);
  }

  it("when a file is missing or another's", async () => {
    const own = await upload();
    const foreign = await buildDocument({ uploadedById: (await buildUser()).id });
    const missing = await create([own.id, randomUUID()]);
    const other = await create([own.id, foreign.id]);
    expect(missing.status).toBe(404);
    expect(other.error).toEqual(missing.error);
    expect(other.error.message).toBe("One of the files no longer exists. Please add it again.");
    expect(await getDb().case.count()).toBe(0);
    expect((await getDb().document.findUniqueOrThrow({ where: { id: own.id } })).caseId).toBeNull();
    await expectNothing();
  });

  it("when a file belongs to a case", async () => {
    const { id: caseId } = await buildCase({ createdById: user.id });
    const claimed = await upload({ caseId });
    const answer = await create([(await upload()).id, claimed.id]);
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe("One of the files already belongs to a case.");
    await expectNothing();
  });

  it("without a title or without files", async () => {
    const file = await upload();
    expect((await create([file.id], { title: "   " })).error.message).toBe("Please enter a case name");
    expect((await create([])).error.message).toBe("Please upload at least one case file");
    await expectNothing();
  });
});

it("lets one of two cases have a file", async () => {
  const [first, second] = [await upload(), await upload()];
  const answers = await Promise.all([create([first.id, second.id]), create([second.id, first.id])]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
  expect(await getDb().case.count()).toBe(1);
});

it("never loses the analysis when files are settled while the case is created", async () => {
  for (let round = 0; round < 15; round += 1) {
    const files = await Promise.all([upload(), upload(), upload()]);
    const ids = files.map((file) => file.id);
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    await Promise.all([
      wait(round % 5).then(() => create(ids)),
      ...ids.map((id, index) => wait((round * (index + 1)) % 7).then(() => settleText(id, read))),
    ]);
  }
  expect(await getDb().analysis.count()).toBe(15);
  expect(await analysisJobs()).toHaveLength(15);
});
