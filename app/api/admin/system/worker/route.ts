import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { getWorkerState } from "#server/jobs/worker-beat.ts";

export const GET = route(calls.getWorker, () => getWorkerState());
