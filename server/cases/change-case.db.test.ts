// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
// @spec 4: priority refused; verdicts, what-if, viability call, colleagues
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { listColleagues } from "#lib/contracts/account.ts";
import { deleteCase, getCase, updateCase } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { StoredObjectMissing } from "#server/storage/storage.ts";
import { getStorage } from "#server/storage/get-storage.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument, uploadBytes } from "#server/testing/case-builders.ts";

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
});
afterAll(closeQueue);

describe("changing a case", () => {
  it("changes what is given and nothing else", async () => {
    const built = await buildCase({ createdById: user.id, description: "old", lastActivityAt: new Date(0) });
    const { data } = await callRoute(
      updateCase,
      { params: { id: built.id }, body: { priority: "All Hands on Deck", status: "trial" } },
      { as: user },
    );
    expect(data).toMatchObject({ priority: "high", status: "trial", title: built.title, description: "old" });
    expect(Date.parse(data.lastActivityAt!)).toBeGreaterThan(Date.parse("2020-01-01"));
    expect(await getDb().auditEvent.findMany()).toMatchObject([
      { action: "case.update", message: `Changed priority, status of case ${built.caseNumber}` },
    ]);
  });

  it("takes empty texts as none, and refuses an empty title or unknown values", async () => {
    const built = await buildCase({ createdById: user.id, description: "old" });
    const put = (body: object) => callRoute(updateCase, { params: { id: built.id }, body }, { as: user });
    expect((await put({ clientName: " ", description: "" })).data).toMatchObject({
      clientName: null,
      description: null,
    });
    expect((await put({ title: " " })).error.errors).toEqual({ title: ["Please enter a case name"] });
    expect((await put({ priority: "whatever" })).status).toBe(400);
    expect((await put({ status: "won" })).status).toBe(400);
  });
});

describe("assigning a case", () => {
  const colleagues = async () => (await callRoute(listColleagues, {}, { as: user })).data;
  const assign = (id: string, assignedTo: readonly string[], as: TestUser = user) =>
    callRoute(updateCase, { params: { id }, body: { assignedTo: [...assignedTo] } }, { as });
  const detail = (id: string, as: TestUser) => callRoute(getCase, { params: { id } }, { as });

  it("offers who can sign in, by last name, with nothing but the name", async () => {
    await buildUser({ firstName: "Ada", lastName: "Zimmer" });
    await buildUser({ firstName: "Gone", lastName: "Aaron", isActive: false });
    const names = (await colleagues()).map(({ fullName }) => fullName);
    expect(names.filter((name) => ["Ada Zimmer", "Dana Reyes", "Gone Aaron"].includes(name))).toEqual([
      "Dana Reyes",
      "Ada Zimmer",
    ]);
  });

  it("shows the case to whom it is assigned, until they are taken off", async () => {
    const { id } = await buildCase({ createdById: user.id });
    const colleague = await buildUser({ firstName: "Ada", lastName: "Zimmer" });
    expect((await detail(id, colleague)).status).toBe(404);
    expect((await assign(id, [colleague.id, colleague.id])).status).toBe(200);
    expect((await detail(id, colleague)).data.assignees).toEqual([{ id: colleague.id, fullName: "Ada Zimmer" }]);
    await assign(id, [], colleague);
    expect((await detail(id, colleague)).status).toBe(404);
    expect((await detail(id, user)).data.assignees).toEqual([]);
  });

  it("refuses who is nobody or has left, and changes nothing then", async () => {
    const { id, title } = await buildCase({ createdById: user.id });
    const gone = await buildUser({ isActive: false });
    for (const unknown of [gone.id, crypto.randomUUID()]) {
      const body = { title: "Other", assignedTo: [unknown] };
      const { error } = await callRoute(updateCase, { params: { id }, body }, { as: user });
      expect(error.errors).toEqual({ assignedTo: ["Please choose colleagues from the list"] });
    }
    expect((await detail(id, user)).data.case.title).toBe(title);
  });

  it("keeps who has left since on the list that is sent back", async () => {
    const { id } = await buildCase({ createdById: user.id });
    const colleague = await buildUser();
    await assign(id, [colleague.id]);
    await getDb().user.update({ where: { id: colleague.id }, data: { isActive: false } });
    expect((await assign(id, [colleague.id])).status).toBe(200);
    expect((await detail(id, user)).data.assignees).toHaveLength(1);
  });
});

describe("deleting a case", () => {
  it("takes everything below it along, the stored bytes too", async () => {
    const { id: caseId, caseNumber } = await buildCase({ createdById: user.id });
    const bytes = new TextEncoder().encode("words");
    const { data: uploaded } = await uploadBytes(user, { name: "a.txt", bytes, caseId });
    const { storageKey } = await getDb().document.findUniqueOrThrow({ where: { id: uploaded.fileId } });
    const document = await buildDocument({ uploadedById: user.id, caseId });
    const analysis = await buildAnalysis({ caseId, status: "Completed" });
    const finding = {
      analysisId: analysis.id,
      position: 0,
      ruleId: "r",
      engine: "offline",
      text: "t",
      detail: "",
    } as const;
    await getDb().finding.create({
      data: {
        ...finding,
        kind: "issue",
        verified: true,
        citations: {
          create: {
            documentId: document.id,
            position: 0,
            pageNumber: 1,
            quote: "q",
            start: 0,
            end: 1,
            status: "verified",
          },
        },
      },
    });
    const answer = await callRoute(deleteCase, { params: { id: caseId } }, { as: user });
    expect(answer.status).toBe(204);
    const db = getDb();
    const left = await Promise.all([
      ...[db.case.count(), db.document.count(), db.documentPage.count()],
      ...[db.analysis.count(), db.finding.count(), db.citation.count()],
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0]);
    await expect(getStorage().get(storageKey)).rejects.toBeInstanceOf(StoredObjectMissing);
    expect((await callRoute(getCase, { params: { id: caseId } }, { as: user })).status).toBe(404);
    expect(await db.auditEvent.findFirst({ where: { action: "case.delete" } })).toMatchObject({
      message: `Deleted case ${caseNumber} with 2 documents`,
    });
  });
});
