import type { Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";

/**
 * Call before a user loses the admin role or access. The active admins stay locked until the transaction ends:
 * two who close each other at once must not both find one left.
 * @throws AppError `conflict` when the user is the last active admin, without whom nobody could open it again
 */
export async function requireAnotherAdmin(tx: Tx, { id, email }: { readonly id: string; readonly email: string }) {
  const admins = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM "User" WHERE "isActive" AND 'Admin' = ANY(roles) ORDER BY id FOR UPDATE`;
  if (admins.length === 1 && admins[0]?.id === id)
    throw new AppError("conflict", `${email} is the last active admin. Promote someone else first.`);
}
