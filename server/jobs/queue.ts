import { fromPrisma, PgBoss } from "pg-boss";
import type { ConstructorOptions, QueueOptions } from "pg-boss";
import type { Tx } from "../db/client.ts";
import { getEnv, requireEnv } from "../env.ts";
import { log } from "../log.ts";
import { GIVEN_UP, JOBS, SCHEDULES } from "./definitions.ts";
import type { JobName, JobPayload } from "./definitions.ts";

/**
 * A worker that was killed is noticed when its heartbeat is ten seconds old (the least that pg-boss takes), by a look
 * every second: with the wait before a retry, its jobs are taken up again within 13 seconds.
 */
const HEARTBEAT_SECONDS = 10;
export const HEARTBEAT_REFRESH_SECONDS = 3;
const SUPERVISE_SECONDS = 1;

/** Each retry waits longer: a database or disk that is away for a minute or two costs no document. */
const RETRIES = { retryLimit: 8, retryDelay: 1, retryBackoff: true, retryDelayMax: 60 } as const;

/** At most one job of a key is queued, running or waiting for a retry; LISTEN/NOTIFY starts it within milliseconds. */
const QUEUE = { policy: "exclusive", notify: true, heartbeatSeconds: HEARTBEAT_SECONDS, ...RETRIES } as const;
const QUEUES: Readonly<Record<JobName, QueueOptions & { deadLetter?: string }>> = {
  "extract-document": { expireInSeconds: 2 * 60 * 60, deadLetter: GIVEN_UP["extract-document"] },
  // 300 pages of a minute each, and as much again for a busy machine.
  "recognise-document": { expireInSeconds: 10 * 60 * 60, deadLetter: GIVEN_UP["recognise-document"] },
  // A model has 23 hours for a case (worker/run-with-model.ts); pg-boss takes no more than a day.
  "analyse-case": { expireInSeconds: 24 * 60 * 60, deadLetter: GIVEN_UP["analyse-case"] },
  "purge-orphans": { expireInSeconds: 60 * 60 },
  "purge-sign-ins": { expireInSeconds: 60 * 60 },
  "verify-audit-chain": { expireInSeconds: 60 * 60 },
  // A firm of years on a slow disk.
  "nightly-backup": { expireInSeconds: 10 * 60 * 60, retryLimit: 3, retryDelay: 60 },
};

/**
 * Makes the queue's schema, its queues and its schedule, or brings them to this version. The start script calls it
 * after the migrations; web and worker then find everything there.
 */
export async function prepareQueues(): Promise<void> {
  const boss = newBoss({ supervise: false, schedule: false });
  await boss.start();
  try {
    for (const name of Object.values(GIVEN_UP)) await makeQueue(boss, name, { ...QUEUE, expireInSeconds: 60 });
    for (const [name, options] of Object.entries(QUEUES)) await makeQueue(boss, name, { ...QUEUE, ...options });
    for (const [name, times] of Object.entries(SCHEDULES)) await boss.schedule(name, times, {}, { singletonKey: name });
    await scheduleBackup(boss);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** By the clock of this machine: the night of those who work here. */
async function scheduleBackup(boss: PgBoss): Promise<void> {
  const name = "nightly-backup" satisfies JobName;
  const { BACKUP_TIME } = getEnv();
  if (BACKUP_TIME === "off") return boss.unschedule(name);
  const [hour, minute] = BACKUP_TIME.split(":").map(Number);
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await boss.schedule(name, `${minute} ${hour} * * *`, {}, { tz, singletonKey: name });
}

async function makeQueue(boss: PgBoss, name: string, { policy, ...options }: QueueOptions & { policy: string }) {
  await boss.createQueue(name, { policy, ...options });
  await boss.updateQueue(name, options);
}

/** The worker's end of the queue: it takes jobs, watches over those of others and keeps the schedule. */
export async function startWorkerQueue(): Promise<PgBoss> {
  const boss = newBoss({
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  await boss.start();
  return boss;
}

const holder = globalThis as typeof globalThis & { oddsAndEvidenceQueue?: Promise<PgBoss> };

/** The sending end, made at first use; kept on `globalThis` because the development server loads this module again. */
async function sender(): Promise<PgBoss> {
  holder.oddsAndEvidenceQueue ??= startSender();
  try {
    return await holder.oddsAndEvidenceQueue;
  } catch (error) {
    delete holder.oddsAndEvidenceQueue;
    throw error;
  }
}

async function startSender(): Promise<PgBoss> {
  const boss = newBoss({ max: 2, supervise: false, schedule: false, migrate: false, createSchema: false });
  await boss.start();
  return boss;
}

/** Ends the sending end, for a process that wants to exit. */
export async function closeQueue(): Promise<void> {
  const boss = await holder.oddsAndEvidenceQueue?.catch(() => undefined);
  delete holder.oddsAndEvidenceQueue;
  await boss?.stop({ graceful: false });
}

/**
 * Puts a job into the caller's transaction: it exists when and only when the rows it is about do.
 * `key` names what it is about. While a job of that key is queued or running, a second one is not made.
 */
export async function enqueue<N extends JobName>(
  tx: Tx,
  job: { name: N; key: string; payload: JobPayload<N>; priority?: number; group?: string },
) {
  const boss = await sender();
  const { priority = 0, group } = job;
  await boss.send(job.name, JOBS[job.name].parse(job.payload), {
    ...{ db: fromPrisma(tx), singletonKey: job.key, priority },
    ...(group === undefined ? {} : { group: { id: group } }),
  });
}

/** Milliseconds. */
const QUIET_FOR = 5_000;

function newBoss(options: ConstructorOptions): PgBoss {
  const boss = new PgBoss({ connectionString: requireEnv("DATABASE_URL"), connectionTimeoutMillis: 5_000, ...options });
  let lastLogged = 0;
  // Without a listener an error of a background query would end the process.
  boss.on("error", (error) => {
    // While the database is away every look at it fails, several times a second.
    if (Date.now() - lastLogged < QUIET_FOR) return;
    lastLogged = Date.now();
    log.error({ err: error }, "queue error");
  });
  boss.on("warning", (warning) => log.warn({ warning }, "queue warning"));
  return boss;
}
