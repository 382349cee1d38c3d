import { availableParallelism } from "node:os";
import type { Job } from "pg-boss";
import { verifyAuditChain } from "../audit/verify-audit-chain.ts";
import { closeDb, getDb } from "../db/client.ts";
import { loadDemoAtStart } from "../demo/load-demo-at-start.ts";
import { getEnv } from "../env.ts";
import { getReaderIsolation } from "../extraction/reader-isolation.ts";
import { GIVEN_UP, JOBS } from "../jobs/definitions.ts";
import type { JobName, JobPayload } from "../jobs/definitions.ts";
import { closeQueue, HEARTBEAT_REFRESH_SECONDS, startWorkerQueue } from "../jobs/queue.ts";
import { BEAT_EVERY, beatWorker } from "../jobs/worker-beat.ts";
import { log } from "../log.ts";
import { removeLeftDrafts } from "../maintenance/backup-drafts.ts";
import { purgeSignIns } from "../sessions/purge-sign-ins.ts";
import { requireDocumentKey } from "../storage/require-document-key.ts";
import { analyseCaseJob, giveUpAnalysis } from "./handlers/analyse-case.ts";
import { extractDocumentJob, giveUpDocument } from "./handlers/extract-document.ts";
import { enqueueMissedBackup, nightlyBackup } from "./handlers/nightly-backup.ts";
import { purgeOrphans, purgeSpool } from "./handlers/purge-orphans.ts";
import { giveUpOcr, recogniseDocumentJob } from "./handlers/recognise-document.ts";
import { whenDatabaseAnswers } from "./when-database-answers.ts";
import { removeLeftWorkFolders } from "./work-folder.ts";

/**
 * The worker process. A queue for each kind of work, so that a pile of scans holds up neither a text nor an analysis.
 * Several workers may run: a job is taken by one.
 */
await whenDatabaseAnswers(() => getDb().$queryRaw`SELECT 1`);
// Under another key every document would be called damaged.
await requireDocumentKey();
await removeLeftWorkFolders();
await purgeSpool();
await removeLeftDrafts();
const boss = await startWorkerQueue();
const stopping = new AbortController();
/** What still runs when the process is asked to stop: it is waited for, so that it removes its files. */
const running = new Set<Promise<void>>();

/** New jobs announce themselves; retries whose wait is over do not, and those of a killed worker must not wait. */
const POLLING_SECONDS = 0.5;
const RARE_POLLING_SECONDS = 5;

type Handler<N extends JobName> = (payload: JobPayload<N>, context: { signal: AbortSignal }) => Promise<void>;

async function work<N extends JobName>(
  name: N,
  handle: Handler<N>,
  options: { queue?: string; concurrency?: number; perUser?: number; pollingSeconds?: number } = {},
): Promise<void> {
  const { queue = name, concurrency = 1, perUser, pollingSeconds = RARE_POLLING_SECONDS } = options;
  const settings = {
    localConcurrency: concurrency,
    ...(perUser === undefined ? {} : { localGroupConcurrency: perUser }),
    heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
    pollingIntervalSeconds: pollingSeconds,
    notifyPollingIntervalSeconds: pollingSeconds,
  };
  await boss.work(queue, settings, async ([job]: Job[]) => {
    if (job === undefined) return;
    const payload = JOBS[name].parse(job.data) as JobPayload<N>;
    const done = handle(payload, { signal: AbortSignal.any([job.signal, stopping.signal]) });
    const settled = done.catch(() => {}).finally(() => running.delete(settled));
    running.add(settled);
    const started = performance.now();
    try {
      await done;
      log.info({ job: queue, payload, ms: Math.round(performance.now() - started) }, "job done");
    } catch (error) {
      if (!stopping.signal.aborted) log.error({ err: error, job: queue, payload }, "job failed");
      throw error;
    }
  });
}

/** Milliseconds; the start script insists after 30 seconds. */
const GRACE = 20_000;
// Before the first job: a worker that is stopped while it starts has to give its work back, too.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
const { missing } = await getReaderIsolation();
for (const text of missing) log.warn(text);
// A reading process takes a core and up to a gigabyte. One place is always left to users whose files are not being read.
const READERS = Math.max(2, Math.floor(availableParallelism() / 2));
await work("extract-document", extractDocumentJob, {
  ...{ concurrency: READERS, perUser: READERS - 1 },
  pollingSeconds: POLLING_SECONDS,
});
// One document at a time: its pages keep a core busy for minutes.
await work("recognise-document", recogniseDocumentJob, { pollingSeconds: POLLING_SECONDS });
// Most of an analysis with a model is waiting for it: one long case must not hold up the others.
await work("analyse-case", analyseCaseJob, { concurrency: 2, pollingSeconds: POLLING_SECONDS });
await work("purge-orphans", purgeOrphans);
await work("purge-sign-ins", purgeSignIns);
await work("verify-audit-chain", async () => {
  await verifyAuditChain();
});
await work("nightly-backup", nightlyBackup);
await work("extract-document", giveUpDocument, { queue: GIVEN_UP["extract-document"] });
await work("recognise-document", giveUpOcr, { queue: GIVEN_UP["recognise-document"] });
await work("analyse-case", giveUpAnalysis, { queue: GIVEN_UP["analyse-case"] });
/** A database that is away for a moment is no reason to end: the next beat tells. */
const beat = () =>
  void beatWorker(missing).catch((error: unknown) =>
    log.warn({ err: error }, "the worker could not say that it lives"),
  );
beat();
setInterval(beat, BEAT_EVERY).unref();
// A busy moment of the database ends no worker that has jobs already.
await whenDatabaseAnswers(enqueueMissedBackup);
log.info("worker is ready");
if (getEnv().DEMO === "1")
  loadDemoAtStart(stopping.signal).catch((error: unknown) =>
    log.error({ err: error }, "the demo cases were not loaded"),
  );

/** Running jobs are broken off and go back to the queue: nobody who stops the server wants to wait for 300 pages. */
async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort(new Error("the worker is stopping"));
  setTimeout(() => process.exit(0), GRACE + 5_000).unref();
  await boss.stop({ timeout: GRACE });
  await Promise.allSettled(running);
  await closeQueue();
  await closeDb();
  process.exit(0);
}
