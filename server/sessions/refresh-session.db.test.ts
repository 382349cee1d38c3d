// @spec 3, 4: session in three keys, start-up check, one refresh, full redirect
// @spec 7.1: login, register, logout, refresh, profile
import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { requireEnv } from "#server/env.ts";
import { buildSession, buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const refresh = (refreshToken: string) => callRoute(calls.refresh, { body: { refreshToken } });
/** On a machine under load some of many at once wait too long for a connection and are told to try again, which a browser does. */
const refreshAgainWhenBusy = async (refreshToken: string) => {
  for (;;) {
    const answer = await refresh(refreshToken);
    if (answer.status !== 503) return answer;
  }
};
const profileStatus = async (token: string) => (await callRoute(calls.getProfile, {}, { as: token })).status;
const moveUse = (user: TestUser, interval: string) =>
  getDb().$executeRawUnsafe(
    `UPDATE "RefreshToken" SET "usedAt" = "usedAt" - interval '${interval}' WHERE "sessionId" = '${user.sessionId}'`,
  );

describe("POST /api/auth/refresh", () => {
  test("exchanges a token for a new pair, and stores no token readably", async () => {
    const user = await buildUser();
    const { data, status } = await refresh(user.refreshToken);
    expect(status).toBe(200);
    expect(data.refreshToken).not.toBe(user.refreshToken);
    expect(data.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(await profileStatus(data.token)).toBe(200);
    const stored = JSON.stringify(await getDb().refreshToken.findMany({ where: { sessionId: user.sessionId } }));
    expect(stored).not.toContain(data.refreshToken);
    expect(stored).not.toContain(user.refreshToken);
  });

  test("leaves one living child after 20 parallel exchanges of one token, and nobody signed out", async () => {
    const user = await buildUser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshAgainWhenBusy(user.refreshToken)));
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
    expect(await getDb().refreshToken.count({ where: { sessionId: user.sessionId, usedAt: null } })).toBe(1);
    for (const { data } of answers) expect(await profileStatus(data.token)).toBe(200);
    expect((await refresh(answers[7]!.data.refreshToken)).status).toBe(200);
  });

  test("answers the same pair again when the first answer was lost", async () => {
    const user = await buildUser();
    const first = await refresh(user.refreshToken);
    await moveUse(user, "9 seconds");
    expect((await refresh(user.refreshToken)).data.refreshToken).toBe(first.data.refreshToken);
  });

  test("ends the family when an exchanged token comes back after the grace, and writes it down", async () => {
    const user = await buildUser();
    const { data: next } = await refresh(user.refreshToken);
    await moveUse(user, "11 seconds");
    const { status, error } = await refresh(user.refreshToken);
    expect(status).toBe(401);
    expect(error.message).toBe("Your session has ended. Please sign in again.");
    expect((await refresh(next.refreshToken)).status).toBe(401);
    expect(await profileStatus(next.token)).toBe(401);
    expect(await getDb().session.findUniqueOrThrow({ where: { id: user.sessionId } })).toMatchObject({
      endReason: "reuse",
    });
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ level, action }) => [level, action])).toEqual([["warning", "auth.refresh.reuse"]]);
  });

  test("gives no grace to a grandparent", async () => {
    const user = await buildUser();
    const { data: second } = await refresh(user.refreshToken);
    const { data: third } = await refresh(second.refreshToken);
    expect((await refresh(user.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
  });

  test("leaves the account's other sessions alone when one family ends", async () => {
    const user = await buildUser();
    const other = await buildSession(user.id);
    await refresh(user.refreshToken);
    await moveUse(user, "11 seconds");
    await refresh(user.refreshToken);
    expect(await profileStatus(other.token)).toBe(200);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test.each([
    ["idle for more than 24 hours", `UPDATE "Session" SET "lastUsedAt" = "lastUsedAt" - interval '24 hours 1 second'`],
    ["older than its 7 days", `UPDATE "Session" SET "expiresAt" = "expiresAt" - interval '7 days 1 second'`],
    ["ended", `UPDATE "Session" SET "endedAt" = "createdAt"`],
  ])("refuses a session that is %s", async (_, change) => {
    const user = await buildUser();
    await getDb().$executeRawUnsafe(`${change} WHERE id = '${user.sessionId}'`);
    expect((await refresh(user.refreshToken)).status).toBe(401);
  });

  test("keeps the absolute end where it was", async () => {
    const user = await buildUser();
    const before = await getDb().session.findUniqueOrThrow({ where: { id: user.sessionId } });
    await refresh(user.refreshToken);
    const after = await getDb().session.findUniqueOrThrow({ where: { id: user.sessionId } });
    expect(after.expiresAt).toEqual(before.expiresAt);
    expect(after.lastUsedAt.getTime()).toBeGreaterThan(before.lastUsedAt.getTime());
  });

  test("refuses a deactivated account, an access token and an invented token", async () => {
    const user = await buildUser({ isActive: false });
    for (const token of [user.refreshToken, user.token, "invented", ""])
      expect((await refresh(token)).status).toBe(401);
  });

  test("refuses an address after 60 failures", async () => {
    for (let attempt = 1; attempt <= 60; attempt += 1) expect((await refresh("invented")).status).toBe(401);
    const { status, error } = await refresh("invented");
    expect([status, error.message]).toEqual([429, "Too many attempts. Please wait a moment and try again."]);
  });
});

describe("POST /api/auth/logout", () => {
  test("ends the session of its refresh token at once, and only that", async () => {
    const user = await buildUser();
    const other = await buildSession(user.id);
    expect((await callRoute(calls.logout, { body: { refreshToken: user.refreshToken } })).status).toBe(204);
    expect(await profileStatus(user.token)).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(401);
    expect(await profileStatus(other.token)).toBe(200);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ action }) => action)).toEqual(["auth.logout"]);
  });

  test("ends the session of the bearer token when nothing else is sent", async () => {
    const user = await buildUser();
    expect((await callRoute(calls.logout, {}, { as: user })).status).toBe(204);
    expect(await profileStatus(user.token)).toBe(401);
  });

  test("answers 204 to nobody, and to an unknown token", async () => {
    expect((await callRoute(calls.logout)).status).toBe(204);
    expect((await callRoute(calls.logout, { body: { refreshToken: "invented" } })).status).toBe(204);
  });
});

