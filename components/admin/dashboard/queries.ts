import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { getDashboardMetrics } from "#lib/contracts/admin-operations.ts";

export const metricsQuery = queryOptions({
  queryKey: ["admin", "metrics"],
  queryFn: ({ signal }) => call(getDashboardMetrics, { signal }),
});
