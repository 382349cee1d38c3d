import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { startAnalysis } from "#lib/contracts/analyses.ts";
import { getCase, listCases } from "#lib/contracts/cases.ts";

/** The case that the files go to. Under the case page's key: whoever comes from there waits for nothing. */
export function caseInformation(id: string) {
  return queryOptions({
    queryKey: ["case", id],
    queryFn: ({ signal }) => call(getCase, { params: { id }, signal }),
  });
}

/** The two hundred cases with the newest activity, to pick one from. */
export const casesToPick = queryOptions({
  queryKey: ["cases", "pick"],
  queryFn: ({ signal }) => call(listCases, { query: { limit: 200 }, signal }),
});

export const startCaseAnalysis = mutationOptions({
  mutationFn: (caseId: string) => call(startAnalysis, { params: { caseId }, body: {} }),
});
