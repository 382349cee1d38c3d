import { setTimeout as sleep } from "node:timers/promises";
import { ModelTimeout } from "./model-errors.ts";
import type { TextRequest } from "./model-port.ts";

/** Tries of a request that meets no server, a broken connection or a fault on the server. */
export const MAX_TRIES = 3;
/** Milliseconds. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;

type Patience = Pick<TextRequest, "deadline" | "silence" | "signal">;

/** Milliseconds to the deadline. @throws the signal's reason, or ModelTimeout */
export function timeLeft({ signal, deadline }: Patience, endpoint: string): number {
  signal?.throwIfAborted();
  const left = deadline.getTime() - Date.now();
  if (left <= 0) throw new ModelTimeout(`The model at ${endpoint} did not answer in time.`);
  return left;
}

/** Waits, unless the wait ends after the deadline or is longer than the server may be silent: then the failure stands. */
export async function pause(wait: number, { request, error }: { request: Patience; error: Error }): Promise<void> {
  if (wait > (request.silence ?? Infinity) || Date.now() + wait >= request.deadline.getTime()) throw error;
  try {
    await sleep(wait, undefined, request.signal ? { signal: request.signal } : {});
  } catch (reason) {
    throw request.signal?.reason ?? reason;
  }
}

/** Milliseconds to wait after so many tries: doubles, with a random part, so that several workers do not come back at once. */
export function backoff(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + Math.random() / 2);
}
