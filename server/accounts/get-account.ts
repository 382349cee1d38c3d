import type { Account } from "#lib/contracts/account.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { presentAccount } from "./present-account.ts";

/** The caller's own account. */
export async function getAccount(actor: Actor): Promise<Account> {
  return presentAccount(getDb(), await getDb().user.findUniqueOrThrow({ where: { id: actor.userId } }));
}
