import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { endOrphan } from "../database/running-postgres.mjs";
import { inRoot } from "../lib/paths.mjs";
import { isAlive } from "../lib/processes.mjs";

/** Servers and data of runs that were killed. */
export async function sweepKilledRuns() {
  mkdirSync(inRoot(".cache"), { recursive: true });
  for (const name of readdirSync(inRoot(".cache"))) {
    const pid = Number(/^test-(\d+)$/.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    await endOrphan(inRoot(".cache", name, "postgres"));
    rmSync(inRoot(".cache", name), { recursive: true, force: true });
  }
}
