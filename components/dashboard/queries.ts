import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { call, callBytes, callPage } from "#lib/api/call.ts";
import { getDatesFileOfCases } from "#lib/contracts/case-dates.ts";
import {
  archiveCases,
  type Case,
  getCaseListFile,
  getDocketCounts,
  listCases,
  setPriorityOfCases,
} from "#lib/contracts/cases.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";
import { loadDemo } from "#lib/contracts/demo.ts";
import { restOfWeek } from "#lib/domain/case-dates.ts";
import { localDateOf } from "#lib/format/dates.ts";
import type { DocketFilters } from "./docket-filters.ts";

/** Milliseconds between two looks at the list while a case is being read. */
const READING_INTERVAL = 4000;

/** True while documents of the case are read or analysed. */
export function isBeingRead(caseItem: Case): boolean {
  return caseItem.progress !== null || caseItem.status === "processing";
}

/** The cases of the docket, page by page; asked for again every few seconds while one is being read. */
export function caseListQuery({ search, status, priority, sort, archive }: DocketFilters) {
  return infiniteQueryOptions({
    queryKey: ["cases", "list", { search, status, priority, sort, archive }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listCases, {
        query: {
          search,
          status: status ?? undefined,
          priority: priority ?? undefined,
          sort,
          archive: archive === "active" ? undefined : archive,
          cursor: pageParam ?? undefined,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.items.some(isBeingRead)) ? READING_INTERVAL : false,
  });
}

export const loadDemoCases = mutationOptions({ mutationFn: () => call(loadDemo, {}) });

/** The one sentence over the docket. Under the key of the list: what changes the one changes the other. */
export function docketCounts(now: Date) {
  const query = restOfWeek(localDateOf(now));
  return queryOptions({
    queryKey: ["cases", "counts", query.from],
    queryFn: ({ signal }) => call(getDocketCounts, { query, signal }),
  });
}

export const archiveChosen = mutationOptions({
  mutationFn: (body: CallInput<typeof archiveCases>["body"]) => call(archiveCases, { body }),
});

export const prioritizeChosen = mutationOptions({
  mutationFn: (body: CallInput<typeof setPriorityOfCases>["body"]) => call(setPriorityOfCases, { body }),
});

export const downloadWordList = mutationOptions({
  mutationFn: (ids: readonly string[]) => callBytes(getCaseListFile, { query: { ids: ids.join() } }),
});

export const downloadDates = mutationOptions({
  mutationFn: (ids: readonly string[]) => callBytes(getDatesFileOfCases, { query: { ids: ids.join() } }),
});
