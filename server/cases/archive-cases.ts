import type { archiveCases as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCases } from "../db/lock-case.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCases } from "../policies/cases.ts";

/**
 * Archives cases, or makes them active again, all or none. Cases that are so already keep their time and get no audit
 * line. An archived case keeps everything and can still be opened and worked on.
 * @throws AppError 404 when one of the cases is missing or not the actor's
 */
export async function archiveCases(
  actor: Actor,
  { ids, isArchived }: CallParsed<typeof contract>["body"],
): Promise<void> {
  await getDb().$transaction(async (tx) => {
    await lockCases(tx, ids);
    const cases = await requireCases(tx, actor, ids);
    const changed = cases.filter(({ archivedAt }) => (archivedAt !== null) !== isArchived);
    await tx.case.updateMany({
      where: { id: { in: changed.map(({ id }) => id) } },
      data: { archivedAt: isArchived ? await databaseNow(tx) : null },
    });
    for (const { id, caseNumber } of changed) {
      const message = isArchived ? `Archived case ${caseNumber}` : `Restored case ${caseNumber} from the archive`;
      await recordAudit(tx, { level: "info", action: "case.archive", message, actor, caseId: id });
    }
  });
}
