import type { getWorker as contract } from "#lib/contracts/admin-operations.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getWorkerState } from "../jobs/worker-beat.ts";

/** Whether a worker is there, alone: the screen asks for it six times as often as for the rest of the health. */
export async function getWorker(): Promise<CallReturn<typeof contract>> {
  return getWorkerState();
}
