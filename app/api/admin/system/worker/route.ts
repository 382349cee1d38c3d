import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { getWorker } from "#server/maintenance/get-worker.ts";

export const GET = route(calls.getWorker, () => getWorker());
