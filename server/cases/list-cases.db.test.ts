// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { beforeEach, describe, expect, it } from "vitest";
import { listCases } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
});

type Query = Parameters<typeof callRoute<typeof listCases>>[1] extends infer I ? NonNullable<I> : never;
const list = async (query: NonNullable<Query["query"]> = {}, as = user) =>
  (await callRoute(listCases, { query }, { as })).data;
const titles = async (query: NonNullable<Query["query"]> = {}, as = user) =>
  (await list(query, as)).map((c) => c.title);

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
const build = (title: string, fields: Partial<Parameters<typeof buildCase>[0]> = {}) =>
  buildCase({ createdById: user.id, title, ...fields });

it("shows own and assigned cases, an admin all, newest activity first", async () => {
  const other = await buildUser();
  await build("mine", { lastActivityAt: minute(1) });
  const assigned = await build("assigned", { createdById: other.id, lastActivityAt: minute(2) });
  await build("foreign", { createdById: other.id, lastActivityAt: minute(3) });
  await getDb().caseAssignment.create({ data: { caseId: assigned.id, userId: user.id } });
  expect(await titles()).toEqual(["assigned", "mine"]);
  expect(await titles({ assignedTo: user.id })).toEqual(["assigned"]);
  expect(await titles({}, await buildAdmin())).toEqual(["foreign", "assigned", "mine"]);
});

it("answers an empty list", async () => {
  expect(await list()).toEqual([]);
});

it("filters by status and priority", async () => {
  await build("a", { status: "completed", priority: "urgent" });
  await build("b", { status: "preTrial", priority: "low" });
  expect(await titles({ status: "preTrial" })).toEqual(["b"]);
  expect(await titles({ priority: "the heat is on!" })).toEqual(["a"]);
  expect(await titles({ status: "completed", priority: "low" })).toEqual([]);
});

it("searches title, client and number without case, and takes signs as signs", async () => {
  await build("State v. Marlow", { clientName: "Ray" });
  await build("50% off", { clientName: "Ann_Lee", caseNumber: "26-CR-0042" });
  expect(await titles({ search: "marLOW" })).toEqual(["State v. Marlow"]);
  expect(await titles({ search: "ray" })).toEqual(["State v. Marlow"]);
  expect(await titles({ search: "cr-0042" })).toEqual(["50% off"]);
  expect(await titles({ search: "%" })).toEqual(["50% off"]);
  expect(await titles({ search: "_" })).toEqual(["50% off"]);
  expect(await titles({ search: "\\" })).toEqual([]);
  expect(await titles({ search: "'; DROP TABLE" })).toEqual([]);
  expect(await titles({ search: "  " })).toHaveLength(2);
});

describe("page by page", () => {
  beforeEach(async () => {
    const fields = [
      ["d", { successProbability: 0.7, priority: "low", lastActivityAt: minute(1) }],
      ["b", { successProbability: 0.7, priority: "urgent", lastActivityAt: minute(1) }],
      ["e", { successProbability: null, priority: "high", lastActivityAt: minute(5) }],
      ["a", { successProbability: 0.2, priority: "medium", lastActivityAt: minute(3) }],
      ["c", { successProbability: null, priority: "urgent", lastActivityAt: minute(4) }],
    ] as const;
    for (const [title, given] of fields) await build(title, given);
  });

  it.each(["activity", "date", "odds", "priority", "title"] as const)(
    "gives every case once, in order: %s",
    async (sort) => {
      const whole = await titles({ sort });
      expect(whole.toSorted()).toEqual(["a", "b", "c", "d", "e"]);
      for (const limit of [1, 2, 3]) {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const answer = await callRoute(listCases, { query: { sort, limit, cursor } }, { as: user });
          seen.push(...answer.data.map((c) => c.title));
          cursor = answer.headers.get("x-next-cursor") ?? undefined;
        } while (cursor !== undefined);
        expect(seen).toEqual(whole);
      }
    },
  );

  it("sorts as it says", async () => {
    expect((await titles({ sort: "activity" })).slice(0, 3)).toEqual(["e", "c", "a"]);
    const byOdds = await list({ sort: "odds" });
    expect(byOdds.map((c) => c.successProbability)).toEqual([0.7, 0.7, 0.2, null, null]);
    const byPriority = await list({ sort: "priority" });
    expect(byPriority.map((c) => c.priority)).toEqual(["urgent", "urgent", "high", "medium", "low"]);
    expect(await titles({ sort: "title" })).toEqual(["a", "b", "c", "d", "e"]);
  });

  it.each(["rubbish", "bnVsbA", Buffer.from('["title","a","x"]').toString("base64url")])(
    "refuses the cursor %j",
    async (cursor) => {
      expect((await callRoute(listCases, { query: { cursor } }, { as: user })).status).toBe(400);
    },
  );
});

it("tells documents, odds and running progress of each case", async () => {
  const reading = await build("reading", { status: "processing" });
  await buildDocument({ uploadedById: user.id, caseId: reading.id });
  await buildDocument({
    uploadedById: user.id,
    caseId: reading.id,
    status: "processing",
    pageCount: 40,
    pagesRead: 10,
  });
  await buildAnalysis({ caseId: reading.id });
  const thin = await build("thin", { status: "completed" });
  await buildAnalysis({ caseId: thin.id, status: "Completed", viabilityScore: null, createdAt: minute(2) });
  await buildAnalysis({ caseId: thin.id, status: "Completed", viabilityScore: 70, createdAt: minute(1) });
  const running = await build("running", { status: "processing", successProbability: 0.7 });
  const review = { isProvisional: false, factorCount: 9, reviewedFactorCount: 5 };
  await buildAnalysis({
    ...{ caseId: running.id, status: "Completed", viabilityScore: 70, createdAt: minute(1) },
    ...review,
  });
  await buildAnalysis({
    caseId: running.id,
    status: "Processing",
    progressPercent: 72,
    progressMessage: "Finding the issues and contradictions",
    createdAt: minute(2),
  });
  const byTitle = new Map((await list()).map((c) => [c.title, c]));
  expect(byTitle.get("reading")).toMatchObject({
    documentCount: 2,
    oddsReason: null,
    progress: { percentageComplete: 37, message: "Reading page 12 of 41" },
    reading: { documents: 2, documentsRead: 2, pages: 41, pagesRead: 11 },
  });
  expect(byTitle.get("thin")).toMatchObject({
    ...{ documentCount: 0, oddsReason: "not-enough", oddsReview: null, progress: null },
  });
  expect(byTitle.get("running")).toMatchObject({
    oddsReason: null,
    oddsReview: { provisional: false, factors: 9, reviewed: 5 },
    progress: { percentageComplete: 72, message: "Finding the issues and contradictions" },
  });
});
