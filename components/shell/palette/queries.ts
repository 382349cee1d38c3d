import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { listRecentCases } from "#lib/contracts/cases.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";
import { searchFiles } from "#lib/contracts/search.ts";

export type Found = CallOutput<typeof searchFiles>;

/** A search over all files; what was found before stays until the next answer, so that the list does not flicker. */
export function filesSearch(query: string) {
  return queryOptions({
    queryKey: ["search", query],
    queryFn: ({ signal }) => call(searchFiles, { query: { query }, signal }),
    enabled: query.trim() !== "",
    placeholderData: keepPreviousData,
    // One who types waits for the answer, not for a third attempt.
    retry: false,
    staleTime: 30_000,
  });
}

/** What somebody worked on last, for a palette that was only opened. */
export const recentCases = queryOptions({
  queryKey: ["cases", "recent"],
  queryFn: ({ signal }) => call(listRecentCases, { query: { limit: 5 }, signal }),
  retry: false,
  staleTime: 30_000,
});
