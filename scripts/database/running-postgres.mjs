import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commandLine, isAlive, signalQuietly, waitUntilGone } from "../lib/processes.mjs";

/**
 * Ends the server that a killed owner left running on a folder that nobody needs any more.
 * @param {string} home
 */
export async function endOrphan(home) {
  const orphan = runningServer(join(home, "cluster"));
  if (!orphan) return;
  signalQuietly(orphan.pid, "SIGQUIT");
  await waitUntilGone(orphan.pid, 5_000);
}

/**
 * What postmaster.pid names, if that is a PostgreSQL server. A process id alone proves nothing: after a restart of the
 * machine it may belong to anyone.
 * @param {string} cluster
 * @returns {{ pid: number, port: number } | null}
 */
export function runningServer(cluster) {
  const file = join(cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const isServer = pid > 0 && isAlive(pid) && new RegExp(`postgres.* -p ${port}\\b`).test(commandLine(pid));
  return isServer ? { pid, port } : null;
}
