import type { Charge } from "#lib/contracts/charges.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { readCharges } from "./read-charges.ts";

/** @throws AppError 404 when the case is missing or not the actor's */
export async function listCharges(actor: Actor, caseId: string): Promise<Charge[]> {
  const db = getDb();
  await requireCase(db, actor, caseId);
  return readCharges(db, caseId);
}
