import type { AdminUser } from "#lib/contracts/admin-users.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb, type Role } from "../db/client.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { keepAnAdmin } from "./keep-an-admin.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { requireAccountById } from "./require-account-by-id.ts";

/**
 * Makes an account an admin, or one no longer. It counts from the account's next request on.
 * @throws AppError `not_found`, `conflict` for the last active admin
 */
export async function setUserRoles(actor: Actor, id: string, roles: readonly Role[]): Promise<AdminUser> {
  const isAdmin = roles.includes("Admin");
  return getDb().$transaction(async (tx) => {
    const before = await requireAccountById(tx, id);
    if (before.roles.includes("Admin") === isAdmin) return presentAdminUser(before);
    if (!isAdmin) await keepAnAdmin(tx, before);
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
