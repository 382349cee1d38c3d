// @spec 2.2: admin login, forgot and reset password, change password
// @spec 7.1: login, register, logout, refresh, profile
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildRegistrationCode, buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const address = "10.5.0.1";

const FORM = {
  email: "new.lawyer@firm.example",
  password: TEST_PASSWORD,
  firstName: "Nia",
  lastName: "Bright",
  barNumber: "",
  lawFirm: "Bright & Partners",
  registrationCode: "",
};
type Form = typeof FORM;

const register = (form: Partial<Form>, from = address) =>
  callRoute(calls.register, { body: { ...FORM, ...form } }, { address: from });

describe("POST /api/auth/register", () => {
  test("makes an account with role User, signs it in and uses the ticket up", async () => {
    const { code } = await buildRegistrationCode();
    const shown = `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8, 12)}-${code.slice(12)}`.toLowerCase();
    const { data, status } = await register({ registrationCode: ` ${shown} `, email: " Nia.Bright@Firm.Example " });
    expect(status).toBe(201);
    expect(data).toMatchObject({ email: "nia.bright@firm.example", fullName: "Nia Bright", roles: ["User"] });
    expect((await callRoute(calls.getProfile, {}, { as: data })).data.id).toBe(data.userId);

    const user = await getDb().user.findUniqueOrThrow({ where: { id: data.userId } });
    expect(user).toMatchObject({ barNumber: null, lawFirm: "Bright & Partners", isActive: true });
    expect(user.passwordHash).toMatch(/^\$2b\$04\$/);
    const used = await getDb().registrationCode.findUniqueOrThrow({ where: { code } });
    expect(used.usedAt).not.toBeNull();
    expect(used.usedById).toBe(user.id);
    const login = await callRoute(
      calls.login,
      { body: { email: "NIA.BRIGHT@firm.example", password: TEST_PASSWORD } },
      { address },
    );
    expect(login.status).toBe(200);
  });

  test("names each empty field with its own text, and none in the message", async () => {
    const { status, error } = await callRoute(calls.register, { body: {} }, { address });
    expect(status).toBe(400);
    expect(error).toEqual({
      success: false,
      code: "invalid",
      message: "Invalid registration data. Please check your information.",
      error: "Invalid registration data. Please check your information.",
      errors: {
        email: ["Email is required"],
        password: ["Password is required"],
        firstName: ["First name is required"],
        lastName: ["Last name is required"],
        registrationCode: ["Registration code is required"],
      },
    });
  });

  test.each([
    ["email", "not-an-address", "Please enter a valid email address"],
    ["password", "Sh0rt!x", "Password must be at least 8 characters long"],
    [
      "password",
      "all-lower-case-1",
      "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character",
    ],
    ["password", "Password1!", "This password is too easy to guess. Please choose another one."],
    ["password", "NiaBright7!", "This password is too easy to guess. Please choose another one."],
    ["password", "OddsEvidence#1", "This password is too easy to guess. Please choose another one."],
    [
      "password",
      `Aa1!${"é".repeat(35)}`,
      "Password is too long: at most 72 bytes, where an accented letter counts as 2 and an emoji as 4",
    ],
    ["firstName", " \u0001 ", "First name is required"],
  ])("refuses %s %j", async (field, value, text) => {
    const { code } = await buildRegistrationCode();
    const { status, error } = await register({ registrationCode: code, [field]: value });
    expect(status).toBe(400);
    expect(error.errors).toEqual({ [field]: [text] });
    expect((await getDb().registrationCode.findUniqueOrThrow({ where: { code } })).usedAt).toBeNull();
  });

  test("accepts a passphrase of 72 bytes", async () => {
    const { code } = await buildRegistrationCode();
    const password = `Nine tall ferns walk 9 ${"é".repeat(24)}!`;
    expect(Buffer.byteLength(password)).toBe(72);
    expect((await register({ registrationCode: code, password })).status).toBe(201);
  });

  test("answers 400 to an unknown code, and does not tell whether the email is known", async () => {
    const user = await buildUser();
    for (const registrationCode of ["NOPE-NOPE-NOPE-NOPE", "x"]) {
      const { status, error } = await register({ registrationCode, email: user.email });
      expect([status, error.message]).toEqual([400, "Invalid registration code. Please check the code and try again."]);
    }
  });

  test("answers 422 to a used and to an expired code", async () => {
    const usedBy = await buildUser();
    const used = await buildRegistrationCode({ usedAt: new Date(), usedById: usedBy.id });
    const expired = await buildRegistrationCode({ expiresAt: new Date(Date.now() - 1000) });
    for (const { code } of [used, expired]) {
      const { status, error } = await register({ registrationCode: code, email: usedBy.email });
      expect(status).toBe(422);
      expect(error.message).toBe("This registration code has already been used or is no longer valid.");
    }
  });

  test("answers 409 to a known email, only to the holder of a valid code, which stays valid", async () => {
    const user = await buildUser();
    const { code } = await buildRegistrationCode();
    const { status, error } = await register({ registrationCode: code, email: user.email.toUpperCase() });
    expect(status).toBe(409);
    expect(error.message).toBe("An account with this email already exists. Please try logging in instead.");
    expect((await getDb().registrationCode.findUniqueOrThrow({ where: { code } })).usedAt).toBeNull();
  });

  test("makes one account of two simultaneous registrations of one email, and leaves the loser's code valid", async () => {
    const codes = [await buildRegistrationCode(), await buildRegistrationCode()];
    const answers = await Promise.all(codes.map(({ code }) => register({ registrationCode: code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(
      await getDb().registrationCode.count({ where: { id: { in: codes.map(({ id }) => id) }, usedAt: null } }),
    ).toBe(1);
  });

  test("makes exactly one user of 50 parallel registrations with one ticket", async () => {
    const { code } = await buildRegistrationCode();
    const before = await getDb().user.count();
    // A busy machine may leave one without a connection: it is told to come again, and does.
    const race = async (index: number) => {
      for (;;) {
        const given = { registrationCode: code, email: `racer${index}@firm.example` };
        const answer = await register(given, `10.6.0.${index}`);
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => race(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
    expect(await getDb().user.count()).toBe(before + 1);
  });

  test("refuses an address after 30 failures", async () => {
    for (let attempt = 1; attempt <= 30; attempt += 1)
      expect((await register({ registrationCode: "NOPE-NOPE-NOPE-NOPE" })).status).toBe(400);
    const { status, error, headers } = await register({ registrationCode: "NOPE-NOPE-NOPE-NOPE" });
    expect(status).toBe(429);
    expect(error.message).toBe("Too many registration attempts. Please wait a moment and try again.");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(600);
  });

  test("ignores fields that are nobody's to give", async () => {
    const { code } = await buildRegistrationCode();
    const rawBody = JSON.stringify({
      ...FORM,
      email: "climber@firm.example",
      registrationCode: code,
      roles: ["Admin"],
      isActive: false,
      __proto__: { roles: ["Admin"] },
    });
    expect((await callRoute(calls.register, {}, { address, rawBody })).data.roles).toEqual(["User"]);
  });

  test("writes an audit line for the success and for each refusal by code", async () => {
    const { code } = await buildRegistrationCode();
    await register({ registrationCode: "NOPE-NOPE-NOPE-NOPE" });
    const { data } = await register({ registrationCode: code });
    const lines = await getDb().auditEvent.findMany({ where: { address }, orderBy: { id: "asc" } });
    expect(lines.map(({ level, action, userId }) => [level, action, userId])).toEqual([
      ["warning", "auth.register.failed", null],
      ["info", "auth.register", data.userId],
    ]);
    expect(lines.map(({ message }) => message).join()).not.toContain(code);
  });
});
