import { vi } from "vitest";
import { getDb, Prisma } from "../db/client.ts";
import type { Tx } from "../db/client.ts";

/**
 * Makes a change between two statements of a reader, every time: holds the table, starts the reader, waits until it
 * stands before the table, makes the change and lets go.
 * @returns what the reader returns
 */
export async function betweenStatements<T>(
  table: "Case" | "Document",
  { read, change }: { readonly read: () => Promise<T>; readonly change: (tx: Tx) => Promise<unknown> },
): Promise<T> {
  const { reading } = await getDb().$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE ${Prisma.raw(`"${table}"`)} IN ACCESS EXCLUSIVE MODE`;
    const started = read();
    await vi.waitUntil(() => hasWaiter(tx, table));
    await change(tx);
    return { reading: started };
  });
  return reading;
}

async function hasWaiter(tx: Tx, table: string): Promise<boolean> {
  const waiting = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM pg_locks WHERE NOT granted AND relation = ${`"${table}"`}::regclass
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return waiting.length > 0;
}
