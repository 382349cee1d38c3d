import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";

/** Puts the set-up list of the caller away, or brings it back. A matter of their screen only: the audit log has no line of it. */
export async function hideSetUp(actor: Actor, isHidden: boolean): Promise<{ readonly isPutAway: boolean }> {
  await getDb().user.update({ where: { id: actor.userId }, data: { hidesSetUp: isHidden } });
  return { isPutAway: isHidden };
}
