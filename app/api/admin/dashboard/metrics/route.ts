import * as calls from "#lib/contracts/admin-operations.ts";
import { getDashboardMetrics } from "#server/admin/get-dashboard-metrics.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getDashboardMetrics, () => getDashboardMetrics());
