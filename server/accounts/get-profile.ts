import type * as calls from "#lib/contracts/auth.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";

/** Who is signed in, as read from the database for this very request. */
export async function getProfile(actor: Actor): Promise<CallReturn<typeof calls.getProfile>> {
  const { straightFace } = await getDb().user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { straightFace: true },
  });
  return { id: actor.userId, email: actor.email, fullName: actor.fullName, roles: [...actor.roles], straightFace };
}
