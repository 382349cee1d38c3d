import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { getDashboardMetrics } from "#server/operations/get-dashboard-metrics.ts";

export const GET = route(calls.getDashboardMetrics, () => getDashboardMetrics());
