import { fullNameOf } from "#lib/format/full-name.ts";
import type { User } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";

/** A user as the audit log names it, where there is no signed-in actor yet. */
export function identityOf(user: User): Pick<Actor, "userId" | "email" | "fullName"> {
  return { userId: user.id, email: user.email, fullName: fullNameOf(user) };
}
