import type { Case } from "#lib/contracts/cases.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { documentSummary } from "../documents/document-summary.ts";
import { requireCase } from "../policies/cases.ts";
import { caseView, getCaseStateAndDocuments } from "./case-state.ts";

/** A case with its documents in the order of their exhibit numbers, in two queries. */
export async function getCase(actor: Actor, caseId: string): Promise<{ case: Case; documents: DocumentSummary[] }> {
  const db = getDb();
  const row = await requireCase(db, actor, caseId);
  const { state, documents } = await getCaseStateAndDocuments(db, caseId);
  return { case: caseView(row, state), documents: documents.map(documentSummary) };
}
