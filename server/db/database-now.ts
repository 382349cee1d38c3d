import type { Tx } from "./client.ts";

/**
 * The database's clock. Whatever ends at a time (sessions, tickets, links) is judged by it: the clocks of two web
 * processes may differ. Read as an epoch, because a bare `now()` would be stored in the server's own time zone.
 */
export async function databaseNow(tx: Tx): Promise<Date> {
  const [row] = await tx.$queryRaw<
    { ms: number }[]
  >`SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`;
  if (row === undefined) throw new Error("the database did not return its time");
  return new Date(row.ms);
}
