import { workerData } from "node:worker_threads";
import { z } from "zod";

/**
 * Runs in a thread of the reading process, because a parser busy with a hostile file never gives its own thread free.
 * Ends the process when its parent is gone, or when it holds far more memory than the parent allows it (where the parent
 * cannot look).
 */
const { parentPid, memoryBytes } = z.object({ parentPid: z.number(), memoryBytes: z.number() }).parse(workerData);

const INTERVAL_MS = 500;
/** The parent acts first where it can: it knows the reason then. */
const LENIENCE = 1.2;

setInterval(() => {
  const isOrphan = process.ppid !== parentPid;
  if (isOrphan || process.memoryUsage.rss() > memoryBytes * LENIENCE) process.kill(process.pid, "SIGKILL");
}, INTERVAL_MS);
