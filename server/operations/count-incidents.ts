import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { getQueueState } from "../jobs/queue-state.ts";
import { getStorage } from "../storage/get-storage.ts";
import { findBackupFailure } from "./find-backup-failure.ts";
import { findAuditChain } from "./verify-audit-chain.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A free worker takes a job within seconds. Seconds. */
const WAITS_TOO_LONG = 10 * 60;

/**
 * What is wrong now. An active incident is
 * - a case whose latest analysis failed within 24 hours: a new one resolves it;
 * - a document that failed within 24 hours and is still there: deleting it resolves it;
 * - a part that does not work: documents cannot be stored, jobs have waited for over ten minutes, the audit log's chain
 *   is broken, the last backup failed or holds damaged originals.
 * A job that was given up has failed its analysis or document, and is counted as that.
 * @returns how many, and one text for each kind
 */
export async function countIncidents(): Promise<{ readonly count: number; readonly texts: readonly string[] }> {
  const db = getDb();
  const since = new Date((await databaseNow(db)).getTime() - DAY);
  const [analyses] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Analysis" a
    WHERE a.status = 'Failed' AND a."completedAt" >= ${since}
      AND NOT EXISTS (SELECT 1 FROM "Analysis" b WHERE b."caseId" = a."caseId" AND b."createdAt" > a."createdAt")`;
  const documents = await db.document.count({ where: { status: "failed", processedAt: { gte: since } } });
  const queue = await getQueueState();
  const chain = await findAuditChain();
  const canStore = await getStorage()
    .check()
    .then(
      () => true,
      () => false,
    );
  const failedAnalyses = analyses?.count ?? 0;
  const parts = [
    await findBackupFailure(),
    canStore ? null : "Documents cannot be stored",
    (queue.oldestWaiting ?? 0) > WAITS_TOO_LONG ? "Jobs have been waiting for over ten minutes" : null,
    chain?.brokenLine == null ? null : `The audit log is broken at line ${chain.brokenLine}`,
  ].filter((text) => text !== null);
  return {
    count: failedAnalyses + documents + parts.length,
    texts: [
      ...parts,
      ...(failedAnalyses === 0 ? [] : [`Cases whose last analysis failed: ${failedAnalyses}`]),
      ...(documents === 0 ? [] : [`Documents that could not be read: ${documents}`]),
    ],
  };
}
