import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireUser } from "../policies/require-user.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { presentAdminUser } from "./present-admin-user.ts";
import { requireAnotherAdmin } from "./require-another-admin.ts";

/**
 * Activates or deactivates a user. Deactivating ends their sessions and reset links at once; activating restores none.
 * @throws AppError `not_found`, `conflict` for the last active admin
 */
export async function setUserStatus(actor: Actor, id: string, isActive: boolean): Promise<AdminUser> {
  return getDb().$transaction(async (tx) => {
    const before = await requireUser(tx, id);
    // The second press of a button, or a second administrator: nothing is left to do or to log.
    if (before.isActive === isActive) return presentAdminUser(before);
    if (!isActive) await requireAnotherAdmin(tx, before);
    const user = await tx.user.update({ where: { id }, data: { isActive } });
    if (!isActive) {
      await tx.passwordResetToken.deleteMany({ where: { userId: id } });
      await endSessions(tx, id, { reason: "deactivated" });
    }
    await recordAudit(tx, {
      level: "warning",
      action: isActive ? "user.activate" : "user.deactivate",
      message: `${user.email} ${isActive ? "activated" : "deactivated"}`,
      actor,
    });
    return presentAdminUser(user);
  });
}
