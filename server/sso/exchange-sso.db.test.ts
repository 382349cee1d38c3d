// @spec 4, 5: password reset; single sign-on (product page)
import { createHmac } from "node:crypto";
import { encode } from "next-auth/jwt";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { getAccount, setUpSecondFactor, turnOnSecondFactor } from "#lib/contracts/account.ts";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { requireEnv } from "#server/env.ts";
import { FIRM_KEY, forgetSettings } from "#server/settings/get-settings.ts";
import { buildRegistrationCode, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

vi.hoisted(() => {
  process.env.APP_URL = "http://localhost:3999";
  process.env.SSO_ISSUER = "http://localhost:4999";
  process.env.SSO_CLIENT_ID = "odds";
  process.env.SSO_CLIENT_SECRET = "secret";
  process.env.SSO_LABEL = "Sign in with Reyes LLP";
});

const ORIGIN = "http://localhost:3999";
const ISSUER = "http://localhost:4999";
const IDENTITY = { issuer: ISSUER, subject: "sub-1", email: "", firstName: "Vera", lastName: "Lindqvist" };
type Claims = typeof IDENTITY;

/** Made here once more, so that a change of what the cookie is signed with shows. */
const secret = () => createHmac("sha256", requireEnv("TOKEN_SECRET")).update("single-sign-on").digest("hex");
const cookieOf = async (claims: Partial<Claims>, { key = secret(), maxAge = 300 } = {}) =>
  `next-auth.session-token=${await encode({ secret: key, maxAge, token: { identity: { ...IDENTITY, ...claims } } })}`;

type Options = { code?: string; secondStep?: string; cookie?: string; origin?: string };
async function exchange(claims: Partial<Claims>, { code, secondStep, cookie, origin = ORIGIN }: Options = {}) {
  const isEmpty = code === undefined && secondStep === undefined;
  const body = isEmpty ? undefined : { registrationCode: code, code: secondStep };
  const headers = { cookie: cookie ?? (await cookieOf(claims)), origin };
  return callRoute(calls.exchangeSso, { body }, { headers, address: "10.11.0.1" });
}

describe("POST /api/auth/sso/exchange", () => {
  test("signs in the account with that email, links it and takes the cookies away", async () => {
    const user = await buildUser();
    const cookie = `theme=dark; ${await cookieOf({ email: user.email.toUpperCase() })}; next-auth.csrf-token=x`;
    const { data, headers } = await exchange({}, { cookie });
    expect(data).toMatchObject({ userId: user.id, email: user.email, fullName: "Dana Reyes", roles: ["User"] });
    expect((await callRoute(calls.getProfile, {}, { as: data })).status).toBe(200);
    expect(headers.getSetCookie()).toEqual([
      "next-auth.session-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      "next-auth.csrf-token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
      expect.stringMatching(/^device-/),
    ]);
    const identities = await getDb().identity.findMany();
    expect(identities).toMatchObject([{ issuer: ISSUER, subject: "sub-1", userId: user.id }]);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ action, message }) => [action, message])).toEqual([
      ["auth.login", "Signed in through single sign-on for the first time"],
    ]);
  });

  test("goes by issuer and subject from then on, whatever email comes", async () => {
    const user = await buildUser();
    const other = await buildUser();
    await exchange({ email: user.email });
    expect((await exchange({ email: "renamed@firm.example" })).data.userId).toBe(user.id);
    expect((await exchange({ email: other.email })).data.userId).toBe(user.id);
    expect(await getDb().identity.count()).toBe(1);
  });

  test("does not give an account to the next owner of its email", async () => {
    const user = await buildUser();
    await exchange({ email: user.email });
    const { status, error } = await exchange({ email: user.email, subject: "sub-2" });
    expect([status, error.code]).toEqual([409, "conflict"]);
    expect(error.message).toContain("belongs to another person's sign-in at your firm");
    expect((await exchange({ email: user.email, subject: "sub-2", issuer: "https://other.example" })).status).toBe(200);
  });

  test("asks an unknown email for a ticket, keeps the identity meanwhile, and opens an account with one", async () => {
    const claims = { email: "Vera.Lindqvist@Firm.example" };
    const refused = await exchange(claims);
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([
      422,
      "code_unusable",
      "There is no account with your email address yet. Enter your Golden Ticket to register.",
    ]);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await getDb().user.count()).toBe(0);

    const { code } = await buildRegistrationCode();
    const { data } = await exchange(claims, { code: ` ${code.toLowerCase()} ` });
    expect(data).toMatchObject({ email: "vera.lindqvist@firm.example", fullName: "Vera Lindqvist", roles: ["User"] });
    expect((await callRoute(getAccount, {}, { as: data })).data.hasPassword).toBe(false);
    expect((await getDb().registrationCode.findUniqueOrThrow({ where: { code } })).usedById).toBe(data.userId);
    expect((await exchange(claims)).data.userId).toBe(data.userId);
  });

  test("refuses an unknown, a used and an expired ticket", async () => {
    const claims = { email: "vera@firm.example" };
    const used = await buildRegistrationCode({ usedAt: new Date() });
    const expired = await buildRegistrationCode({ expiresAt: new Date(Date.now() - 1000) });
    const unknown = await exchange(claims, { code: "NOPE-NOPE-NOPE-NOPE" });
    const text = "Invalid registration code. Please check the code and try again.";
    expect([unknown.status, unknown.error.errors]).toEqual([400, { registrationCode: [text] }]);
    for (const { code } of [used, expired]) {
      const { status, error } = await exchange(claims, { code });
      expect([status, error.message]).toEqual([
        422,
        "This registration code has already been used or is no longer valid.",
      ]);
    }
    expect(await getDb().user.count()).toBe(0);
  });

  test("makes one account of 10 simultaneous exchanges with one ticket", async () => {
    const { code } = await buildRegistrationCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => exchange({ email: "vera@firm.example" }, { code })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await getDb().user.count()).toBe(1);
    expect(await getDb().identity.count()).toBe(1);
  });

  test("refuses a deactivated account, by email and by identity, and writes it down", async () => {
    const user = await buildUser({ isActive: false });
    const text = "This account has been deactivated. Please contact your administrator.";
    const byEmail = await exchange({ email: user.email });
    expect([byEmail.status, byEmail.error.message]).toEqual([403, text]);
    await getDb().identity.create({ data: { issuer: ISSUER, subject: "sub-1", userId: user.id } });
    expect((await exchange({ email: "other@firm.example" })).status).toBe(403);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id } });
    expect(lines.map(({ message }) => message)).toEqual([
      "Single sign-on failed: the account is deactivated",
      "Single sign-on failed: the account is deactivated",
    ]);
  });

  test("asks who has turned on a second step for its code, at the first sign-in and at each further one", async () => {
    const user = await buildUser();
    const { secret, recoveryCodes } = (await callRoute(setUpSecondFactor, {}, { as: user })).data;
    const codeAt = (step: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + step * 30_000 });
    await callRoute(turnOnSecondFactor, { body: { code: codeAt(0) } }, { as: user });
    const claims = { email: user.email };
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      const { status, error, headers } = await exchange(claims);
      expect([status, error.code]).toEqual([403, "second_factor_required"]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await getDb().identity.count()).toBe(0);
    expect((await exchange(claims, { secondStep: "000000" })).error.message).toBe(
      "That code did not work. Enter the one that your app shows now.",
    );
    const next = codeAt(1);
    expect((await exchange(claims, { secondStep: next })).data.userId).toBe(user.id);
    expect((await exchange(claims, { secondStep: next })).status).toBe(403);
    expect((await exchange(claims, { secondStep: recoveryCodes[0] })).status).toBe(200);
    // From an address that has signed in before they are counted apart from those of strangers.
    for (let attempt = 2; attempt <= 10; attempt += 1)
      expect((await exchange(claims, { secondStep: "000000" })).status).toBe(403);
    expect((await exchange(claims, { secondStep: recoveryCodes[1] })).status).toBe(429);
  });

  test("leaves the firm's rule of a second step to the identity provider", async () => {
    const user = await buildUser();
    await getDb().setting.create({ data: { key: FIRM_KEY, value: { secondFactor: "everyone" } } });
    forgetSettings();
    expect((await exchange({ email: user.email })).data.userId).toBe(user.id);
  });

  test("refuses a call from another site", async () => {
    const user = await buildUser();
    for (const origin of ["https://evil.example", "http://127.0.0.1:3999", "null", ""]) {
      const { status, error } = await exchange({ email: user.email }, { origin });
      expect([status, error.code]).toEqual([403, "forbidden"]);
    }
  });

  test("refuses no cookie, a forged one, one that is too old, and an access token in its place", async () => {
    const user = await buildUser();
    const cookies = [
      "",
      await cookieOf({ email: user.email }, { key: "another key" }),
      await cookieOf({ email: user.email }, { maxAge: -60 }),
      `next-auth.session-token=${user.token}`,
      (await cookieOf({ email: user.email })).replace("next-auth", "__Secure-next-auth"),
    ];
    for (const cookie of cookies) {
      const { status, error } = await exchange({}, { cookie });
      expect([status, error.message]).toEqual([401, "Your single sign-on has timed out. Please start again."]);
    }
  });

  test("refuses an address after 30 tickets that do not count", async () => {
    await getDb().rateLimit.create({ data: { bucket: "register-address", subject: "10.11.0.1", count: 29 } });
    const claims = { email: "vera@firm.example" };
    expect((await exchange(claims, { code: "NOPE-NOPE-NOPE-NOPE" })).status).toBe(400);
    expect((await exchange(claims, { code: "NOPE-NOPE-NOPE-NOPE" })).status).toBe(429);
  });
});

test("GET /api/auth/options names the button", async () => {
  expect((await callRoute(calls.getSignInOptions)).data).toEqual({
    sso: { label: "Sign in with Reyes LLP" },
    minPasswordLength: 8,
    hasMail: false,
    isFirstUse: true,
  });
});
