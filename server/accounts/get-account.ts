import type { Account } from "#lib/contracts/account.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { presentAccount } from "./present-account.ts";

/** The caller's own account. */
export async function getAccount(actor: Actor): Promise<Account> {
  return presentAccount(getDb(), await getDb().user.findUniqueOrThrow({ where: { id: actor.userId } }));
}
