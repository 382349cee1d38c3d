// @spec 2.2: admin login, forgot and reset password, change password
// @spec 8: password recovery
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildResetToken, buildSession, buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const NEW = "Nine-Herons-4-Sail";
const UNUSABLE = "The password reset link is invalid or has expired.";
const address = "10.9.0.1";

type Form = { token: string; email: string; newPassword: string; confirmPassword: string };
const reset = (form: Partial<Form>, from = address) =>
  callRoute(calls.resetPassword, { body: { newPassword: NEW, confirmPassword: NEW, ...form } }, { address: from });
const logIn = async (email: string, password: string) =>
  (await callRoute(calls.login, { body: { email, password } }, { address })).status;

describe("POST /api/auth/reset-password", () => {
  test("sets the password, ends every session and writes it down", async () => {
    const user = await buildUser();
    const other = await buildSession(user.id);
    const token = await buildResetToken(user);
    const { status, data } = await reset({ token, email: user.email.toUpperCase() });
    expect(status).toBe(200);
    expect(data).toEqual({ message: "Your password has been reset. Please sign in with your new password." });
    for (const session of [user, other]) {
      expect((await callRoute(calls.getProfile, {}, { as: session })).status).toBe(401);
      const { refreshToken } = session;
      expect((await callRoute(calls.refresh, { body: { refreshToken } })).status).toBe(401);
    }
    expect(await logIn(user.email, TEST_PASSWORD)).toBe(401);
    expect(await logIn(user.email, NEW)).toBe(200);
    const { passwordHash } = await getDb().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(passwordHash).toMatch(/^\$2b\$04\$/);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id, action: "auth.password.reset" } });
    expect(lines).toHaveLength(1);
  });

  test("works once", async () => {
    const user = await buildUser();
    const token = await buildResetToken(user);
    expect((await reset({ token, email: user.email })).status).toBe(200);
    const { status, error } = await reset({ token, email: user.email });
    expect([status, error.code, error.message]).toEqual([400, "invalid", UNUSABLE]);
  });

  test("lets one of 8 simultaneous resets with one link through", async () => {
    const user = await buildUser();
    const token = await buildResetToken(user);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const newPassword = `${NEW}-${index}`;
        return reset({ token, email: user.email, newPassword, confirmPassword: newPassword });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await logIn(user.email, `${NEW}-${winner}`)).toBe(200);
  });

  test("lets a login with the old password that runs at the same time open no session that stays", async () => {
    const user = await buildUser();
    const token = await buildResetToken(user);
    const [signedIn, done] = await Promise.all([
      Promise.all(
        Array.from({ length: 6 }, () =>
          callRoute(calls.login, { body: { email: user.email, password: TEST_PASSWORD } }, { address }),
        ),
      ),
      reset({ token, email: user.email }),
    ]);
    expect(done.status).toBe(200);
    for (const answer of signedIn)
      if (answer.status === 200) expect((await callRoute(calls.getProfile, {}, { as: answer.data })).status).toBe(401);
    expect(await getDb().session.count({ where: { userId: user.id, endedAt: null } })).toBe(0);
  });

  test.each<[string, (given: Form) => Partial<Form>, string?]>([
    ["an unknown token", () => ({ token: "invented" })],
    ["no token", () => ({ token: "" })],
    ["another account's email", () => ({ email: "someone.else@firm.example" })],
    ["no email", () => ({ email: "" })],
    [
      "a link older than 24 hours",
      () => ({}),
      `UPDATE "PasswordResetToken" SET "expiresAt" = "expiresAt" - interval '24 hours 1 second'`,
    ],
    ["a closed account", () => ({}), `UPDATE "User" SET "isActive" = false`],
  ])("refuses %s with one text", async (_, change, sql) => {
    const user = await buildUser();
    await buildUser({ email: "someone.else@firm.example" });
    const given = { token: await buildResetToken(user), email: user.email, newPassword: NEW, confirmPassword: NEW };
    if (sql !== undefined) await getDb().$executeRawUnsafe(sql);
    const { status, error } = await reset({ ...given, ...change(given) });
    expect([status, error.message, error.errors]).toEqual([400, UNUSABLE, undefined]);
    const { passwordHash } = await getDb().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(passwordHash).toBe(user.passwordHash);
  });

  test("holds for 24 hours, by the database's clock", async () => {
    const user = await buildUser();
    const token = await buildResetToken(user);
    await getDb().$executeRaw`
      UPDATE "PasswordResetToken" SET "expiresAt" = "expiresAt" - interval '23 hours 59 minutes'`;
    expect((await reset({ token, email: user.email })).status).toBe(200);
  });

  const COMPOSITION =
    "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character";
  const TOO_LONG = "Password is too long: at most 72 bytes, where an accented letter counts as 2 and an emoji as 4";
  const TOO_EASY = "This password is too easy to guess. Please choose another one.";
  test.each<[string, string, string, Record<string, string[]>]>([
    ["two different ones", NEW, `${NEW}x`, { confirmPassword: ["Passwords do not match"] }],
    ["no confirmation", NEW, "", { confirmPassword: ["Please confirm your password"] }],
    ["nothing", "", "", { newPassword: ["Password is required"], confirmPassword: ["Please confirm your password"] }],
    ["a short one", "Sh0rt!x", "Sh0rt!x", { newPassword: ["Password must be at least 8 characters long"] }],
    ["letters alone", "Letters-alone", "Letters-alone", { newPassword: [COMPOSITION] }],
    ["a common one", "P@ssw0rd123", "P@ssw0rd123", { newPassword: [TOO_EASY] }],
    ["the owner's name", "Reyes-Dana-1!", "Reyes-Dana-1!", { newPassword: [TOO_EASY] }],
    ["73 bytes", `Aa1!${"x".repeat(69)}`, `Aa1!${"x".repeat(69)}`, { newPassword: [TOO_LONG] }],
  ])("refuses %s and leaves the link good", async (_, newPassword, confirmPassword, errors) => {
    const user = await buildUser();
    const token = await buildResetToken(user);
    const { status, error } = await reset({ token, email: user.email, newPassword, confirmPassword });
    expect([status, error.message, error.errors]).toEqual([400, Object.values(errors)[0]![0], errors]);
    expect((await reset({ token, email: user.email })).status).toBe(200);
  });

  test("refuses the eleventh failure of an account from one address and the hundred-and-first of an address", async () => {
    const user = await buildUser();
    const token = await buildResetToken(user);
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await reset({ token: "guess", email: user.email }, "10.9.1.1")).status).toBe(400);
    const { status, error } = await reset({ token, email: user.email }, "10.9.1.1");
    expect([status, error.message]).toEqual([429, "Too many attempts. Please wait a moment and try again."]);
    // The owner's own link works wherever they are.
    expect((await reset({ token, email: user.email }, "10.9.1.99")).status).toBe(200);
    await getDb().rateLimit.create({ data: { bucket: "reset-address", subject: "10.9.2.1", count: 100 } });
    expect((await reset({ token: "guess", email: "x@firm.example" }, "10.9.2.1")).status).toBe(429);
  });

  test("lets the owner in at once after ten wrong guesses", async () => {
    const user = await buildUser();
    for (let attempt = 1; attempt <= 10; attempt += 1) expect(await logIn(user.email, "Wrong-Password-1")).toBe(401);
    expect(await logIn(user.email, TEST_PASSWORD)).toBe(429);
    expect((await reset({ token: await buildResetToken(user), email: user.email })).status).toBe(200);
    expect(await logIn(user.email, NEW)).toBe(200);
  });
});
