import type { getCase as contract } from "#lib/contracts/cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { documentSummary } from "../documents/document-summary.ts";
import { requireCase } from "../policies/cases.ts";
import { caseView, getCaseStateAndLists } from "./case-state.ts";

/** A case with its documents in the order of their exhibit numbers and its assignees by name, in two queries. */
export async function getCase(actor: Actor, caseId: string): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const row = await requireCase(db, actor, caseId);
  const { state, documents, assignees } = await getCaseStateAndLists(db, caseId);
  return { case: caseView(row, state), documents: documents.map(documentSummary), assignees };
}
