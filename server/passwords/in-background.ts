import { log } from "../log.ts";

/** Milliseconds. Long enough for the answer of the request to have left the process. */
const AFTER_THE_ANSWER = 50;

const running = new Set<Promise<void>>();

/**
 * Does work that the running request must not wait for, because the time it takes would tell what it found. A failure
 * is logged. A job of the queue was refused: its payload would hold a readable token that opens a user's account.
 */
export function inBackground(name: string, work: () => Promise<void>): void {
  const done = new Promise<void>((resolve) => setTimeout(resolve, AFTER_THE_ANSWER))
    .then(work)
    .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
    .finally(() => running.delete(done));
  running.add(done);
}

/** Resolves once nothing runs in the background any more. */
export async function backgroundIsDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
