import type { Case } from "#lib/contracts/cases.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { visibleCases } from "../policies/cases.ts";
import { caseView, listCaseStates, stateIn } from "./case-state.ts";

/** The actor's cases with the newest activity, in two queries. */
export async function listRecentCases(actor: Actor, { limit }: { readonly limit: number }): Promise<Case[]> {
  const db = getDb();
  const rows = await db.case.findMany({
    where: visibleCases(actor),
    orderBy: [{ lastActivityAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  const states = await listCaseStates(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => caseView(row, stateIn(states, row.id)));
}
