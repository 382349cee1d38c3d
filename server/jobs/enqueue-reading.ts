import type { Tx } from "../db/client.ts";
import { enqueue } from "./queue.ts";

/** Bytes that a reader gets through in a second, roughly; a file costs at least a second. */
const BYTES_PER_SECOND = 1024 * 1024;
/** Seconds since then fit the queue's priority, a 32-bit integer, until 2094. */
const EPOCH = Date.UTC(2026, 0, 1) / 1000;

type Reading = {
  readonly name: "extract-document" | "recognise-document";
  readonly key: string;
  readonly documentId: string;
  /** Whose turn it counts as. */
  readonly userId: string;
  readonly bytes: number;
};

/**
 * Queues the reading of a document, fair by user, size and age: fair queuing with the clock as virtual time. Each file is due
 * when its user's files before it and it would be read if the user had a reader alone; the one due first goes first. Small
 * files and users with little go ahead, and a file that waits long comes before whatever is newer.
 */
export async function enqueueReading(tx: Tx, { name, key, documentId, userId, bytes }: Reading): Promise<void> {
  const [row] = await tx.$queryRaw<{ due: number }[]>`
    SELECT greatest(
      floor(extract(epoch FROM now()))::int8 - ${EPOCH}::int8,
      (SELECT -min(priority) FROM pgboss.job WHERE name = ${name} AND group_id = ${userId} AND state < 'active')
    )::int AS due`;
  const due = (row?.due ?? 0) + Math.ceil(bytes / BYTES_PER_SECOND);
  await enqueue(tx, { name, key, payload: { documentId }, priority: -due, group: userId });
}
