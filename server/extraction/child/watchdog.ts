import { workerData } from "node:worker_threads";
import type { Watched } from "../child-protocol.ts";

/**
 * Runs in a thread of a reading process, because a parser busy with a hostile file never gives its own thread free.
 * Ends the process when its parent is gone, or when it holds far more memory than the parent allows it (where the parent
 * cannot look).
 */
const { parentPid, memoryBytes } = workerData as Watched;

const INTERVAL_MS = 500;
/** The parent acts first where it can: it knows the reason then. */
const LENIENCE = 1.2;

setInterval(() => {
  const isOrphan = process.ppid !== parentPid;
  if (isOrphan || process.memoryUsage.rss() > memoryBytes * LENIENCE) process.kill(process.pid, "SIGKILL");
}, INTERVAL_MS);
