import type { Tx } from "../db/client.ts";
import { enqueue } from "../jobs/queue.ts";

/**
 * Starts the analysis that a case waits for, once none of its documents is still to be read.
 *
 * Every transaction that settles a document, removes one or asks for an analysis ends with this call, holding the case
 * (lock-case.ts). Of two at once the second waits for the lock and then counts what the first has committed, because
 * each statement reads again: the last one always sees nothing left, and none sees it too early. Twice is harmless:
 * the queue takes one job per analysis.
 */
export async function enqueueAnalysisWhenSettled(tx: Tx, caseId: string): Promise<void> {
  const waiting = await tx.analysis.findFirst({
    where: { caseId, status: "Pending" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  if (waiting === null) return;
  const unsettled = await tx.document.count({ where: { caseId, status: { in: ["uploaded", "processing"] } } });
  if (unsettled > 0) return;
  await enqueue(tx, { name: "analyse-case", key: waiting.id, payload: { analysisId: waiting.id } });
}
