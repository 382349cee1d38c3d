import { setTimeout as wait } from "node:timers/promises";
import { identityOf } from "../audit/identity-of.ts";
import { getDb } from "../db/client.ts";
import { loadDemo } from "./load-demo.ts";

/** Milliseconds between two looks for an admin, on a new installation where nobody has registered yet. */
const PAUSE = 2_000;

/**
 * DEMO=1: loads the demo cases for the first admin, as soon as there is one, and once: who deletes them keeps them
 * deleted, whatever the next start says. Ends quietly when `signal` is aborted.
 */
export async function loadDemoAtStart(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const where = { roles: { has: "Admin" as const }, isActive: true };
    const admin = await getDb().user.findFirst({ where, orderBy: { createdAt: "asc" } });
    if (admin === null) {
      await wait(PAUSE, undefined, { signal, ref: false }).catch(() => {});
      continue;
    }
    const loaded = await getDb().auditEvent.findFirst({ where: { action: "demo.load", userId: admin.id } });
    if (loaded === null) await loadDemo(identityOf(admin));
    return;
  }
}
