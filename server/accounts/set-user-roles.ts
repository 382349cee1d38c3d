import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Role } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireUser } from "../policies/require-user.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { requireAnotherAdmin } from "./require-another-admin.ts";

/**
 * Grants or revokes a user's admin role, effective with their next request.
 * @throws AppError `not_found`, `conflict` for the last active admin
 */
export async function setUserRoles(actor: Actor, id: string, roles: readonly Role[]): Promise<AdminUser> {
  const isAdmin = roles.includes("Admin");
  return getDb().$transaction(async (tx) => {
    const before = await requireUser(tx, id);
    if (before.roles.includes("Admin") === isAdmin) return presentAdminUser(before);
    if (!isAdmin) await requireAnotherAdmin(tx, before);
    const user = await tx.user.update({ where: { id }, data: { roles: isAdmin ? ["User", "Admin"] : ["User"] } });
    await recordAudit(tx, {
      level: "warning",
      action: isAdmin ? "user.promote" : "user.demote",
      message: `${user.email} ${isAdmin ? "made an admin" : "is no longer an admin"}`,
      actor,
    });
    return presentAdminUser(user);
  });
}
