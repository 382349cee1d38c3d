import type { CallReturn } from "#lib/contracts/define-call.ts";
import type * as calls from "#lib/contracts/auth.ts";
import type { Actor } from "../auth/actor.ts";

/** Who is signed in, as read from the database for this very request. */
export async function getProfile(actor: Actor): Promise<CallReturn<typeof calls.getProfile>> {
  return { id: actor.userId, email: actor.email, fullName: actor.fullName, roles: [...actor.roles] };
}