describe("the bearer token", () => {
  const key = () => createHmac("sha256", requireEnv("TOKEN_SECRET")).update("access-token").digest();
  const forge = (user: TestUser, header = { alg: "HS256", typ: "at+jwt" }) =>
    new SignJWT({ sid: user.sessionId })
      .setProtectedHeader(header)
      .setSubject(user.id)
      .setIssuer("odds-and-evidence")
      .setAudience("odds-and-evidence-api")
      .setIssuedAt()
      .setExpirationTime("15m");
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  test("is accepted as the tests forge it, so that each forgery below fails for its own reason", async () => {
    const user = await buildUser();
    expect(await profileStatus(await forge(user).sign(key()))).toBe(200);
  });

  test.each<[string, (user: TestUser) => Promise<string> | string]>([
    ["signed with another key", (user) => forge(user).sign(Buffer.alloc(32, 7))],
    ["signed with the secret itself", (user) => forge(user).sign(Buffer.from(requireEnv("TOKEN_SECRET"), "hex"))],
    [
      "alg none",
      (user) => {
        const claims = user.token.split(".")[1]!;
        return `${encode({ alg: "none", typ: "at+jwt" })}.${claims}.`;
      },
    ],
    ["alg HS512", (user) => forge(user, { alg: "HS512", typ: "at+jwt" }).sign(key())],
    ["another type", (user) => forge(user, { alg: "HS256", typ: "JWT" }).sign(key())],
    [
      "expired",
      (user) =>
        forge(user)
          .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
          .sign(key()),
    ],
    ["not valid yet", (user) => forge(user).setNotBefore("5m").sign(key())],
    ["another issuer", (user) => forge(user).setIssuer("elsewhere").sign(key())],
    ["another audience", (user) => forge(user).setAudience("elsewhere").sign(key())],
    ["another account in the session", async (user) => forge({ ...user, id: (await buildUser()).id }).sign(key())],
    ["a changed claim", (user) => user.token.replace(/\..+\./, `.${encode({ sub: user.id, sid: user.sessionId })}.`)],
    ["a refresh token", (user) => user.refreshToken],
    ["a mock token", () => "mock-admin-token"],
    ["a mock prefix on a good token", (user) => `mock-${user.token}`],
    ["nothing", () => ""],
    ["two tokens", (user) => `${user.token} ${user.token}`],
  ])("is refused: %s", async (_, make) => {
    const user = await buildUser();
    const { status, error } = await callRoute(calls.getProfile, {}, { as: await make(user) });
    expect(status).toBe(401);
    expect(error).toEqual({
      success: false,
      code: "unauthenticated",
      message: "Please sign in.",
      error: "Please sign in.",
    });
  });

  test("opens nothing by cookie or by another scheme", async () => {
    const user = await buildUser();
    const attempts: Record<string, string>[] = [
      { cookie: `auth_token=${user.token}` },
      { authorization: `Basic ${user.token}` },
    ];
    for (const headers of attempts) expect((await callRoute(calls.getProfile, {}, { headers })).status).toBe(401);
  });

  test("stops at the next call after deactivation, and shows a changed role at the next call", async () => {
    const user = await buildUser();
    await getDb().user.update({ where: { id: user.id }, data: { roles: ["User", "Admin"] } });
    expect((await callRoute(calls.getProfile, {}, { as: user })).data.roles).toEqual(["User", "Admin"]);
    await getDb().user.update({ where: { id: user.id }, data: { isActive: false } });
    expect(await profileStatus(user.token)).toBe(401);
  });

  test("stops at the session's absolute end", async () => {
    const user = await buildUser();
    await getDb()
      .$executeRaw`UPDATE "Session" SET "expiresAt" = now() AT TIME ZONE 'UTC' WHERE id = ${user.sessionId}::uuid`;
    expect(await profileStatus(user.token)).toBe(401);
  });
});
