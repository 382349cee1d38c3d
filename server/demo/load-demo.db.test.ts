// @spec 2.4: demo cases from the empty docket (product page), `DEMO=1`
import { readdir } from "node:fs/promises";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { deleteCase, getCase } from "#lib/contracts/cases.ts";
import { loadDemo as contract } from "#lib/contracts/demo.ts";
import { strength } from "#lib/domain/odds.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { dataFolder } from "#server/storage/data-folder.ts";
import { buildAdmin, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { analyseCaseJob } from "#server/worker/handlers/analyse-case.ts";
import { extractDocumentJob } from "#server/worker/handlers/extract-document.ts";
import { loadDemoAtStart } from "./load-demo-at-start.ts";

// What lies on the disk is counted below: nobody else may write there meanwhile.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/demo`));

let user: TestUser;
beforeEach(async () => {
  user = await buildUser();
});
afterAll(closeQueue);

const load = (as: TestUser) => callRoute(contract, {}, { as });
const open = (id: string, as: TestUser) => callRoute(getCase, { params: { id } }, { as });
const signal = () => new AbortController().signal;
const storedFiles = async () =>
  (await readdir(dataFolder("documents"), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

it("opens three cases that are read and analysed like any other, provisional until somebody reviews them", async () => {
  const { status, data } = await load(user);
  expect(status).toBe(201);
  const bands: [string, string, number][] = [];
  for (const id of data.caseIds) {
    const documents = await getDb().document.findMany({ where: { caseId: id }, orderBy: { exhibit: "asc" } });
    for (const document of documents) await extractDocumentJob({ documentId: document.id }, { signal: signal() });
    const { id: analysisId } = await getDb().analysis.findFirstOrThrow({ where: { caseId: id } });
    await analyseCaseJob({ analysisId }, { signal: signal() });
    const { case: found } = (await open(id, user)).data;
    expect(found).toMatchObject({
      isDemo: true,
      status: "completed",
      oddsReview: { provisional: true, reviewed: 0 },
    });
    bands.push([found.title, strength(found.successProbability), documents.length]);
  }
  expect(bands).toEqual([
    ["State v. Oakes", "weak", 2],
    ["State v. Ibarra", "moderate", 2],
    ["State v. Marlow", "weak", 6],
  ]);
  expect((await open(data.caseIds[0]!, await buildUser())).status).toBe(404);
});

it("answers the same cases to a second click, also one at the same time, and keeps no second copy", async () => {
  const before = await storedFiles();
  const [one, other] = await Promise.all([load(user), load(user)]);
  const third = await load(user);
  expect(other.data).toEqual(one.data);
  expect(third.data).toEqual(one.data);
  expect(await getDb().case.count({ where: { createdById: user.id } })).toBe(3);
  expect(await storedFiles()).toBe(before + 10);
  expect((await load(await buildUser())).data.caseIds).not.toEqual(one.data.caseIds);
});

it("loads again once all of them were deleted", async () => {
  const first = (await load(user)).data.caseIds;
  const remove = (id: string) => callRoute(deleteCase, { params: { id } }, { as: user });
  expect((await remove(first[0]!)).status).toBe(204);
  expect((await load(user)).data.caseIds).toEqual(first.slice(1));
  for (const id of first.slice(1)) await remove(id);
  const second = (await load(user)).data.caseIds;
  expect(second).toHaveLength(3);
  expect(second.some((id) => first.includes(id))).toBe(false);
});

it("loads at a start for the first admin, once, waiting for one to register", async () => {
  await getDb().user.updateMany({ data: { isActive: false } });
  const started = loadDemoAtStart(signal());
  const admin = await buildAdmin();
  await started;
  const where = { createdById: admin.id, isDemo: true };
  expect(await getDb().case.count({ where })).toBe(3);
  await getDb().case.deleteMany({ where });
  await loadDemoAtStart(signal());
  expect(await getDb().case.count({ where })).toBe(0);
  const stopped = new AbortController();
  stopped.abort();
  await loadDemoAtStart(stopped.signal);
});
