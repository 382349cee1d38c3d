// @spec 2.2: admin login, forgot and reset password, change password
// @spec 7.1: login, register, logout, refresh, profile
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/account.ts";
import { getProfile, refresh } from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildSession, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

describe("GET and PUT /api/account", () => {
  test("shows the caller's own account", async () => {
    const user = await buildUser({ barNumber: "CA 1234", lawFirm: "Reyes LLP" });
    expect((await callRoute(calls.getAccount, {}, { as: user })).data).toEqual({
      id: user.id,
      email: user.email,
      firstName: "Dana",
      lastName: "Reyes",
      barNumber: "CA 1234",
      lawFirm: "Reyes LLP",
      straightFace: false,
      hasPassword: true,
      secondFactor: { isOn: false, isRequired: false, codesLeft: 0 },
    });
    const withoutPassword = await buildUser({ passwordHash: null });
    expect((await callRoute(calls.getAccount, {}, { as: withoutPassword })).data.hasPassword).toBe(false);
  });

  test("changes what is given and leaves the rest", async () => {
    const user = await buildUser({ barNumber: "CA 1234", lawFirm: "Reyes LLP" });
    const other = await buildUser();
    const body = { firstName: "  Daniela\u0007 ", lawFirm: "  ", straightFace: true };
    const { data } = await callRoute(calls.updateAccount, { body }, { as: user });
    expect(data).toMatchObject({ firstName: "Daniela", lastName: "Reyes", barNumber: "CA 1234", lawFirm: null });
    expect(data.straightFace).toBe(true);
    expect((await callRoute(calls.getAccount, {}, { as: user })).data).toEqual(data);
    expect((await callRoute(getProfile, {}, { as: user })).data.fullName).toBe("Daniela Reyes");
    expect((await callRoute(calls.getAccount, {}, { as: other })).data.firstName).toBe("Dana");
    const cleared = await callRoute(calls.updateAccount, { body: { barNumber: null } }, { as: user });
    expect(cleared.data.barNumber).toBeNull();
  });

  test("writes a changed profile down, not a changed taste", async () => {
    const user = await buildUser();
    await callRoute(calls.updateAccount, { body: { straightFace: true } }, { as: user });
    expect(await getDb().auditEvent.count({ where: { userId: user.id } })).toBe(0);
    await callRoute(calls.updateAccount, { body: { lastName: "Stone" } }, { as: user });
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ action }) => action)).toEqual(["account.update"]);
  });

  test.each([
    ["firstName", " ", "First name is required"],
    ["lastName", "\u0001\u0007", "Last name is required"],
  ])("refuses %s %j", async (field, value, text) => {
    const user = await buildUser();
    const { status, error } = await callRoute(calls.updateAccount, { body: { [field]: value } }, { as: user });
    expect([status, error.errors]).toEqual([400, { [field]: [text] }]);
  });

  test("cannot give away what is not the owner's to give", async () => {
    const user = await buildUser();
    const rawBody = JSON.stringify({ email: "x@y.example", roles: ["Admin"], isActive: false, straightFace: true });
    await callRoute(calls.updateAccount, {}, { as: user, rawBody });
    expect(await getDb().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      email: user.email,
      roles: ["User"],
      isActive: true,
      straightFace: true,
    });
  });
});

describe("/api/account/sessions", () => {
  test("lists the caller's living sessions, this one first, then the latest used", async () => {
    const user = await buildUser();
    const [older, newer, idle, over, ended] = [
      await buildSession(user.id),
      await buildSession(user.id),
      await buildSession(user.id),
      await buildSession(user.id),
      await buildSession(user.id),
    ];
    await buildUser();
    const now = Date.now();
    const hours = (count: number) => new Date(now + count * 3_600_000);
    const set = (session: { sessionId: string }, data: object) =>
      getDb().session.update({ where: { id: session.sessionId }, data });
    await set(user, { lastUsedAt: hours(-3), userAgent: "Firefox", address: "192.0.2.7" });
    await set(older, { lastUsedAt: hours(-2) });
    await set(newer, { lastUsedAt: hours(-1) });
    await set(idle, { lastUsedAt: hours(-24.01) });
    await set(over, { expiresAt: hours(-0.01) });
    await set(ended, { endedAt: hours(-1) });
    const { data } = await callRoute(calls.listSessions, {}, { as: user });
    expect(data.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [user.sessionId, true],
      [newer.sessionId, false],
      [older.sessionId, false],
    ]);
    expect(data[0]).toMatchObject({
      userAgent: "Firefox",
      address: "192.0.2.7",
      lastUsedAt: hours(-3).toISOString(),
    });
  });

  test("ends one session: its next call is a 401, the others go on", async () => {
    const user = await buildUser();
    const other = await buildSession(user.id);
    const params = { id: other.sessionId };
    expect((await callRoute(calls.endSession, { params }, { as: user })).status).toBe(204);
    expect((await callRoute(getProfile, {}, { as: other })).status).toBe(401);
    expect((await callRoute(refresh, { body: { refreshToken: other.refreshToken } })).status).toBe(401);
    expect((await callRoute(getProfile, {}, { as: user })).status).toBe(200);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ action }) => action)).toEqual(["auth.session.end"]);
    expect((await callRoute(calls.endSession, { params }, { as: user })).status, "already ended").toBe(404);
  });

  test("answers 404 for somebody else's session and for what is no id, and ends nothing", async () => {
    const user = await buildUser();
    const stranger = await buildUser();
    for (const id of [stranger.sessionId, crypto.randomUUID(), "not-an-id"]) {
      const { status, error } = await callRoute(calls.endSession, { params: { id } }, { as: user });
      expect([status, error.message]).toEqual([404, "Not found"]);
    }
    expect((await callRoute(getProfile, {}, { as: stranger })).status).toBe(200);
  });
});
