// @spec 2.2: admin login, forgot and reset password, change password
// @spec 7.1: login, register, logout, refresh, profile
// @spec 2.11, 4, 8: User Management: table, status, reset link, password, roles
// @spec 7.4: calls of users, codes and cases; only administrators
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/admin-users.ts";
import * as auth from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildResetToken, buildSession, buildUser, TEST_PASSWORD } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";

const address = "10.14.0.1";
const NEW_PASSWORD = "Nine-Herons-4-Sail";
/** Refusals have lines of their own, told by record-denial.db.test.ts. */
const lines = async () => {
  const where = { action: { not: "access.denied" } };
  const rows = await getDb().auditEvent.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action, message, userEmail }) => [action, message, userEmail]);
};
const profileStatus = async (as: { readonly token: string }) => (await callRoute(auth.getProfile, {}, { as })).status;
const logInStatus = async (email: string, password: string) =>
  (await callRoute(auth.login, { body: { email, password } }, { address })).status;

describe("the list of users", () => {
  test("newest first, 20 a page, with what the table shows and no password", async () => {
    const admin = await buildAdmin({ createdAt: new Date("2026-01-01T00:00:00Z") });
    for (let day = 1; day <= 24; day += 1)
      await buildUser({
        email: `person${day}@firm.example`,
        createdAt: new Date(Date.UTC(2026, 1, day)),
        isActive: day % 4 !== 0,
      });
    const first = await callRoute(calls.listUsers, {}, { as: admin });
    expect(first.data).toMatchObject({ page: 1, pageSize: 20, totalCount: 25, totalPages: 2, activeCount: 19 });
    expect(first.data.users.map(({ email }) => email)).toEqual(
      Array.from({ length: 20 }, (_, index) => `person${24 - index}@firm.example`),
    );
    expect(first.data.users[0]).toEqual({
      id: expect.any(String) as string,
      email: "person24@firm.example",
      firstName: "Dana",
      lastName: "Reyes",
      fullName: "Dana Reyes",
      barNumber: null,
      lawFirm: null,
      roles: ["User"],
      isActive: false,
      hasPassword: true,
      hasSecondFactor: false,
      createdAt: "2026-02-24T00:00:00.000Z",
      lastSignInAt: null,
    });
    const last = await callRoute(calls.listUsers, { query: { page: 2 } }, { as: admin });
    expect(last.data.users.map(({ email }) => email)).toEqual([
      ...[4, 3, 2, 1].map((day) => `person${day}@firm.example`),
      admin.email,
    ]);
    const beyond = await callRoute(calls.listUsers, { query: { page: 9 } }, { as: admin });
    expect(beyond.data).toMatchObject({ users: [], totalPages: 2, totalCount: 25 });
  });

  test("every page once, whatever the size: the pages from the end join those from the start", async () => {
    const admin = await buildAdmin();
    for (let index = 0; index < 11; index += 1) await buildUser({ createdAt: new Date("2026-02-02T00:00:00Z") });
    for (const pageSize of [1, 3, 4, 5, 12]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(12 / pageSize); page += 1) {
        const { data } = await callRoute(calls.listUsers, { query: { page, pageSize } }, { as: admin });
        seen.push(...data.users.map(({ id }) => id));
      }
      expect(new Set(seen).size, `pages of ${pageSize}`).toBe(12);
      expect(seen.length).toBe(12);
    }
  });

  test("the words of a search in any order, percent signs as they are, status and role", async () => {
    const admin = await buildAdmin({ firstName: "Ada", lastName: "Min" });
    await buildUser({ firstName: "Malcolm", lastName: "Lowe", email: "m.lowe@firm.example", barNumber: "JB 17733" });
    await buildUser({ firstName: "Rosa", lastName: "Achterberg", lawFirm: "Achterberg & Lowe", isActive: false });
    await buildUser({ firstName: "100%", lastName: "Sure" });
    const search = async (query: Parameters<typeof callRoute<typeof calls.listUsers>>[1]) =>
      (await callRoute(calls.listUsers, query, { as: admin })).data.users.map(({ fullName }) => fullName).sort();
    expect(await search({ query: { search: " lowe MALCOLM " } })).toEqual(["Malcolm Lowe"]);
    expect(await search({ query: { search: "lowe" } })).toEqual(["Malcolm Lowe", "Rosa Achterberg"]);
    expect(await search({ query: { search: "17733" } })).toEqual(["Malcolm Lowe"]);
    expect(await search({ query: { search: "%" } })).toEqual(["100% Sure"]);
    expect(await search({ query: { search: "lowe", status: "inactive" } })).toEqual(["Rosa Achterberg"]);
    expect(await search({ query: { role: "Admin" } })).toEqual(["Ada Min"]);
    expect(await search({ query: { search: "nobody" } })).toEqual([]);
  });

  test.each([{ page: 0 }, { page: 1.5 }, { pageSize: 0 }, { pageSize: 201 }, { status: "gone" }])(
    "refuses %j",
    async (query) => {
      const answer = await callRoute(calls.listUsers, { query: query as object }, { as: await buildAdmin() });
      expect(answer.status).toBe(400);
    },
  );

  test("one user; a missing or malformed id is 404", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser({ passwordHash: null })];
    const one = await callRoute(calls.getUser, { params: { id: user.id } }, { as: admin });
    expect(one.data).toMatchObject({ email: user.email, hasPassword: false });
    for (const id of [randomUUID(), "1' OR '1'='1"])
      expect((await callRoute(calls.getUser, { params: { id } }, { as: admin })).status).toBe(404);
  });
});

