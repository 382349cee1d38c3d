import { nextPipelineStatus } from "#lib/domain/case-status.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { enqueueAnalysisWhenSettled } from "./enqueue-analysis-when-settled.ts";

type Input = {
  readonly caseId: string;
  /** Read first and treated as the focus; every document is read whatever it says. */
  readonly documentId: string | null;
};

/**
 * Asks for an analysis of the case; it begins when all its documents are settled. While one is waiting or running, a
 * second start answers that one: the case's lock makes two clicks one analysis.
 * @throws AppError 404 for a case, or a document of it, that is missing or not the actor's; 400 for a case without files
 */
export async function startAnalysis(actor: Actor, input: Input): Promise<{ analysisId: string; message: string }> {
  const { caseId, documentId } = input;
  return getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    const { caseNumber, status } = await requireCase(tx, actor, caseId);
    if (documentId !== null && (await tx.document.count({ where: { id: documentId, caseId } })) === 0)
      throw new AppError("not_found", "Document not found");
    const running = await tx.analysis.findFirst({
      where: { caseId, status: { in: ["Pending", "Processing"] } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    });
    if (running !== null) {
      await enqueueAnalysisWhenSettled(tx, caseId);
      return { analysisId: running.id, message: "An analysis of this case is already running." };
    }
    if ((await tx.document.count({ where: { caseId } })) === 0)
      throw new AppError("invalid", "Please upload at least one case file");
    const now = await databaseNow(tx);
    const started = await tx.analysis.create({
      data: { caseId, requestedById: actor.userId, focusDocumentId: documentId, createdAt: now },
    });
    await tx.case.update({
      where: { id: caseId },
      data: { status: nextPipelineStatus(status, "processing"), lastActivityAt: now },
    });
    await enqueueAnalysisWhenSettled(tx, caseId);
    const message = `Started an analysis of case ${caseNumber}`;
    await recordAudit(tx, { level: "info", action: "analysis.start", message, actor, caseId });
    return { analysisId: started.id, message: "Analysis started." };
  });
}
