import { getWorkerState } from "../jobs/worker-beat.ts";
import { ok, warn } from "./diagnosis.ts";
import type { Diagnosis } from "./diagnosis.ts";

/** How the worker isolates the reading of documents, by its own word: this process may run on another system. */
export async function* examineIsolation(): AsyncGenerator<Diagnosis> {
  const { lastSeen, missingIsolation } = await getWorkerState();
  if (lastSeen === null) yield warn("No worker has started yet, so the reader's isolation is unknown");
  else if (missingIsolation.length === 0) yield ok("Documents are read in isolation");
  for (const text of missingIsolation) yield warn(text);
}
