import { Worker } from "node:worker_threads";
import type { Watched } from "../child-protocol.ts";

/** Lets watchdog.ts watch over this process. */
export function startWatchdog({ parentPid, memoryBytes }: Watched): void {
  const watched: Watched = { parentPid, memoryBytes };
  new Worker(new URL("./watchdog.ts", import.meta.url), { workerData: watched }).unref();
}
