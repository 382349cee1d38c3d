import type { AdminCaseDetail, updateAnyCase as contract } from "#lib/contracts/admin-cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { ANY_CASE, presentAnyCase } from "./present-any-case.ts";

type Changes = CallParsed<typeof contract>["body"];

/**
 * Changes the given fields of any user's case. Nothing is refused: a blank title leaves the title as it is, a blank
 * description becomes none, any status may follow any other. @throws AppError `not_found`
 */
export async function updateAnyCase(actor: Actor, caseId: string, changes: Changes): Promise<AdminCaseDetail> {
  return getDb().$transaction(async (tx) => {
    await requireCase(tx, actor, caseId);
    const row = await tx.case.update({
      where: { id: caseId },
      data: {
        ...changes,
        title: changes.title === "" ? undefined : changes.title,
        description: changes.description?.trim() === "" ? null : changes.description,
        lastActivityAt: await databaseNow(tx),
      },
      include: ANY_CASE,
    });
    const message = `Changed ${Object.keys(changes).join(", ") || "nothing"} of case ${row.caseNumber} as an admin`;
    await recordAudit(tx, { level: "info", action: "case.update", message, actor, caseId });
    return presentAnyCase(row);
  });
}
