import { z } from "zod";
import { getDb } from "../db/client.ts";

/** Where it is kept, in the table of settings. */
const KEY = "worker-beat";
/** Milliseconds. */
export const BEAT_EVERY = 3_000;
/** A worker that has not been seen for so long is away: when the queue gives its jobs to others (queue.ts). Seconds. */
const AWAY_AFTER = 10;

type WorkerState = {
  /** When any worker was seen last; null before the first. */
  readonly lastSeen: string | null;
  readonly isAway: boolean;
  /** What its system does not give to isolate the reading of documents, as sentences. */
  readonly missingIsolation: readonly string[];
};

/** A worker of an earlier version stored nothing. */
const Beat = z.object({ missingIsolation: z.array(z.string()).catch([]) }).catch({ missingIsolation: [] });

/** Says that a worker lives, by the database's clock: those of two machines may differ. */
export async function beatWorker(missingIsolation: readonly string[] = []): Promise<void> {
  const value = JSON.stringify({ missingIsolation });
  await getDb().$executeRaw`
    INSERT INTO "Setting" (key, value, "updatedAt") VALUES (${KEY}, ${value}::jsonb, now() AT TIME ZONE 'UTC')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, "updatedAt" = excluded."updatedAt"`;
}

export async function getWorkerState(): Promise<WorkerState> {
  const [row] = await getDb().$queryRaw<{ lastSeen: Date; isAway: boolean; value: unknown }[]>`
    SELECT value, "updatedAt" AS "lastSeen",
      "updatedAt" < now() AT TIME ZONE 'UTC' - make_interval(secs => ${AWAY_AFTER}) AS "isAway"
    FROM "Setting" WHERE key = ${KEY}`;
  return row === undefined
    ? { lastSeen: null, isAway: true, missingIsolation: [] }
    : { lastSeen: row.lastSeen.toISOString(), isAway: row.isAway, ...Beat.parse(row.value) };
}
