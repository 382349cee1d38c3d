import type { Case, updateCase as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { requireCase } from "../policies/cases.ts";
import { caseView } from "./case-state.ts";
import { requireReadCase } from "./require-read-case.ts";

type Changes = CallParsed<typeof contract>["body"];

/** Changes the given fields; an empty client name or description becomes none. Whoever sees a case may edit it. */
export async function updateCase(actor: Actor, caseId: string, changes: Changes): Promise<Case> {
  return getDb().$transaction(async (tx) => {
    await requireCase(tx, actor, caseId);
    await tx.case.update({
      where: { id: caseId },
      data: {
        ...changes,
        clientName: changes.clientName === "" ? null : changes.clientName,
        description: changes.description === "" ? null : changes.description,
        lastActivityAt: await databaseNow(tx),
      },
    });
    const { row, state } = await requireReadCase(tx, actor, caseId);
    const message = `Changed ${Object.keys(changes).join(", ") || "nothing"} of case ${row.caseNumber}`;
    await recordAudit(tx, { level: "info", action: "case.update", message, actor, caseId });
    return caseView(row, state);
  });
}
