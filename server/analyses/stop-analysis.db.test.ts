// @spec 7.2, 7.3: calls of cases, analyses, upload, document content
import { afterAll, beforeEach, expect, it } from "vitest";
import { getAnalysis, startAnalysis, stopAnalysis } from "#lib/contracts/analyses.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { countIncidents } from "#server/maintenance/count-incidents.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";

let user: TestUser;
let caseId: string;
beforeEach(async () => {
  user = await buildUser({ firstName: "Dana", lastName: "Reyes" });
  caseId = (await buildCase({ createdById: user.id, status: "completed" })).id;
  await buildDocument({ uploadedById: user.id, caseId });
});
afterAll(closeQueue);

const stop = (as = user) => callRoute(stopAnalysis, { params: { caseId } }, { as });

it("ends the running analysis with the name of who did it, and is no incident", async () => {
  const { analysisId } = (await callRoute(startAnalysis, { params: { caseId }, body: {} }, { as: user })).data;
  const before = await countIncidents();
  expect((await stop()).data).toEqual({ success: true, stopped: true });
  const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
  expect(data).toMatchObject({ status: "Failed", error: "Stopped by Dana Reyes.", wasStopped: true });
  expect((await getDb().case.findUniqueOrThrow({ where: { id: caseId } })).status).toBe("failed");
  expect(await countIncidents()).toEqual(before);
  expect(await getDb().auditEvent.findFirst({ where: { action: "analysis.stop" } })).toMatchObject({
    ...{ caseId, userId: user.id },
  });
});

it("leaves what is over as it is, also at the second press", async () => {
  const done = await buildAnalysis({ caseId, status: "Completed" });
  expect((await stop()).data).toEqual({ success: true, stopped: false });
  expect((await getDb().analysis.findUniqueOrThrow({ where: { id: done.id } })).status).toBe("Completed");
  await callRoute(startAnalysis, { params: { caseId }, body: {} }, { as: user });
  const answers = await Promise.all([stop(), stop(), stop()]);
  expect(answers.filter(({ data }) => data.stopped)).toHaveLength(1);
});

it("is not for a stranger", async () => {
  await callRoute(startAnalysis, { params: { caseId }, body: {} }, { as: user });
  expect((await stop(await buildUser())).status).toBe(404);
  expect(await getDb().analysis.count({ where: { status: "Pending" } })).toBe(1);
});
