import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
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
