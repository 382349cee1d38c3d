import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";

/** How long a sign-in, or a password given since, counts as a proof of who is there. */
const CONFIRMED_FOR = "10 minutes";

/**
 * For what somebody at an unlocked screen must not do: end sessions, change the second factor.
 * @throws AppError `confirmation_required` when the caller's last proof is older
 */
export async function requireConfirmation(actor: Actor): Promise<void> {
  const rows = await getDb().$queryRaw<unknown[]>`
    SELECT 1 FROM "Session" WHERE id = ${actor.sessionId}::uuid
      AND "confirmedAt" > now() AT TIME ZONE 'UTC' - ${CONFIRMED_FOR}::interval`;
  if (rows.length === 0) throw new AppError("confirmation_required", "Please confirm that it's you.");
}
