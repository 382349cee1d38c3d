import { getDb, Prisma } from "../db/client.ts";
import { GIVEN_UP } from "./definitions.ts";

export type QueueState = {
  readonly waiting: number;
  readonly running: number;
  /** Seconds that the oldest job has been waiting beyond its time; null when none waits. */
  readonly oldestWaiting: number | null;
  readonly failed: number;
};

/** How the queues of documents and analyses stand. Read from pg-boss' own table: its API answers a queue at a time. */
export async function getQueueState(): Promise<QueueState> {
  const [row] = await getDb().$queryRaw<QueueState[]>`
    SELECT
      (count(*) FILTER (WHERE state IN ('created', 'retry')))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      floor(extract(epoch FROM now() - min(start_after) FILTER (WHERE state IN ('created', 'retry'))))::int
        AS "oldestWaiting",
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed
    FROM pgboss.job WHERE name IN (${Prisma.join(Object.keys(GIVEN_UP))})`;
  if (row === undefined) throw new Error("the queue did not answer");
  // A retry that is not due yet waits less than nothing.
  return { ...row, oldestWaiting: row.oldestWaiting === null ? null : Math.max(0, row.oldestWaiting) };
}
