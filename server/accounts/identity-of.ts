import type { Actor } from "../auth/actor.ts";
import { fullNameOf } from "../auth/full-name.ts";
import type { User } from "../db/client.ts";

/** An account as the audit log names it, where there is no signed-in actor yet. */
export function identityOf(user: User): Pick<Actor, "userId" | "email" | "fullName"> {
  return { userId: user.id, email: user.email, fullName: fullNameOf(user) };
}
