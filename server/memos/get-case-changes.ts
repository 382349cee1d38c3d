import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { getCaseChanges as contract } from "#lib/contracts/work-product.ts";
import { readAnalysis } from "../analyses/read-analysis.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { readCaseChanges } from "./read-case-changes.ts";

/**
 * What the documents that came in last changed.
 * @throws AppError 404 when the case is missing or not the actor's
 */
export async function getCaseChanges(actor: Actor, caseId: string): Promise<CallReturn<typeof contract>> {
  await requireCase(getDb(), actor, caseId);
  const latest = await readAnalysis({ caseId, status: "Completed" });
  return { changes: latest === null ? null : await readCaseChanges(latest) };
}