describe("status", () => {
  const set = (as: { token: string }, id: string, isActive: boolean) =>
    callRoute(calls.setUserStatus, { params: { id }, body: { isActive } }, { as });

  test("deactivation ends every session and link at once; activation brings none of them back", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const second = await buildSession(user.id);
    const token = await buildResetToken(user);
    expect((await set(admin, user.id, false)).data.isActive).toBe(false);
    expect([await profileStatus(user), await profileStatus(second)]).toEqual([401, 401]);
    expect(await logInStatus(user.email, TEST_PASSWORD)).toBe(403);
    expect((await set(admin, user.id, true)).data.isActive).toBe(true);
    expect(await profileStatus(user), "its old sessions stay ended").toBe(401);
    const body = { token, email: user.email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    expect((await callRoute(auth.resetPassword, { body }, { address })).status).toBe(400);
    expect(await logInStatus(user.email, TEST_PASSWORD)).toBe(200);
    expect((await lines()).filter(([action]) => action?.startsWith("user."))).toEqual([
      ["user.deactivate", `${user.email} deactivated`, admin.email],
      ["user.activate", `${user.email} activated`, admin.email],
    ]);
  });

  test("the same status again changes and logs nothing", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    expect((await set(admin, user.id, true)).status).toBe(200);
    expect(await profileStatus(user)).toBe(200);
    expect(await lines()).toEqual([]);
  });

  test("the last active admin stays, also when two close each other at once", async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()];
    await buildAdmin({ isActive: false });
    const answers = await Promise.all([set(first, second.id, false), set(second, first.id, false)]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    const left = answers[0].status === 200 ? first : second;
    const refused = await set(left, left.id, false);
    expect(refused.status).toBe(409);
    expect(refused.error.message).toBe(`${left.email} is the last active admin. Promote someone else first.`);
    expect(await profileStatus(left)).toBe(200);
  });

  test("a missing user is 404, a body without a status 400", async () => {
    const admin = await buildAdmin();
    expect((await set(admin, randomUUID(), false)).status).toBe(404);
    expect((await set(admin, admin.id, "no" as unknown as boolean)).status).toBe(400);
  });
});

describe("roles", () => {
  const set = (as: { token: string }, id: string, roles: readonly string[]) =>
    callRoute(calls.setUserRoles, { params: { id }, body: { roles: roles as ["User"] } }, { as });

  test("promote and demote count on the next request, with a line each", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const mayList = async () => (await callRoute(calls.listUsers, {}, { as: user })).status;
    expect(await mayList()).toBe(403);
    expect((await set(admin, user.id, ["Admin", "User"])).data.roles).toEqual(["User", "Admin"]);
    expect(await mayList()).toBe(200);
    expect((await set(admin, user.id, ["User"])).data.roles).toEqual(["User"]);
    expect(await mayList()).toBe(403);
    expect(await lines()).toEqual([
      ["user.promote", `${user.email} made an admin`, admin.email],
      ["user.demote", `${user.email} is no longer an admin`, admin.email],
    ]);
  });

  test("the last active admin keeps the role, also when two demote each other at once", async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()];
    const answers = await Promise.all([set(first, second.id, ["User"]), set(second, first.id, ["User"])]);
    const left = answers[0].status === 200 ? first : second;
    expect(await getDb().user.count({ where: { roles: { has: "Admin" }, isActive: true } })).toBe(1);
    expect((await set(left, left.id, ["User"])).status).toBe(409);
  });

  test("one is demoted while the other is deactivated: one admin is left", async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()];
    await Promise.all([
      set(first, second.id, ["User"]),
      callRoute(calls.setUserStatus, { params: { id: first.id }, body: { isActive: false } }, { as: second }),
    ]);
    expect(await getDb().user.count({ where: { roles: { has: "Admin" }, isActive: true } })).toBe(1);
  });

  test.each([[[]], [["Admin"]], [["User", "Owner"]]])("refuses %j", async (roles) => {
    const admin = await buildAdmin();
    expect((await set(admin, admin.id, roles)).status).toBe(400);
  });
});

