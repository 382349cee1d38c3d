import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { requireUserByEmail } from "./require-user-by-email.ts";

/** Makes a user an active admin: the way back in for a firm whose admins are gone. @throws AppError `not_found` */
export async function promoteUser(email: string): Promise<void> {
  const user = await requireUserByEmail(email);
  await getDb().$transaction(async (tx) => {
    await tx.user.update({ where: { id: user.id }, data: { roles: ["User", "Admin"], isActive: true } });
    const message = `${user.email} made an active admin at the terminal`;
    await recordAudit(tx, { level: "warning", action: "user.promote", message });
  });
}
