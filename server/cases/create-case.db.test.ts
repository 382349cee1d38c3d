// @spec 7.2: POST /api/case, statistics, recent
// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { expect, it } from "vitest";
import { createCase, getCase, getCaseStatistics, listRecentCases } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase } from "#server/testing/case-builders.ts";

it("opens a case without files, which its creator then sees", async () => {
  const user = await buildUser();
  const body = { title: "  State v. Marlow ", clientName: " Ray Marlow ", priority: "All Hands on Deck" };
  const { status, data } = await callRoute(createCase, { body }, { as: user });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    title: "State v. Marlow",
    clientName: "Ray Marlow",
    description: null,
    priority: "high",
    status: "new",
    documentCount: 0,
    successProbability: null,
    progress: null,
  });
  expect(data.caseNumber).toMatch(/^\d\d-CR-0001$/);
  const seen = await callRoute(getCase, { params: { id: data.id } }, { as: user });
  expect(seen.data).toMatchObject({ case: data, documents: [] });
  expect(await getDb().auditEvent.findMany()).toMatchObject([
    { action: "case.create", caseId: data.id, userId: user.id },
  ]);
});

it("takes the default priority, and a description as it is", async () => {
  const as = await buildUser();
  const { data } = await callRoute(createCase, { body: { title: "T", clientName: "C" } }, { as });
  expect([data.priority, data.caseNumber.slice(-4)]).toEqual(["medium", "0001"]);
  const described = { title: "T", clientName: "C", description: "<b>Arrested</b>\nat home" };
  const second = await callRoute(createCase, { body: described }, { as });
  expect([second.data.description, second.data.caseNumber.slice(-4)]).toEqual(["<b>Arrested</b>\nat home", "0002"]);
});

it.each([
  [{ clientName: "C" }, "title", "Please enter a case name"],
  [{ title: " \t", clientName: "C" }, "title", "Please enter a case name"],
  [{ title: "x".repeat(301), clientName: "C" }, "title", "Please keep the case name under 300 characters"],
  [{ title: "T", clientName: "x".repeat(301) }, "clientName", "Please keep the client name under 300 characters"],
  [{ title: "T" }, "clientName", "Please enter a client name"],
  [{ title: "T", clientName: "  " }, "clientName", "Please enter a client name"],
  [{ title: "T", clientName: "C", priority: "gold" }, "priority", "Unknown priority"],
])("refuses %j", async (body, field, message) => {
  const answer = await callRoute(createCase, { body: body as never }, { as: await buildUser() });
  expect(answer.status).toBe(400);
  expect(answer.error.errors).toEqual({ [field]: [message] });
  expect(await getDb().case.count()).toBe(0);
  expect(await getDb().caseNumberCounter.count()).toBe(0);
});

it("lists the cases with the newest activity, ten of them unless told otherwise, the actor's own", async () => {
  const [user, other] = [await buildUser(), await buildUser()];
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 5, 10, minute));
  for (let minute = 0; minute < 12; minute += 1)
    await buildCase({ createdById: user.id, title: `Case ${minute}`, lastActivityAt: at(minute) });
  await buildCase({ createdById: other.id, lastActivityAt: at(30) });
  const titles = async (limit?: number | string) =>
    (await callRoute(listRecentCases, { query: { limit } }, { as: user })).data.map(({ title }) => title);
  expect(await titles()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((minute) => `Case ${minute}`));
  expect(await titles(2)).toEqual(["Case 11", "Case 10"]);
  expect(await titles(50)).toHaveLength(12);
  for (const limit of [0, 51, "all"])
    expect((await callRoute(listRecentCases, { query: { limit } }, { as: user })).status).toBe(400);
});

it("counts the actor's cases", async () => {
  const [user, other] = [await buildUser(), await buildUser()];
  const none = await callRoute(getCaseStatistics, {}, { as: user });
  expect(none.data).toMatchObject({ totalCases: 0, analyzedCases: 0, averageSuccessProbability: null });

  const own = { createdById: user.id };
  const analysed = await buildCase({ ...own, status: "completed", priority: "high", successProbability: 0.75 });
  await buildCase({ ...own, status: "trial", priority: "high", successProbability: 0.5 });
  const failed = await buildCase({ ...own, status: "failed", priority: "low" });
  await buildCase({ createdById: other.id, successProbability: 0.1 });
  await buildAnalysis({ caseId: analysed.id, status: "Completed" });
  await buildAnalysis({ caseId: analysed.id, status: "Completed" });
  await buildAnalysis({ caseId: failed.id, status: "Failed" });

  const { data } = await callRoute(getCaseStatistics, {}, { as: user });
  expect(data).toMatchObject({ totalCases: 3, analyzedCases: 1, averageSuccessProbability: 0.625 });
  expect(data.casesByStatus).toHaveLength(13);
  expect(data.casesByStatus.filter(({ count }) => count > 0)).toEqual([
    { status: "completed", count: 1 },
    { status: "failed", count: 1 },
    { status: "trial", count: 1 },
  ]);
  expect(data.casesByPriority).toEqual([
    { priority: "low", count: 1 },
    { priority: "medium", count: 0 },
    { priority: "high", count: 2 },
    { priority: "urgent", count: 0 },
  ]);
  const all = await callRoute(getCaseStatistics, {}, { as: await buildAdmin() });
  expect(all.data.totalCases).toBe(4);
});
