import type { User } from "../db/client.ts";

/** What a stranger could guess a password of this account from. */
export function publicWordsOf(user: User): string[] {
  return [user.email, user.firstName, user.lastName, user.lawFirm ?? ""];
}
