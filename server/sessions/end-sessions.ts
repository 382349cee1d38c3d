import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";

/** Ends a user's sessions, all or all but one. Their next call is a 401, their next refresh is refused. */
export async function endSessions(
  tx: Tx,
  userId: string,
  { reason, except }: { readonly reason: string; readonly except?: string },
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) },
    data: { endedAt: await databaseNow(tx), endReason: reason },
  });
}
