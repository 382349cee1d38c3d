import type { stopAnalysis as contract } from "#lib/contracts/analyses.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb } from "../db/client.ts";
import { lockCase } from "../db/lock-case.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { endAnalysis } from "./fail-analysis.ts";

/**
 * Ends the waiting or running analysis of a case. What a model has answered so far stays with the case, so that the next
 * analysis does not ask for it again.
 * @throws AppError 404 when the case is missing or not the actor's
 */
export async function stopAnalysis(actor: Actor, caseId: string): Promise<CallReturn<typeof contract>> {
  return getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    await requireCase(tx, actor, caseId);
    const running = await tx.analysis.findFirst({
      where: { caseId, status: { in: ["Pending", "Processing"] } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: { id: true },
    });
    if (running === null) return { success: true, stopped: false };
    const error = `Stopped by ${fullNameOf(await tx.user.findUniqueOrThrow({ where: { id: actor.userId } }))}.`;
    return { success: true, stopped: await endAnalysis(tx, running.id, { error, stoppedBy: actor }) };
  });
}
