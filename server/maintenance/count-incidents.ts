import { findAuditChain } from "../audit/verify-audit-chain.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { DOCUMENT_DAMAGED } from "../documents/record-damage.ts";
import { getQueueState } from "../jobs/queue-state.ts";
import { getWorkerState } from "../jobs/worker-beat.ts";
import { findBackupFailure } from "./find-backup-failure.ts";
import { listWriteFaults } from "./list-write-faults.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Files that are told by name; more are only counted. */
const NAMED = 5;
/** A free worker takes a job within seconds. Seconds. */
const WAITS_TOO_LONG = 10 * 60;

/**
 * What is wrong now. An active incident is
 * - a case whose latest analysis failed within 24 hours, unless a person stopped it: a new one resolves it;
 * - a document that failed within 24 hours and is still there: deleting it resolves it;
 * - a part that does not work: something cannot be written, no worker runs, jobs have waited for over ten minutes, the audit log's
 *   chain is broken, the last backup failed or holds damaged originals;
 * - a stored file that was found damaged or missing within 24 hours: deleting its document resolves it.
 * A job that was given up has failed its analysis or document, and is counted as that.
 * @returns how many, and one text for each kind
 */
export async function countIncidents(): Promise<{ readonly count: number; readonly texts: readonly string[] }> {
  const db = getDb();
  const since = new Date((await databaseNow(db)).getTime() - DAY);
  const [analyses] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "Analysis" a
    WHERE a.status = 'Failed' AND NOT a."wasStopped" AND a."completedAt" >= ${since}
      AND NOT EXISTS (SELECT 1 FROM "Analysis" b WHERE b."caseId" = a."caseId" AND b."createdAt" > a."createdAt")`;
  const damaged = await listDamaged(since);
  const documents = await db.document.count({
    where: { status: "failed", processedAt: { gte: since }, id: { notIn: damaged.map(({ id }) => id) } },
  });
  const queue = await getQueueState();
  const chain = await findAuditChain();
  const faults = await listWriteFaults();
  const failedAnalyses = analyses?.count ?? 0;
  const parts = [
    ...faults.map(({ text }) => text.replace(/\.$/, "")),
    (await getWorkerState()).isAway ? "No worker is running: documents and analyses are waiting" : null,
    await findBackupFailure(),
    (queue.oldestWaiting ?? 0) > WAITS_TOO_LONG ? "Jobs have been waiting for over ten minutes" : null,
    chain?.brokenLine == null ? null : `The audit log is broken at line ${chain.brokenLine}`,
  ].filter((text) => text !== null);
  return {
    count: failedAnalyses + documents + damaged.length + parts.length,
    texts: [
      ...parts,
      ...(damaged.length === 0
        ? []
        : [
            `Stored files that are damaged or missing: ${named(damaged.map(({ originalFileName }) => originalFileName))}`,
          ]),
      ...(failedAnalyses === 0 ? [] : [`Cases whose last analysis failed: ${failedAnalyses}`]),
      ...(documents === 0 ? [] : [`Documents that could not be read: ${documents}`]),
    ],
  };
}

/** Documents whose stored files were found damaged or missing, if they are still there. */
async function listDamaged(
  since: Date,
): Promise<readonly { readonly id: string; readonly originalFileName: string }[]> {
  const lines = await getDb().auditEvent.findMany({
    where: { action: DOCUMENT_DAMAGED, at: { gte: since } },
    select: { documentId: true },
  });
  const ids = lines.flatMap(({ documentId }) => documentId ?? []);
  return getDb().document.findMany({
    where: { id: { in: ids } },
    orderBy: { originalFileName: "asc" },
    select: { id: true, originalFileName: true },
  });
}

function named(names: readonly string[]): string {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
