import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { getSystemHealth } from "#server/maintenance/get-system-health.ts";

export const GET = route(calls.getSystemHealth, () => getSystemHealth());
