import type * as calls from "#lib/contracts/account.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { Actor } from "../policies/actor.ts";
import { livingSessionsOf } from "./living-sessions-of.ts";

/** Where the caller is signed in: this session first, then the most recently used. */
export async function listSessions(actor: Actor): Promise<CallReturn<typeof calls.listSessions>> {
  const sessions = await getDb().session.findMany({
    where: await livingSessionsOf(actor.userId, await databaseNow(getDb())),
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
  });
  return sessions
    .map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
      id,
      userAgent,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: id === actor.sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
