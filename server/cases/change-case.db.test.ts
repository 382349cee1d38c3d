import { afterAll, beforeEach, describe, expect, it } from "vitest";
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
    expect(Date.parse(data.lastActivityAt)).toBeGreaterThan(Date.parse("2020-01-01"));
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
