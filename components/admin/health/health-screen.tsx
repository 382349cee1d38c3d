"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Sheet } from "#components/ui/sheet.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import type { getSystemHealth } from "#lib/contracts/admin-operations.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";
import { HEALTH } from "#lib/copy/admin/admin-operations.ts";
import { formatBytes } from "#lib/format/bytes.ts";
import { formatDate, formatDateTime, formatTimestamp } from "#lib/format/dates.ts";
import { formatDuration } from "#lib/format/duration.ts";
import { ListError } from "../list-error.tsx";
import { ListEmpty, ListLoading } from "../list-state.tsx";
import { HealthCard } from "./health-card.tsx";
import { DATABASE_LEVEL, errorsLevel, memoryLevel } from "./health-levels.ts";
import { MailRow } from "./mail-row.tsx";
import { ModelRow } from "./model-row.tsx";
import { healthQuery, modelQuery, workerQuery } from "./queries.ts";

type Health = CallOutput<typeof getSystemHealth>;

/** /admin/health; specification sections 2.11 and 9. It refreshes itself, and moves nobody's focus by it. */
export function HealthScreen() {
  const queryClient = useQueryClient();
  const health = useQuery(healthQuery);
  const { data } = health;
  const worker = useQuery({ ...workerQuery, enabled: data !== undefined });
  const isWorkerNewer = worker.data !== undefined && worker.dataUpdatedAt > health.dataUpdatedAt;
  const refresh = () => {
    void health.refetch();
    void queryClient.invalidateQueries({ queryKey: modelQuery.queryKey });
  };
  return (
    <>
      <PageHead className="flex-wrap">
        <div>
          <h1 tabIndex={-1}>{HEALTH.title}</h1>
          {data !== undefined && <p>{HEALTH.asOf(formatTimestamp(data.timestamp))}</p>}
        </div>
        <Button variant="ghost" busy={health.isFetching && !health.isPending} onClick={refresh}>
          <RotateCw />
          {HEALTH.refresh}
        </Button>
      </PageHead>
      {health.isError && (
        <ListError
          title={HEALTH.loadFailed}
          error={health.error}
          isStale={data !== undefined}
          isBusy={health.isFetching}
          retry={refresh}
        />
      )}
      {health.isPending && <ListLoading label={HEALTH.loading} />}
      {health.isError && data === undefined && <ListEmpty text={HEALTH.none} />}
      {data !== undefined && (
        <>
          <Cards health={data} />
          <Information health={isWorkerNewer ? { ...data, worker: worker.data } : data} />
        </>
      )}
    </>
  );
}

function Cards({ health }: { readonly health: Health }) {
  const { database, databaseMs, memoryUsageMB, uptime, recentErrors, timestamp } = health;
  const started = new Date(Date.parse(timestamp) - uptime * 1000).toISOString();
  return (
    <>
      <h2 className="sr-only">{HEALTH.state}</h2>
      <dl className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-4">
        <HealthCard
          label={HEALTH.database}
          value={HEALTH.databaseState[database]}
          level={DATABASE_LEVEL[database]}
          note={databaseMs === null ? HEALTH.noAnswer : HEALTH.answersIn(databaseMs)}
        />
        <HealthCard
          label={HEALTH.memory}
          value={HEALTH.megabytes(memoryUsageMB)}
          level={memoryLevel(memoryUsageMB)}
          note={HEALTH.memoryState[memoryLevel(memoryUsageMB)]}
        />
        <HealthCard
          label={HEALTH.uptime}
          value={formatDuration(uptime)}
          level="good"
          note={HEALTH.since(formatDate(started))}
        />
        <HealthCard
          label={HEALTH.errors}
          value={recentErrors.toLocaleString("en-US")}
          level={errorsLevel(recentErrors)}
          note={HEALTH.errorsState[errorsLevel(recentErrors)]}
        />
      </dl>
    </>
  );
}

function Information({ health }: { readonly health: Health }) {
  const { versions, queue, worker, storage, mail, lastBackup, nightlyBackup, timestamp } = health;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [HEALTH.version, versions.app],
    [HEALTH.runtime, HEALTH.runtimeValue(versions)],
    [HEALTH.model, <ModelRow key="model" />],
    [HEALTH.queue, jobsLabel(queue)],
    [HEALTH.worker, workerLabel(worker)],
    [HEALTH.isolation, isolationLabel(worker)],
    [HEALTH.storage, storageLabel(storage)],
    [HEALTH.mail, <MailRow key="mail" mail={mail} />],
    [HEALTH.backup, lastBackup === null ? HEALTH.noBackup : formatDateTime(lastBackup)],
    ...(nightlyBackup === undefined ? [] : [[HEALTH.nightly, nightlyLabel(nightlyBackup)] as const]),
    [HEALTH.timestamp, formatTimestamp(timestamp)],
  ];
  return (
    <Sheet aria-labelledby="information">
      <h2 className="mb-2 text-18" id="information">
        {HEALTH.information}
      </h2>
      <dl>
        {rows.map(([term, value]) => (
          <div
            key={term}
            className="grid min-h-10 grid-cols-[220px_minmax(0,1fr)] items-baseline border-t border-hair first:border-t-0 max-phone:grid-cols-1 max-phone:py-1.5"
          >
            <dt className="text-ink-2">{term}</dt>
            <dd className="py-1.5 wrap-anywhere max-phone:py-0.5">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function nightlyLabel({ time, folder, lastFailure }: NonNullable<Health["nightlyBackup"]>): string {
  const plan = time === null ? HEALTH.nightlyOff : HEALTH.nightlyOn(time, folder);
  return lastFailure === null ? plan : `${plan}. ${HEALTH.nightlyFailed(lastFailure)}`;
}

function jobsLabel(queue: Health["queue"]): string {
  const oldest = queue.oldestWaiting === null ? null : HEALTH.oldest(formatDuration(queue.oldestWaiting));
  return [HEALTH.queueValue(queue), oldest].filter(Boolean).join(", ");
}

function isolationLabel({ lastSeen, missingIsolation }: Health["worker"]): string {
  if (missingIsolation.length > 0) return missingIsolation.join(". ");
  return lastSeen === null ? HEALTH.isolationUnknown : HEALTH.isolated;
}

function workerLabel({ isAway, lastSeen }: Health["worker"]): string {
  return isAway ? HEALTH.workerAway(lastSeen === null ? null : formatTimestamp(lastSeen)) : HEALTH.workerRuns;
}

function storageLabel({ isWritable, documents, bytes, freeBytes }: Health["storage"]): string {
  return [
    HEALTH.storageValue({ documents: documents.toLocaleString("en-US"), used: formatBytes(bytes) }),
    freeBytes === null ? null : HEALTH.free(formatBytes(freeBytes)),
    isWritable ? null : HEALTH.notWritable,
  ]
    .filter(Boolean)
    .join(", ");
}
