// @spec 7.1: login, register, logout, refresh, profile
// @spec product: second factor, own password after an administrator's, strangers who guess
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const WRONG = "Invalid email or password. Please check your credentials and try again.";

const address = "10.1.0.1";

const logIn = (email: string, password: string, from = address) =>
  callRoute(calls.login, { body: { email, password } }, { address: from });

describe("POST /api/auth/login", () => {
  test("signs in and answers exactly the promised fields", async () => {
    const user = await buildAdmin({ firstName: "Ruth", lastName: "Okafor" });
    const { data, status } = await logIn(user.email, TEST_PASSWORD);
    expect(status).toBe(200);
    expect(data).toEqual({
      userId: user.id,
      email: user.email,
      fullName: "Ruth Okafor",
      roles: ["User", "Admin"],
      straightFace: false,
      token: expect.any(String) as string,
      refreshToken: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    const profile = await callRoute(calls.getProfile, {}, { as: data.token });
    expect(profile.data).toEqual({
      id: user.id,
      email: user.email,
      fullName: "Ruth Okafor",
      roles: ["User", "Admin"],
      straightFace: false,
    });
    expect((await getDb().user.findUniqueOrThrow({ where: { id: user.id } })).lastSignInAt).not.toBeNull();
  });

  test("finds the account whatever the case and the space around the email", async () => {
    const user = await buildUser({ email: `case-${Date.now()}@firm.example` });
    expect((await logIn(`  ${user.email.toUpperCase()} `, TEST_PASSWORD)).data.userId).toBe(user.id);
  });

  test("answers a wrong password, an unknown email and an account without a password alike", async () => {
    const user = await buildUser();
    const withoutPassword = await buildUser({ passwordHash: null });
    const answers = [
      await logIn(user.email, "Wrong-Password-1"),
      await logIn("nobody@firm.example", TEST_PASSWORD),
      await logIn(withoutPassword.email, TEST_PASSWORD),
      await logIn("", ""),
    ];
    for (const { status, error } of answers) {
      expect(status).toBe(401);
      expect(error).toEqual({ success: false, code: "unauthenticated", message: WRONG, error: WRONG });
    }
  });

  test("does not take 72 right bytes and another tail for the password", async () => {
    const user = await buildUser();
    expect((await logIn(user.email, `${TEST_PASSWORD}${"x".repeat(900)}`)).status).toBe(401);
  });

  test("tells of a deactivated account only who knows its password", async () => {
    const user = await buildUser({ isActive: false });
    expect((await logIn(user.email, "Wrong-Password-1")).status).toBe(401);
    const { status, error } = await logIn(user.email, TEST_PASSWORD);
    expect(status).toBe(403);
    expect(error.message).toBe("This account has been deactivated. Please contact your administrator.");
  });

  test("refuses the eleventh failure of an account in 15 minutes, from whatever address, even with the right password", async () => {
    const user = await buildUser();
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await logIn(user.email, "Wrong-Password-1", `10.2.0.${attempt}`)).status).toBe(401);
    const { status, error, headers } = await logIn(user.email, TEST_PASSWORD, "10.2.0.99");
    expect(status).toBe(429);
    expect(error.message).toBe("Too many login attempts. Please wait a moment and try again.");
    const retryAfter = Number(headers.get("retry-after"));
    expect(retryAfter).toBeGreaterThan(600);
    expect(retryAfter).toBeLessThanOrEqual(900);
    const locked = await getDb().auditEvent.findMany({ where: { action: "auth.locked", address: "10.2.0.10" } });
    expect(locked).toHaveLength(1);

    await getDb().$executeRaw`UPDATE "RateLimit" SET "windowStart" = "windowStart" - interval '901 seconds'`;
    expect((await logIn(user.email, TEST_PASSWORD)).status).toBe(200);
  }, 30_000);

  test("locks nobody out where they have signed in before: not their browser, not their address", async () => {
    const user = await buildUser();
    const { headers } = await logIn(user.email, TEST_PASSWORD, "10.5.0.1");
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^device-[0-9a-f]{16}=[\w-]+\.[\w-]+; Path=\/api\/auth; HttpOnly; SameSite=Strict; Max-Age=/,
    );
    for (let attempt = 1; attempt <= 12; attempt += 1) await logIn(user.email, "Wrong-Password-1", `10.5.1.${attempt}`);
    expect((await logIn(user.email, TEST_PASSWORD, "10.5.1.99")).status).toBe(429);
    const withCookie = (sent: string, password = TEST_PASSWORD) =>
      callRoute(
        calls.login,
        { body: { email: user.email, password } },
        { address: "10.5.1.99", headers: { cookie: sent } },
      );
    const pair = cookie.split(";")[0] ?? "";
    expect((await withCookie(pair.slice(0, -2))).status).toBe(429);
    expect((await withCookie(`other=1; ${pair}`)).status).toBe(200);
    expect((await logIn(user.email, TEST_PASSWORD, "10.5.0.1")).status).toBe(200);
    // A stolen browser is slowed as anybody is.
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await withCookie(pair, "Wrong-Password-1")).status).toBe(401);
    expect((await withCookie(pair)).status).toBe(429);
  }, 60_000);

  test("a browser that one account is known on is a stranger to another", async () => {
    const [mine, other] = [await buildUser(), await buildUser()];
    const { headers } = await logIn(mine.email, TEST_PASSWORD, "10.6.0.1");
    for (let attempt = 1; attempt <= 10; attempt += 1) await logIn(other.email, "x", `10.6.1.${attempt}`);
    const { status } = await callRoute(
      calls.login,
      { body: { email: other.email, password: TEST_PASSWORD } },
      { address: "10.6.0.1", headers: { cookie: headers.get("set-cookie")?.split(";")[0] ?? "" } },
    );
    expect(status).toBe(429);
  });

  test("counts failures only: signing in often is no offence", async () => {
    const user = await buildUser();
    for (let attempt = 1; attempt <= 12; attempt += 1)
      expect((await logIn(user.email, TEST_PASSWORD)).status).toBe(200);
  });

  test("lets no burst past the limit of an account", async () => {
    const user = await buildUser();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) => logIn(user.email, "Wrong-Password-1", `10.3.0.${index}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("refuses an address, an IPv6 one by its /64, after 100 failures", async () => {
    const now = new Date();
    await getDb().rateLimit.create({
      data: { bucket: "login-address", subject: "2001:db8:0:7::/64", count: 99, windowStart: now },
    });
    expect((await logIn("a@firm.example", "x", "2001:db8:0:7::1")).status).toBe(401);
    expect((await logIn("b@firm.example", "x", "2001:db8:0:7:ffff::2")).status).toBe(429);
    expect((await logIn("b@firm.example", "x", "2001:db8:0:8::2")).status).toBe(401);
  });

  test("believes the socket's address, not the caller's claim in front of it", async () => {
    await logIn("claim@firm.example", "x", "203.0.113.9, 10.4.0.1");
    const rows = await getDb().rateLimit.findMany({ where: { subject: { in: ["203.0.113.9", "10.4.0.1"] } } });
    expect(rows.map(({ subject }) => subject)).toEqual(["10.4.0.1"]);
  });

  test("writes each outcome to the audit log, without the password or an unknown email", async () => {
    const user = await buildUser();
    await logIn(user.email, "Wrong-Password-1");
    await logIn("s3cret-typed-as-email", "Wrong-Password-1");
    await logIn(user.email, TEST_PASSWORD);
    const lines = await getDb().auditEvent.findMany({ where: { address }, orderBy: { id: "asc" } });
    expect(lines.map(({ level, action, message, userEmail }) => [level, action, message, userEmail])).toEqual([
      ["warning", "auth.login.failed", "Sign-in failed: wrong password", user.email],
      ["warning", "auth.login.failed", "Sign-in failed: unknown email", null],
      ["info", "auth.login", "Signed in", user.email],
    ]);
    const everything = JSON.stringify([
      lines.map(({ id, ...line }) => [String(id), line]),
      await getDb().rateLimit.findMany(),
    ]);
    expect(everything).not.toContain("Wrong-Password-1");
    expect(everything).not.toContain("s3cret-typed-as-email");
  });

  test.each([
    ["{", "application/json", "The request body is not JSON"],
    ['{"email":"a@b.example","password":"x"}', "text/plain", "The request body must be JSON"],
    ['{"email":["a@b.example"],"password":{"$ne":1}}', "application/json", "Email: Please enter text"],
  ])("answers 400 to the body %s as %s", async (rawBody, type, message) => {
    const { status, error } = await callRoute(calls.login, {}, { address, rawBody, headers: { "content-type": type } });
    expect([status, error.code, error.message]).toEqual([400, "invalid", message]);
  });
});
