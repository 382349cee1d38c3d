import { setTimeout as sleep } from "node:timers/promises";
import { failureOf } from "../http/failure-of.ts";
import { log } from "../log.ts";

/** Milliseconds between two tries. */
const EVERY = 500;

/**
 * What is asked of the database, asked again while it is away, starts, recovers, hangs or is too busy: after a power cut it may be
 * back later than the worker, which nobody might start again.
 * @throws what waiting does not mend, such as a wrong password
 */
export async function whenDatabaseAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let isTold = false;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (failureOf(error).code !== "unavailable") throw error;
      if (!isTold)
        log.warn({ err: error }, "Waiting for the database, which is away, starting, recovering or busy ...");
      isTold = true;
      await sleep(EVERY);
    }
  }
}
