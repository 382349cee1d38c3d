import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";

/**
 * Takes a registration code back.
 * @throws AppError `not_found`; `conflict` for a used one, which stays as the record of who registered with it
 */
export async function deleteTicket(actor: Actor, id: string): Promise<void> {
  await getDb().$transaction(async (tx) => {
    // One conditional deletion: a registration that uses the code at this moment wins or finds it gone.
    const { count } = await tx.registrationCode.deleteMany({ where: { id, usedAt: null } });
    if (count === 0) {
      if ((await tx.registrationCode.count({ where: { id } })) === 0) throw new AppError("not_found", "Not found");
      throw new AppError("conflict", "This code was used and is kept as a record of who registered with it.");
    }
    await recordAudit(tx, { level: "info", action: "code.delete", message: "Registration code deleted", actor });
  });
}
