// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { beforeEach, expect, it } from "vitest";
import * as calls from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";

let user: TestUser;
let ids: string[];
beforeEach(async () => {
  user = await buildUser();
  const cases = [
    await buildCase({ createdById: user.id, title: "a" }),
    await buildCase({ createdById: user.id, title: "b" }),
  ];
  ids = cases.map(({ id }) => id);
});

const archive = (body: { ids: string[]; isArchived: boolean }, as = user) =>
  callRoute(calls.archiveCases, { body }, { as });
const titles = async (archivePart?: calls.ArchivePart) =>
  (await callRoute(calls.listCases, { query: { archive: archivePart, sort: "title" } }, { as: user })).data.map(
    ({ title }) => title,
  );

it("archives and takes back; an archived case keeps everything and leaves the default lists", async () => {
  const [first = ""] = ids;
  const document = await buildDocument({ uploadedById: user.id, caseId: first });
  expect((await archive({ ids: [first], isArchived: true })).status).toBe(204);
  expect(await titles()).toEqual(["b"]);
  expect(await titles("archived")).toEqual(["a"]);
  expect(await titles("all")).toEqual(["a", "b"]);
  const recent = await callRoute(calls.listRecentCases, {}, { as: user });
  expect(recent.data.map(({ title }) => title)).toEqual(["b"]);
  const { data } = await callRoute(calls.getCase, { params: { id: first } }, { as: user });
  expect(data.case.archivedAt).not.toBeNull();
  expect(data.documents.map(({ id }) => id)).toEqual([document.id]);
  await archive({ ids, isArchived: false });
  expect(await titles()).toEqual(["a", "b"]);
  const lines = await getDb().auditEvent.findMany({ where: { action: "case.archive" } });
  expect(lines).toHaveLength(2);
});

it("searches archived cases only where they are shown", async () => {
  await archive({ ids, isArchived: true });
  const find = async (archivePart: calls.ArchivePart) =>
    (await callRoute(calls.listCases, { query: { search: "Marlow", archive: archivePart } }, { as: user })).data.length;
  expect([await find("active"), await find("archived"), await find("all")]).toEqual([0, 2, 2]);
});

it("sets one priority for all", async () => {
  expect((await callRoute(calls.setPriorityOfCases, { body: { ids, priority: "urgent" } }, { as: user })).status).toBe(
    204,
  );
  const { data } = await callRoute(calls.listCases, {}, { as: user });
  expect(data.map(({ priority }) => priority)).toEqual(["urgent", "urgent"]);
});

it("changes all or none: one foreign case among them answers 404", async () => {
  const foreign = await buildCase({ createdById: (await buildUser()).id });
  const chosen = [...ids, foreign.id];
  expect((await archive({ ids: chosen, isArchived: true })).status).toBe(404);
  expect(
    (await callRoute(calls.setPriorityOfCases, { body: { ids: chosen, priority: "low" } }, { as: user })).status,
  ).toBe(404);
  expect((await callRoute(calls.getCaseListFile, { query: { ids: chosen.join(",") } }, { as: user })).status).toBe(404);
  const cases = await getDb().case.findMany();
  expect(cases.every(({ archivedAt, priority }) => archivedAt === null && priority === "medium")).toBe(true);
  expect((await archive({ ids: [], isArchived: true })).status).toBe(400);
});

it("makes a list in Word", async () => {
  const answer = await callRoute(calls.getCaseListFile, { query: { ids: ids.join(",") } }, { as: user });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toMatch(/Case list \d{4}-\d\d-\d\d\.docx/);
});
