import { nextPipelineStatus } from "#lib/domain/case-status.ts";
import { lockCase } from "../cases/lock-case.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { recordAudit } from "../operations/record-audit.ts";

/** Ends an analysis that cannot be made, with a reason for the screen. Does nothing when it is over already. */
export async function failAnalysis(analysisId: string, error: string): Promise<void> {
  await getDb().$transaction(async (tx) => {
    const found = await tx.analysis.findUnique({ where: { id: analysisId }, select: { caseId: true } });
    if (found === null || !(await lockCase(tx, found.caseId))) return;
    const now = await databaseNow(tx);
    const { count } = await tx.analysis.updateMany({
      where: { id: analysisId, status: { in: ["Pending", "Processing"] } },
      data: { status: "Failed", error, completedAt: now },
    });
    if (count === 0) return;
    const { caseId } = found;
    const { caseNumber, status } = await tx.case.findUniqueOrThrow({ where: { id: caseId } });
    await tx.case.update({
      where: { id: caseId },
      data: { status: nextPipelineStatus(status, "failed"), lastActivityAt: now },
    });
    const message = `The analysis of case ${caseNumber} failed: ${error}`;
    await recordAudit(tx, { level: "warning", action: "analysis.failed", message, caseId });
  });
}
