import { setTimeout as sleep } from "node:timers/promises";
import { getDb } from "../db/client.ts";
import { failureOf } from "../http/failure-of.ts";
import { log } from "../log.ts";

/** Milliseconds between two looks. */
const EVERY = 500;

/**
 * Waits while the database is away, starts, recovers or hangs, and says so: after a power cut it may be back later than
 * the worker, which nobody might start again.
 * @throws what waiting does not mend, such as a wrong password
 */
export async function waitForDatabase(): Promise<void> {
  let isTold = false;
  for (;;) {
    try {
      await getDb().$queryRaw`SELECT 1`;
      return;
    } catch (error) {
      if (failureOf(error).code !== "unavailable") throw error;
      if (!isTold) log.warn({ err: error }, "Waiting for the database, which is away, starting or recovering ...");
      isTold = true;
      await sleep(EVERY);
    }
  }
}
