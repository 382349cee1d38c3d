import type { User } from "../db/client.ts";

/** Words from which a stranger could guess this user's password. */
export function publicWordsOf(user: User): string[] {
  return [user.email, user.firstName, user.lastName, user.lawFirm ?? ""];
}
