import { infiniteQueryOptions, keepPreviousData, mutationOptions } from "@tanstack/react-query";
import { call, callPage } from "#lib/api/call.ts";
import { type Case, listCases } from "#lib/contracts/cases.ts";
import { loadDemo } from "#lib/contracts/demo.ts";
import type { DocketFilters } from "./docket-filters.ts";

/** Milliseconds between two looks at the list while a case is being read. */
const READING_INTERVAL = 4000;

/** True while documents of the case are read or analysed. */
export function isBeingRead(caseItem: Case): boolean {
  return caseItem.progress !== null || caseItem.status === "processing";
}

/** The cases of the docket, page by page; asked for again every few seconds while one is being read. */
export function caseListQuery({ search, status, priority, sort }: DocketFilters) {
  return infiniteQueryOptions({
    queryKey: ["cases", "list", { search, status, priority, sort }],
    queryFn: ({ pageParam, signal }) =>
      callPage(listCases, {
        query: {
          search,
          status: status ?? undefined,
          priority: priority ?? undefined,
          sort,
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
