import type { Role } from "../db/client.ts";

/** Who a request acts for. Read from the database on every request, so that deactivation and a lost role count at once. */
export type Actor = {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
};

export function isAdmin(actor: Actor): boolean {
  return actor.roles.includes("Admin");
}
