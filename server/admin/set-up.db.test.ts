import { beforeEach, expect, it } from "vitest";
import { getSetUp, hideSetUp } from "#lib/contracts/set-up.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildRegistrationCode, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { BACKUP_WRITTEN } from "../maintenance/backup-format.ts";

let founder: TestUser;
beforeEach(async () => {
  // Older than what other tests of this file made.
  founder = await buildAdmin({ createdAt: new Date("2020-01-01T00:00:00Z") });
  return async () => {
    await getDb().user.update({ where: { id: founder.id }, data: { createdAt: new Date() } });
  };
});

const state = async (as = founder) => (await callRoute(getSetUp, {}, { as })).data;
const doneSteps = async () => (await state()).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
const hide = (isHidden: boolean, as = founder) => callRoute(hideSetUp, { body: { isHidden } }, { as });

it("is shown to the founder only, can be put away and comes back", async () => {
  const later = await buildAdmin();
  expect((await callRoute(getSetUp, {}, { as: await buildUser() })).status).toBe(403);
  expect([await state(), await state(later)]).toMatchObject([
    { isShown: true, isPutAway: false },
    { isShown: false, isPutAway: false },
  ]);
  await hide(true, later);
  expect((await state()).isShown).toBe(true);
  await hide(true);
  expect(await state()).toMatchObject({ isShown: false, isPutAway: true });
  await hide(false);
  expect(await state()).toMatchObject({ isShown: true, isPutAway: false });
});

it("knows what is done: a ticket or a colleague, and a backup whose last run was whole", async () => {
  await buildRegistrationCode();
  expect(await doneSteps()).toContain("colleague");
  expect(await doneSteps()).not.toContain("backup");
  const line = { level: "info", action: BACKUP_WRITTEN, message: "Backup written" } as const;
  await getDb().$transaction((tx) => recordAudit(tx, line));
  expect(await doneSteps()).toContain("backup");
  await getDb().$transaction((tx) => recordAudit(tx, { ...line, level: "error", message: "A file is damaged" }));
  expect(await doneSteps()).not.toContain("backup");
  expect(await doneSteps()).not.toContain("mail");
});
