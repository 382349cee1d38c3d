import { requireAnotherAdmin } from "../accounts/require-another-admin.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { requireUserByEmail } from "./require-user-by-email.ts";

/**
 * Deactivates a user; their sessions and links end at once.
 * @throws AppError `not_found`, `conflict` for the last active admin, without whom nobody could open it again
 */
export async function deactivateUser(email: string): Promise<void> {
  const { id, email: known } = await requireUserByEmail(email);
  await getDb().$transaction(async (tx) => {
    await requireAnotherAdmin(tx, { id, email: known });
    await tx.user.update({ where: { id }, data: { isActive: false } });
    await tx.passwordResetToken.deleteMany({ where: { userId: id } });
    await endSessions(tx, id, { reason: "deactivated" });
    const message = `${known} deactivated at the terminal`;
    await recordAudit(tx, { level: "warning", action: "user.deactivate", message });
  });
}
