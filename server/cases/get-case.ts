import type { Case } from "#lib/contracts/cases.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { documentSummary } from "../documents/document-summary.ts";
import { caseView } from "./case-state.ts";
import { requireReadCase } from "./require-read-case.ts";

/** A case with its documents in the order of their exhibit numbers. */
export async function getCase(actor: Actor, caseId: string): Promise<{ case: Case; documents: DocumentSummary[] }> {
  const { row, state, documents } = await requireReadCase(getDb(), actor, caseId, { withDocuments: true });
  return { case: caseView(row, state), documents: (documents ?? []).map(documentSummary) };
}
