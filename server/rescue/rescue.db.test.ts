import { describe, expect, test } from "vitest";
import * as calls from "#lib/contracts/auth.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildUser, TEST_PASSWORD, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { createTicket } from "#server/tickets/create-ticket.ts";
import { createResetLinkByEmail } from "./create-reset-link-by-email.ts";
import { deactivateUser } from "./deactivate-user.ts";
import { listAllUsers } from "./list-all-users.ts";
import { promoteUser } from "./promote-user.ts";

const address = "10.12.0.1";
const profileStatus = async (user: TestUser) => (await callRoute(calls.getProfile, {}, { as: user })).status;
const lines = async () =>
  (await getDb().auditEvent.findMany({ orderBy: { id: "asc" } })).map(({ action, message }) => [action, message]);
const NOBODY = "There is no account with the email nobody@firm.example.";

/** What `npm run admin` does; the command itself is tested in scripts/commands/admin.db.test.ts. */
describe("the rescue of a locked-out firm", () => {
  test("lists every account, without its password", async () => {
    const admin = await buildAdmin({ email: "ruth@firm.example", firstName: "Ruth", lastName: "Okafor" });
    await buildUser({ email: "dana@firm.example", isActive: false, lastSignInAt: new Date("2026-11-01T08:00:00Z") });
    expect(await listAllUsers()).toEqual([
      { email: admin.email, fullName: "Ruth Okafor", roles: ["User", "Admin"], isActive: true, lastSignInAt: null },
      {
        email: "dana@firm.example",
        fullName: "Dana Reyes",
        roles: ["User"],
        isActive: false,
        lastSignInAt: new Date("2026-11-01T08:00:00Z"),
      },
    ]);
  });

  test("makes a ticket that registers one user, not an admin", async () => {
    const registrationCode = await createTicket();
    expect(registrationCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const person = { email: "nia@firm.example", password: TEST_PASSWORD, firstName: "Nia", lastName: "Bright" };
    const { data } = await callRoute(calls.register, { body: { ...person, registrationCode } }, { address });
    expect(data.roles).toEqual(["User"]);
    expect((await lines())[0]).toEqual(["code.create", "Registration code made at the terminal"]);
  });

  test("makes a reset link that works, also for an account without a password", async () => {
    const user = await buildUser({ passwordHash: null });
    const { searchParams: given } = new URL(await createResetLinkByEmail(user.email.toUpperCase()));
    const newPassword = "Nine-Herons-4-Sail";
    const body = { token: given.get("token")!, email: given.get("email")!, newPassword, confirmPassword: newPassword };
    expect((await callRoute(calls.resetPassword, { body }, { address })).status).toBe(200);
    expect((await lines())[0]).toEqual([
      "user.reset-link",
      `Password reset link for ${user.email} made at the terminal`,
    ]);
    await expect(createResetLinkByEmail("nobody@firm.example")).rejects.toThrow(NOBODY);
    const closed = await buildUser({ isActive: false });
    await expect(createResetLinkByEmail(closed.email)).rejects.toThrow("is deactivated. Promote it first.");
  });

  test("makes an active admin", async () => {
    const user = await buildUser({ isActive: false });
    await promoteUser(user.email);
    expect(await getDb().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      roles: ["User", "Admin"],
      isActive: true,
    });
    expect(await lines()).toEqual([["user.promote", `${user.email} made an active admin at the terminal`]]);
    await expect(promoteUser("nobody@firm.example")).rejects.toThrow(NOBODY);
  });

  test("deactivates an account and ends its sessions at once", async () => {
    await buildAdmin();
    const user = await buildUser();
    await deactivateUser(user.email);
    expect(await profileStatus(user)).toBe(401);
    await promoteUser(user.email);
    expect(await profileStatus(user), "its old sessions stay ended").toBe(401);
    expect((await lines())[0]).toEqual(["user.deactivate", `${user.email} deactivated at the terminal`]);
    await expect(deactivateUser("nobody@firm.example")).rejects.toThrow(NOBODY);
  });

  test("keeps the last active admin, also when two close each other at once", async () => {
    const [first, second] = [await buildAdmin(), await buildAdmin()];
    await buildAdmin({ isActive: false });
    const outcomes = await Promise.allSettled([first, second].map(({ email }) => deactivateUser(email)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [left] = await getDb().user.findMany({ where: { isActive: true } });
    await expect(deactivateUser(left!.email)).rejects.toThrow("is the last active admin. Promote someone else");
    expect(await profileStatus([first, second].find(({ id }) => id === left!.id)!)).toBe(200);
  });
});
