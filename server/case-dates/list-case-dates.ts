import type { CaseDates } from "#lib/contracts/case-dates.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { readCaseDates } from "./read-case-dates.ts";

/** @throws AppError 404 when the case is missing or not the actor's */
export async function listCaseDates(actor: Actor, caseId: string): Promise<CaseDates> {
  const db = getDb();
  await requireCase(db, actor, caseId);
  return readCaseDates(db, caseId);
}
