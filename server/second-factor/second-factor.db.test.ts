// @spec product: second factor, own password after an administrator's, strangers who guess
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import * as account from "#lib/contracts/account.ts";
import * as settings from "#lib/contracts/admin-settings.ts";
import * as users from "#lib/contracts/admin-users.ts";
import * as auth from "#lib/contracts/auth.ts";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm/firm-settings.ts";
import { getDb } from "#server/db/client.ts";
import { forgetSettings } from "#server/settings/get-settings.ts";
import { buildAdmin, buildSession, buildUser, TEST_PASSWORD, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const OWN = "Nine-Herons-4-Sail";
const codeOf = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });

const logIn = (user: TestUser, more: object = {}) =>
  callRoute(auth.login, { body: { email: user.email, password: TEST_PASSWORD, ...more } }, { address: "10.30.0.1" });

/**
 * Sets it up as the account page does, which spends the code of this step. That of the step before would not do: it
 * counts only until the next one begins.
 */
async function turnOn(user: TestUser) {
  const { secret, recoveryCodes } = (await callRoute(account.setUpSecondFactor, {}, { as: user })).data;
  const spent = codeOf(secret);
  const { data } = await callRoute(account.turnOnSecondFactor, { body: { code: spent } }, { as: user });
  expect(data.secondFactor?.isOn).toBe(true);
  return { secret, recoveryCodes, spent };
}
/** The last proof of who is there lies an hour back. */
const age = (user: TestUser) =>
  getDb()
    .$executeRaw`UPDATE "Session" SET "confirmedAt" = "confirmedAt" - interval '1 hour' WHERE id = ${user.sessionId}::uuid`;

const setRule = (admin: TestUser, secondFactor: "optional" | "admins" | "everyone") => {
  forgetSettings();
  return callRoute(settings.updateSettings, { body: { ...DEFAULT_FIRM_SETTINGS, secondFactor } }, { as: admin });
};

describe("a second factor", () => {
  test("is asked for at each sign-in, and takes each code once", async () => {
    const user = await buildUser();
    const { secret, spent } = await turnOn(user);
    const asked = await logIn(user);
    expect([asked.status, asked.error.code]).toEqual([403, "second_factor_required"]);
    for (const code of ["000000", spent, codeOf(secret, 40)])
      expect((await logIn(user, { code })).error.code).toBe("second_factor_required");
    const code = codeOf(secret, 1);
    expect((await logIn(user, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect((await logIn(user, { code })).status).toBe(403);
    const lines = await getDb().auditEvent.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } });
    expect(lines.map(({ message }) => message)).toEqual([
      "Second factor set up",
      ...Array<string>(3).fill("Sign-in failed: wrong code"),
      "Signed in with a code",
      "Sign-in failed: wrong code",
    ]);
  });

  test("a wrong code is a failed attempt, a sign-in that is asked for one is not", async () => {
    const user = await buildUser();
    const { secret } = await turnOn(user);
    for (let attempt = 1; attempt <= 12; attempt += 1) expect((await logIn(user)).status).toBe(403);
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await logIn(user, { code: "000000" })).status).toBe(403);
    expect((await logIn(user, { code: codeOf(secret, 1) })).status).toBe(429);
  });

  test("each recovery code signs in once; the database holds neither codes nor secret", async () => {
    const user = await buildUser();
    const { secret, recoveryCodes } = await turnOn(user);
    expect(recoveryCodes).toHaveLength(10);
    const [first = ""] = recoveryCodes;
    expect((await logIn(user, { code: first.toLowerCase().replaceAll("-", " ") })).status).toBe(200);
    expect((await logIn(user, { code: first })).status).toBe(403);
    const { data } = await callRoute(account.getAccount, {}, { as: user });
    expect(data.secondFactor).toEqual({ isOn: true, isRequired: false, codesLeft: 9 });
    const [row] = await getDb().$queryRaw<{ text: string }[]>`
      SELECT (SELECT json_agg(f)::text FROM "SecondFactor" f) || (SELECT json_agg(c)::text FROM "RecoveryCode" c) AS text`;
    for (const hidden of [secret, Buffer.from(Secret.fromBase32(secret).bytes).toString("hex"), ...recoveryCodes])
      expect(row?.text).not.toContain(hidden);
  });

  test("a set-up without its first code changes nothing, and a second one is refused", async () => {
    const user = await buildUser();
    const { secret } = (await callRoute(account.setUpSecondFactor, {}, { as: user })).data;
    expect((await callRoute(account.turnOnSecondFactor, { body: { code: "123456" } }, { as: user })).status).toBe(400);
    expect((await logIn(user)).status).toBe(200);
    const other = { ...user, ...(await buildSession(user.id)) };
    await callRoute(account.turnOnSecondFactor, { body: { code: codeOf(secret) } }, { as: user });
    expect((await callRoute(account.getAccount, {}, { as: other })).status).toBe(401);
    expect((await callRoute(account.setUpSecondFactor, {}, { as: user })).status).toBe(409);
  });
});

