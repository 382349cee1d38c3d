"use client";

import { useQuery } from "@tanstack/react-query";
import { PageHead } from "#components/ui/page-head.tsx";
import { SetUpReturn } from "#components/widgets/set-up/set-up-return.tsx";
import { ADMIN_DASHBOARD } from "#lib/copy/admin/admin-operations.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { ListError } from "../list-error.tsx";
import { ListLoading } from "../list-state.tsx";
import { StatTiles } from "../stat-tiles.tsx";
import { Activity } from "./activity.tsx";
import { Incidents } from "./incidents.tsx";
import { metricsQuery } from "./queries.ts";

/** /admin/dashboard; specification section 2.11. */
export function DashboardScreen() {
  const metrics = useQuery(metricsQuery);
  const { data } = metrics;
  const count = (value: number) => value.toLocaleString("en-US");
  return (
    <>
      <PageHead>
        <div>
          <h1 tabIndex={-1}>{ADMIN_DASHBOARD.title}</h1>
          {data !== undefined && (
            <p>{ADMIN_DASHBOARD.asOf(formatDateTime(new Date(metrics.dataUpdatedAt).toISOString()))}</p>
          )}
        </div>
        <SetUpReturn />
      </PageHead>
      {metrics.isError && (
        <ListError
          title={ADMIN_DASHBOARD.loadFailed}
          error={metrics.error}
          isStale={data !== undefined}
          isBusy={metrics.isFetching}
          retry={() => void metrics.refetch()}
        />
      )}
      {metrics.isPending && <ListLoading label={ADMIN_DASHBOARD.loading} />}
      {data !== undefined && (
        <>
          <StatTiles
            tiles={[
              { label: ADMIN_DASHBOARD.totalUsers, value: count(data.totalUsers) },
              { label: ADMIN_DASHBOARD.activeUsers, value: count(data.activeUsers) },
              { label: ADMIN_DASHBOARD.casesAnalyzed, value: count(data.casesAnalyzed24h) },
              {
                label: ADMIN_DASHBOARD.analysisTime,
                value: data.avgAnalysisTime === null ? ADMIN_DASHBOARD.none : data.avgAnalysisTime.toFixed(1),
              },
              {
                label: ADMIN_DASHBOARD.incidents,
                value: count(data.activeIncidents),
                tone: data.activeIncidents > 0 ? "bad" : "normal",
              },
            ]}
          />
          {data.incidents.length > 0 && <Incidents texts={data.incidents} />}
          <Activity logs={data.recentActivity} />
        </>
      )}
    </>
  );
}
