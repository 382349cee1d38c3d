import { nextPipelineStatus } from "#lib/domain/case-status.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import type { Actor } from "../policies/actor.ts";

/** Ends an analysis that cannot be made, with a reason for the screen. Does nothing when it is over already. */
export async function failAnalysis(analysisId: string, error: string): Promise<void> {
  await getDb().$transaction((tx) => endAnalysis(tx, analysisId, { error, stoppedBy: null }));
}

/**
 * Ends a waiting or running analysis without a result. The worker notices within seconds (worker/watch-analysis.ts).
 * @returns false when it is over already, or gone
 */
export async function endAnalysis(
  tx: Tx,
  analysisId: string,
  { error, stoppedBy }: { readonly error: string; readonly stoppedBy: Actor | null },
): Promise<boolean> {
  const found = await tx.analysis.findUnique({ where: { id: analysisId }, select: { caseId: true } });
  if (found === null || !(await lockCase(tx, found.caseId))) return false;
  const now = await databaseNow(tx);
  const { count } = await tx.analysis.updateMany({
    where: { id: analysisId, status: { in: ["Pending", "Processing"] } },
    data: { status: "Failed", error, wasStopped: stoppedBy !== null, completedAt: now },
  });
  if (count === 0) return false;
  const { caseId } = found;
  const { caseNumber, status } = await tx.case.findUniqueOrThrow({ where: { id: caseId } });
  await tx.case.update({
    where: { id: caseId },
    data: { status: nextPipelineStatus(status, "failed"), lastActivityAt: now },
  });
  await recordAudit(
    tx,
    stoppedBy === null
      ? {
          ...{ level: "warning", action: "analysis.failed", caseId },
          message: `The analysis of case ${caseNumber} failed: ${error}`,
        }
      : {
          ...{ level: "info", action: "analysis.stop", caseId, actor: stoppedBy },
          message: `Stopped the analysis of case ${caseNumber}`,
        },
  );
  return true;
}
