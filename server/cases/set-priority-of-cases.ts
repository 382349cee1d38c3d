import type { setPriorityOfCases as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCases } from "../db/lock-case.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCases } from "../policies/cases.ts";

/**
 * Gives cases one priority, all or none.
 * @throws AppError 404 when one of the cases is missing or not the actor's
 */
export async function setPriorityOfCases(
  actor: Actor,
  { ids, priority }: CallParsed<typeof contract>["body"],
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    await lockCases(tx, ids);
    const cases = await requireCases(tx, actor, ids);
    const changed = cases.filter((firmCase) => firmCase.priority !== priority);
    await tx.case.updateMany({
      where: { id: { in: changed.map(({ id }) => id) } },
      data: { priority, lastActivityAt: await databaseNow(tx) },
    });
    for (const { id, caseNumber } of changed) {
      const message = `Changed priority of case ${caseNumber}`;
      await recordAudit(tx, { level: "info", action: "case.update", message, actor, caseId: id });
    }
  });
}
