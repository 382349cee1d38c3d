// @spec 2.11, 4, 8: Registration Codes: counts, used / active / expired, controls
// @spec 7.4: calls of users, codes and cases; only administrators
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as calls from "#lib/contracts/admin-codes.ts";
import * as auth from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildRegistrationCode, buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const PAST = new Date(Date.now() - DAY_MS);
/** Refusals have lines of their own, told by record-denial.db.test.ts. */
const lines = async () => {
  const where = { action: { not: "access.denied" } };
  const rows = await getDb().auditEvent.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action, message }) => [action, message]);
};

test("generates codes that register one person each, for the days that were asked for", async () => {
  const admin = await buildAdmin({ firstName: "Ada", lastName: "Min" });
  const { data } = await callRoute(calls.generateCodes, { body: { count: 3, expiresInDays: 7 } }, { as: admin });
  expect(data.codes.length).toBe(3);
  expect(new Set(data.codes.map(({ code }) => code)).size).toBe(3);
  for (const code of data.codes) {
    expect(code).toMatchObject({ isUsed: false, isValid: true, createdBy: "Ada Min", usedAt: null, usedBy: null });
    expect(code.code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(Date.parse(code.expiresAt) - Date.parse(code.createdAt!)).toBe(7 * DAY_MS);
  }
  const person = { email: "nia@firm.example", password: TEST_PASSWORD, firstName: "Nia", lastName: "Bright" };
  const register = () =>
    callRoute(
      auth.register,
      { body: { ...person, registrationCode: data.codes[1]?.code ?? "" } },
      { address: "10.15.0.1" },
    );
  expect((await register()).data.roles).toEqual(["User"]);
  const list = await callRoute(calls.listCodes, {}, { as: admin });
  expect(list.data).toMatchObject({ page: 1, pageSize: 50, totalCount: 3, totalPages: 1 });
  expect(list.data.codes.find(({ id }) => id === data.codes[1]?.id)).toMatchObject({
    isUsed: true,
    isValid: false,
    usedBy: "Nia Bright",
    usedAt: expect.any(String) as string,
  });
  expect((await lines())[0]).toEqual(["code.create", "3 registration codes made, valid for 7 days"]);
  expect(JSON.stringify(await lines())).not.toContain(data.codes[0]?.code.slice(0, 9));
});

test("30 days without a word; other counts and days are refused", async () => {
  const admin = await buildAdmin();
  const generate = (body: object) => callRoute(calls.generateCodes, { body: body as { count: number } }, { as: admin });
  const made = (await generate({ count: 1 })).data.codes[0]!;
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt!)).toBe(30 * DAY_MS);
  expect((await generate({ count: 100, expiresInDays: 365 })).data.codes.length).toBe(100);
  for (const body of [
    { count: 0 },
    { count: 101 },
    { count: 1.5 },
    { count: "2" },
    {},
    { count: 1, expiresInDays: 0 },
    { count: 1, expiresInDays: 366 },
  ])
    expect((await generate(body)).status, JSON.stringify(body)).toBe(400);
  expect(await getDb().registrationCode.count()).toBe(101);
});

test("used, else active, else expired: the counts and the flags agree", async () => {
  const [admin, user] = [await buildAdmin(), await buildUser()];
  await buildRegistrationCode({ usedAt: PAST, usedById: user.id, expiresAt: PAST });
  await buildRegistrationCode({ expiresAt: PAST });
  await buildRegistrationCode({ expiresAt: PAST });
  await buildRegistrationCode();
  const stats = await callRoute(calls.getCodeStats, {}, { as: admin });
  expect(stats.data).toEqual({ total: 4, active: 1, used: 1, expired: 2 });
  const { codes } = (await callRoute(calls.listCodes, {}, { as: admin })).data;
  expect(codes.filter(({ isValid }) => isValid).length).toBe(1);
  expect(codes.filter(({ isUsed }) => isUsed).length).toBe(1);
  expect(codes[0]?.createdBy, "made at the terminal").toBeNull();
});

test("deletes an unused code; a used one stays as the record of who registered", async () => {
  const [admin, user] = [await buildAdmin(), await buildUser()];
  const [unused, used] = [
    await buildRegistrationCode(),
    await buildRegistrationCode({ usedAt: PAST, usedById: user.id }),
  ];
  const remove = (id: string) => callRoute(calls.deleteCode, { params: { id } }, { as: admin });
  expect((await remove(unused.id)).status).toBe(204);
  expect((await remove(unused.id)).status).toBe(404);
  const refused = await remove(used.id);
  expect(refused.status).toBe(409);
  expect(refused.error.message).toBe("This code was used and is kept as a record of who registered with it.");
  expect((await remove(randomUUID())).status).toBe(404);
  expect(await getDb().registrationCode.findMany({ select: { id: true } })).toEqual([{ id: used.id }]);
  expect(await lines()).toEqual([["code.delete", "Registration code deleted"]]);
});

test("cleaning up takes the codes that expired unused, and says how many", async () => {
  const [admin, user] = [await buildAdmin(), await buildUser()];
  const kept = [
    await buildRegistrationCode(),
    await buildRegistrationCode({ usedAt: PAST, usedById: user.id, expiresAt: PAST }),
  ];
  await buildRegistrationCode({ expiresAt: PAST });
  await buildRegistrationCode({ expiresAt: PAST });
  const cleanUp = () => callRoute(calls.cleanUpCodes, {}, { as: admin });
  expect((await cleanUp()).data).toEqual({ deleted: 2 });
  expect((await cleanUp()).data).toEqual({ deleted: 0 });
  const left = await getDb().registrationCode.findMany({ select: { id: true }, orderBy: { createdAt: "asc" } });
  expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  expect(await lines()).toEqual([["code.clean-up", "2 expired registration codes deleted"]]);
});
