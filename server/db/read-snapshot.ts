import { getDb } from "./client.ts";
import type { Tx } from "./client.ts";

/** Milliseconds. The text of some thousand pages takes seconds to come over. */
const TIMEOUT = 60_000;

/**
 * Reads in one snapshot of the database. Prisma fetches each relation with a statement of its own: outside of a snapshot
 * a row that is deleted between two of them makes a required relation null, whatever its type says.
 */
export async function readSnapshot<T>(read: (tx: Tx) => Promise<T>): Promise<T> {
  return getDb().$transaction(read, { isolationLevel: "RepeatableRead", timeout: TIMEOUT });
}
