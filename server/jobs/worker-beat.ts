import { getDb } from "../db/client.ts";

/** Where it is kept, in the table of settings. */
const KEY = "worker-beat";
/** Milliseconds. */
export const BEAT_EVERY = 5_000;
/** A worker that has not been seen for so long is away. Seconds. */
const AWAY_AFTER = 20;

type WorkerState = {
  /** When any worker was seen last; null before the first. */
  readonly lastSeen: string | null;
  readonly isAway: boolean;
};

/** Says that a worker lives, by the database's clock: those of two machines may differ. */
export async function beatWorker(): Promise<void> {
  await getDb().$executeRaw`
    INSERT INTO "Setting" (key, value, "updatedAt") VALUES (${KEY}, '{}', now() AT TIME ZONE 'UTC')
    ON CONFLICT (key) DO UPDATE SET "updatedAt" = excluded."updatedAt"`;
}

export async function getWorkerState(): Promise<WorkerState> {
  const [row] = await getDb().$queryRaw<{ lastSeen: Date; isAway: boolean }[]>`
    SELECT "updatedAt" AS "lastSeen",
      "updatedAt" < now() AT TIME ZONE 'UTC' - make_interval(secs => ${AWAY_AFTER}) AS "isAway"
    FROM "Setting" WHERE key = ${KEY}`;
  return row === undefined
    ? { lastSeen: null, isAway: true }
    : { lastSeen: row.lastSeen.toISOString(), isAway: row.isAway };
}
