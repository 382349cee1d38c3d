// @spec 2.2: admin login, forgot and reset password, change password
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildResetToken, buildSession, buildUser, TEST_PASSWORD, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const NEW = "Nine-Herons-4-Sail";
const GOOD = { currentPassword: TEST_PASSWORD, newPassword: NEW, confirmPassword: NEW };
const address = "10.10.0.1";

const change = (user: TestUser, form: Partial<typeof GOOD> = {}, from = address) =>
  callRoute(calls.changePassword, { body: { ...GOOD, ...form } }, { as: user, address: from });
const refreshStatus = async (refreshToken: string) =>
  (await callRoute(calls.refresh, { body: { refreshToken } })).status;
const profileStatus = async (token: string) => (await callRoute(calls.getProfile, {}, { as: token })).status;
const logIn = async (email: string, password: string) =>
  (await callRoute(calls.login, { body: { email, password } }, { address })).status;

describe("POST /api/auth/change-password", () => {
  test("changes it, ends the other sessions and goes on with a new pair", async () => {
    const user = await buildUser();
    const other = await buildSession(user.id);
    const stranger = await buildUser();
    const link = await buildResetToken(user);
    const { status, data } = await change(user);
    expect([status, data.message]).toEqual([200, "Your password has been changed."]);
    expect(await profileStatus(data.token)).toBe(200);
    expect(await refreshStatus(data.refreshToken)).toBe(200);
    expect(await refreshStatus(user.refreshToken)).toBe(401);
    expect(await profileStatus(data.token)).toBe(200);
    expect(await profileStatus(other.token)).toBe(401);
    expect(await refreshStatus(other.refreshToken)).toBe(401);
    expect(await profileStatus(stranger.token)).toBe(200);
    expect(await logIn(user.email, TEST_PASSWORD)).toBe(401);
    expect(await logIn(user.email, NEW)).toBe(200);
    const body = { token: link, email: user.email, newPassword: NEW, confirmPassword: NEW };
    expect((await callRoute(calls.resetPassword, { body }, { address })).status).toBe(400);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id, action: "auth.password.change" } });
    expect(lines).toHaveLength(1);
  });

  test("refuses a wrong current password at its field, writes it down and changes nothing", async () => {
    const user = await buildUser();
    const { status, error } = await change(user, { currentPassword: "Wrong-Password-1" });
    expect([status, error.message, error.errors]).toEqual([
      400,
      "Current password is incorrect",
      { currentPassword: ["Current password is incorrect"] },
    ]);
    expect(await logIn(user.email, TEST_PASSWORD)).toBe(200);
    const lines = await getDb().auditEvent.findMany({ where: { action: "auth.password.change.failed" } });
    expect(lines.map(({ level, userId }) => [level, userId])).toEqual([["warning", user.id]]);
  });

  test.each<[string, Partial<typeof GOOD>, Record<string, string[]>]>([
    ["no current one", { currentPassword: "" }, { currentPassword: ["Current password is required"] }],
    ["two different ones", { confirmPassword: "x" }, { confirmPassword: ["Passwords do not match"] }],
    [
      "the same again",
      { newPassword: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
      { newPassword: ["The new password must be different from the current one."] },
    ],
    [
      "a common one",
      { newPassword: "Summer2024!", confirmPassword: "Summer2024!" },
      { newPassword: ["This password is too easy to guess. Please choose another one."] },
    ],
    [
      "a short one",
      { newPassword: "Sh0rt!x", confirmPassword: "Sh0rt!x" },
      { newPassword: ["Password must be at least 8 characters long"] },
    ],
    [
      "73 bytes",
      { newPassword: `Aa1!${"x".repeat(69)}`, confirmPassword: `Aa1!${"x".repeat(69)}` },
      {
        newPassword: ["Password is too long: at most 72 bytes, where an accented letter counts as 2 and an emoji as 4"],
      },
    ],
  ])("refuses %s", async (_, form, errors) => {
    const user = await buildUser();
    const { status, error } = await change(user, form);
    expect([status, error.errors]).toEqual([400, errors]);
    expect(await logIn(user.email, TEST_PASSWORD)).toBe(200);
  });

  test("refuses an account that has no password", async () => {
    const user = await buildUser({ passwordHash: null });
    const { status, error } = await change(user);
    expect([status, error.message]).toEqual([
      400,
      "This account has no password. It signs in through your firm's single sign-on.",
    ]);
  });

  test("refuses the eleventh failure of an account, whatever the address", async () => {
    const user = await buildUser();
    for (let attempt = 1; attempt <= 10; attempt += 1)
      expect((await change(user, { currentPassword: "Wrong-Password-1" }, `10.10.1.${attempt}`)).status).toBe(400);
    const { status, error, headers } = await change(user, {}, "10.10.1.99");
    expect([status, error.message]).toEqual([429, "Too many attempts. Please wait a moment and try again."]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(600);
  });

  test("lets one of two simultaneous changes through", async () => {
    const user = await buildUser();
    const answers = await Promise.all(
      ["A", "B"].map((tail) => change(user, { newPassword: `${NEW}-${tail}`, confirmPassword: `${NEW}-${tail}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
