import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { livingSessionsOf } from "./living-sessions-of.ts";
import { requireConfirmation } from "./require-confirmation.ts";

/** Ends one of the caller's own sessions. @throws AppError `confirmation_required`; `not_found`, also for one of somebody else */
export async function endSession(actor: Actor, { id }: { readonly id: string }): Promise<void> {
  await requireConfirmation(actor);
  await getDb().$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const { count } = await tx.session.updateMany({
      where: { AND: [await livingSessionsOf(actor.userId, now), { id }] },
      data: { endedAt: now, endReason: "ended by its owner" },
    });
    if (count === 0) throw new AppError("not_found", "Not found");
    await recordAudit(tx, { level: "info", action: "auth.session.end", message: "Session ended by its owner", actor });
  });
}
