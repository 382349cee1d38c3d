import type { getCase as contract } from "#lib/contracts/cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { presentDocument } from "../documents/present-document.ts";
import type { Actor } from "../policies/actor.ts";
import { presentCase } from "./present-case.ts";
import { requireReadCase } from "./require-read-case.ts";

/** A case with its documents in the order of their exhibit numbers and its assignees by name. */
export async function getCase(actor: Actor, caseId: string): Promise<CallReturn<typeof contract>> {
  const { row, state, lists } = await requireReadCase(getDb(), actor, caseId, { withLists: true });
  return {
    case: presentCase(row, state),
    documents: (lists?.documents ?? []).map(presentDocument),
    assignees: [...(lists?.assignees ?? [])],
  };
}