describe("the firm's rule", () => {
  test("sets a factor up at the sign-in, for administrators or for everyone", async () => {
    const [admin, colleague, user] = [await buildAdmin(), await buildAdmin(), await buildUser()];
    expect((await setRule(admin, "admins")).error.errors).toEqual({
      secondFactor: ["Set up your own second step first, on your account page."],
    });
    await turnOn(admin);
    expect((await setRule(admin, "admins")).status).toBe(200);
    expect((await callRoute(account.getAccount, {}, { as: colleague })).status).toBe(401);
    expect((await callRoute(account.getAccount, {}, { as: user })).status).toBe(200);
    expect((await logIn(user)).status).toBe(200);
    expect((await logIn(colleague)).error.code).toBe("second_factor_setup_required");
    const credentials = { email: colleague.email, password: TEST_PASSWORD };
    const { secret } = (await callRoute(auth.setUpSecondFactorAtLogin, { body: credentials })).data;
    expect((await logIn(colleague, { code: "000000" })).error.code).toBe("second_factor_setup_required");
    const signedIn = (await logIn(colleague, { code: codeOf(secret) })).data;
    expect((await callRoute(account.turnOffSecondFactor, {}, { as: signedIn })).status).toBe(409);
    expect((await callRoute(auth.setUpSecondFactorAtLogin, { body: credentials })).status).toBe(409);
    expect((await callRoute(auth.setUpSecondFactorAtLogin, { body: { ...credentials, password: "x" } })).status).toBe(
      401,
    );
    expect((await setRule(admin, "everyone")).status).toBe(200);
    expect((await logIn(user)).error.code).toBe("second_factor_setup_required");
  });
});

describe("a lost phone", () => {
  test("an administrator resets it, and everybody else may not", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    await turnOn(user);
    const reset = (as: TestUser) => callRoute(users.resetUserSecondFactor, { params: { id: user.id } }, { as });
    expect((await reset(await buildUser())).status).toBe(403);
    await age(admin);
    expect((await reset(admin)).error.code).toBe("confirmation_required");
    await callRoute(account.confirmIdentity, { body: { password: TEST_PASSWORD } }, { as: admin });
    expect((await reset(admin)).status).toBe(200);
    expect((await callRoute(account.getAccount, {}, { as: user })).status).toBe(401);
    expect((await logIn(user)).status).toBe(200);
  });
});

describe("a password that an administrator has set", () => {
  test("opens no session until another one is chosen", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const given = { newPassword: "Tall-Otters-7-Run", confirmPassword: "Tall-Otters-7-Run" };
    const body = { userId: user.id, ...given };
    await callRoute(users.resetUserPassword, { params: { id: user.id }, body }, { as: admin });
    const enter = (more: object = {}) => logIn(user, { password: given.newPassword, ...more });
    expect((await enter()).error.code).toBe("password_change_required");
    expect((await enter(given)).error.errors).toEqual({
      newPassword: ["The new password must be different from the current one."],
    });
    expect((await enter({ newPassword: OWN, confirmPassword: "x" })).status).toBe(400);
    expect((await enter({ newPassword: OWN, confirmPassword: OWN })).status).toBe(200);
    expect((await enter()).status).toBe(401);
    expect((await enter({ password: OWN })).status).toBe(200);
  });
});

test("ending a session and changing the second factor ask again for who is there", async () => {
  const user = await buildUser();
  const other = await buildSession(user.id);
  const end = () => callRoute(account.endSession, { params: { id: other.sessionId } }, { as: user });
  const confirm = (password: string) => callRoute(account.confirmIdentity, { body: { password } }, { as: user });
  await age(user);
  expect([(await end()).status, (await end()).error.code]).toEqual([403, "confirmation_required"]);
  expect((await callRoute(account.setUpSecondFactor, {}, { as: user })).error.code).toBe("confirmation_required");
  expect((await callRoute(account.turnOffSecondFactor, {}, { as: user })).error.code).toBe("confirmation_required");
  expect((await confirm("Wrong-Password-1")).error.errors).toEqual({ password: ["Current password is incorrect"] });
  expect((await end()).status).toBe(403);
  expect((await confirm(TEST_PASSWORD)).status).toBe(204);
  expect((await end()).status).toBe(204);
});
