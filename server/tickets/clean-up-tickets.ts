import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { Actor } from "../policies/actor.ts";

/** Deletes the codes that expired unused. */
export async function cleanUpTickets(actor: Actor): Promise<{ deleted: number }> {
  return getDb().$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const { count } = await tx.registrationCode.deleteMany({ where: { usedAt: null, expiresAt: { lte: now } } });
    if (count > 0) {
      const message = `${count} expired registration ${count === 1 ? "code" : "codes"} deleted`;
      await recordAudit(tx, { level: "info", action: "code.clean-up", message, actor });
    }
    return { deleted: count };
  });
}
