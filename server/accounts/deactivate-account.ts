import { endSessions } from "../auth/end-sessions.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { requireAccount } from "./require-account.ts";

/**
 * Closes an account; its sessions and links end at once.
 * @throws AppError `not_found`, `conflict` for the last active admin, without whom nobody could open it again
 */
export async function deactivateAccount(email: string): Promise<void> {
  const { id, email: known } = await requireAccount(email);
  await getDb().$transaction(async (tx) => {
    // Locked together: two admins who close each other at once must not both find one left.
    const admins = await tx.$queryRaw<{ id: string }[]>`
      SELECT id FROM "User" WHERE "isActive" AND 'Admin' = ANY(roles) ORDER BY id FOR UPDATE`;
    if (admins.length === 1 && admins[0]?.id === id)
      throw new AppError("conflict", `${known} is the last active admin; promote somebody else first.`);
    await tx.user.update({ where: { id }, data: { isActive: false } });
    await tx.passwordResetToken.deleteMany({ where: { userId: id } });
    await endSessions(tx, id, { reason: "deactivated" });
    const message = `${known} deactivated at the terminal`;
    await recordAudit(tx, { level: "warning", action: "user.deactivate", message });
  });
}
