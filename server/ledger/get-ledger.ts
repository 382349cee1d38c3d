import type { Ledger } from "#lib/contracts/ledger.ts";
import type { Actor } from "../policies/actor.ts";
import { readSnapshot } from "../db/read-snapshot.ts";
import { requireCase } from "../policies/cases.ts";
import { readLedger } from "./read-ledger.ts";

/**
 * The discovery ledger of a case with the draft of its letter and the letters that were sent.
 * @throws AppError 404 when the case is missing or not the actor's
 */
export function getLedger(actor: Actor, caseId: string): Promise<Ledger> {
  return readSnapshot(async (tx) => readLedger(tx, actor, await requireCase(tx, actor, caseId)));
}
