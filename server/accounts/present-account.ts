import type { Account } from "#lib/contracts/account.ts";
import type { User } from "../db/client.ts";

/** An account as its owner sees it. */
export function presentAccount(user: User): Account {
  const { id, email, firstName, lastName, barNumber, lawFirm, straightFace } = user;
  return { id, email, firstName, lastName, barNumber, lawFirm, straightFace, hasPassword: user.passwordHash !== null };
}
