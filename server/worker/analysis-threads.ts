import { Worker } from "node:worker_threads";

/** What a thread may use of memory for its objects, in megabytes. */
type ThreadSize = { readonly heapMegabytes: number };

/** Node's own size; the worker has set a smaller one for itself. */
const YOUNG_MEGABYTES = 48;
/**
 * Milliseconds that a thread waits for the next analysis: a lawyer who adds a paper to a long record does so soon, and what the thread
 * remembers of the pages (server/analyst/text/remembered.ts) is memory that an idle worker would rather not hold.
 */
const WAITS = 5 * 60_000;
/** Pages of a long record. A smaller one is read anew in a second or two. */
const LONG_RECORD = 50;
/**
 * Milliseconds after a small record. Loading all knowledge takes a thread longer than such a record does: the second half of an
 * analysis with a model, and each of several cases in a row, come into a thread that has it.
 */
const WAITS_SHORT = 30_000;

type Waiting = { readonly thread: Worker; readonly heapMegabytes: number; readonly timer: NodeJS.Timeout };
let waiting: Waiting | null = null;
/** Until when what a thread remembers is worth keeping, by the clock of `performance`. */
const keptUntil = new WeakMap<Worker, number>();

/** The thread that waits, or a new one. @returns isUsed: it has done an analysis before, and remembers */
export function takeThread({ heapMegabytes }: ThreadSize): { readonly thread: Worker; readonly isUsed: boolean } {
  if (waiting?.heapMegabytes === heapMegabytes) {
    const { thread, timer } = waiting;
    waiting = null;
    clearTimeout(timer);
    forget(thread);
    thread.ref();
    return { thread, isUsed: true };
  }
  const thread = new Worker(new URL("./analysis-thread.ts", import.meta.url), {
    // Nothing of ours is in the texts' way to a secret.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  return { thread, isUsed: false };
}

/** By name: with all at once Node takes away listeners of its own, and the thread is never heard again. */
function forget(thread: Worker): void {
  for (const event of ["message", "error", "exit"]) thread.removeAllListeners(event);
}

/** Keeps a thread that has ended its work well for the next analysis, or lets it go. */
export async function giveBackThread(
  thread: Worker,
  { heapMegabytes, pages }: ThreadSize & { readonly pages: number },
) {
  if (waiting !== null) {
    await thread.terminate();
    return;
  }
  forget(thread);
  const letGo = () => {
    if (waiting?.thread === thread) waiting = null;
    clearTimeout(timer);
    void thread.terminate();
  };
  const now = performance.now();
  // A small record in between costs a long one nothing of its time.
  const until = Math.max(keptUntil.get(thread) ?? 0, now + (pages < LONG_RECORD ? WAITS_SHORT : WAITS));
  keptUntil.set(thread, until);
  const timer = setTimeout(letGo, until - now);
  timer.unref();
  // An idle thread must not keep the worker from its end, and one that breaks while it waits takes nothing with it.
  thread.unref();
  thread.once("error", letGo);
  waiting = { thread, heapMegabytes, timer };
}