describe("a reset link", () => {
  const make = (as: { token: string }, id: string) => callRoute(calls.generateResetLink, { params: { id } }, { as });

  test("works once, and makes an earlier one worthless", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const earlier = new URL((await make(admin, user.id)).data.resetLink);
    const link = new URL((await make(admin, user.id)).data.resetLink);
    expect(link.pathname).toBe("/reset-password");
    const reset = (from: URL) =>
      callRoute(
        auth.resetPassword,
        {
          body: {
            token: from.searchParams.get("token") ?? "",
            email: from.searchParams.get("email") ?? "",
            newPassword: NEW_PASSWORD,
            confirmPassword: NEW_PASSWORD,
          },
        },
        { address },
      );
    expect([(await reset(earlier)).status, (await reset(link)).status, (await reset(link)).status]).toEqual([
      400, 200, 400,
    ]);
    expect(await logInStatus(user.email, NEW_PASSWORD)).toBe(200);
    const logged = await lines();
    expect(logged[0]).toEqual(["user.reset-link", `Password reset link for ${user.email} made`, admin.email]);
    expect(JSON.stringify(logged)).not.toContain(link.searchParams.get("token"));
  });

  test("none for a deactivated or a missing account", async () => {
    const [admin, closed] = [await buildAdmin(), await buildUser({ isActive: false })];
    const refused = await make(admin, closed.id);
    expect(refused.status).toBe(409);
    expect(refused.error.message).toBe(`The account ${closed.email} is deactivated. Activate it first.`);
    expect((await make(admin, randomUUID())).status).toBe(404);
  });
});

describe("setting a password", () => {
  const set = (as: { token: string }, id: string, fields: Partial<Record<string, string>> = {}) =>
    callRoute(
      calls.resetUserPassword,
      { params: { id }, body: { userId: id, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...fields } },
      { as },
    );

  test("replaces it and ends every session and link", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    await buildResetToken(user);
    expect((await set(admin, user.id)).data.message).toBe(
      "The password has been set. All sessions of this account have ended.",
    );
    expect(await profileStatus(user)).toBe(401);
    expect(await getDb().passwordResetToken.count({ where: { userId: user.id } })).toBe(0);
    expect([await logInStatus(user.email, TEST_PASSWORD), await logInStatus(user.email, NEW_PASSWORD)]).toEqual([
      401, 403,
    ]);
    expect((await lines())[0]).toEqual([
      "user.password.reset",
      `Password of ${user.email} set; all sessions ended`,
      admin.email,
    ]);
  });

  test.each([
    [{ newPassword: "short", confirmPassword: "short" }, "newPassword", "Password must be at least 8 characters long"],
    [{ confirmPassword: "Other-Herons-4-Sail" }, "confirmPassword", "Passwords do not match"],
    [{ confirmPassword: "" }, "confirmPassword", "Please confirm your password"],
    [
      { newPassword: "alllowercase", confirmPassword: "alllowercase" },
      "newPassword",
      "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character",
    ],
  ])("refuses %j", async (fields, field, text) => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    const refused = await set(admin, user.id, fields);
    expect(refused.status).toBe(400);
    expect(refused.error.errors?.[field]).toContain(text);
    expect(await profileStatus(user)).toBe(200);
  });

  test("a body that names another account than the address changes neither", async () => {
    const [admin, user] = [await buildAdmin(), await buildUser()];
    expect((await set(admin, user.id, { userId: admin.id })).status).toBe(400);
    expect(await logInStatus(user.email, TEST_PASSWORD)).toBe(200);
    expect((await set(admin, randomUUID())).status).toBe(404);
  });
});
