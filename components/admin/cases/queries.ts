import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { ApiError } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import {
  analyzeAnyCase,
  deleteAnyCase,
  getAllCasesStats,
  getAnyCase,
  listAllCases,
  listSimilarCases,
  setAnyCaseStatus,
  updateAnyCase,
} from "#lib/contracts/admin-cases.ts";
import { getAnalysis } from "#lib/contracts/analyses.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";

/** Beginning of every key of this screen: lists, counts, single cases. */
export const ADMIN_CASES_KEY = ["admin", "cases"] as const;

/** Specification section 9: one retry, none when the window gets the focus. A 4xx is an answer: it is not asked again. */
const RULES = {
  retry: (failures: number, error: Error) =>
    failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
  refetchOnWindowFocus: false,
} as const;

type Query = CallInput<typeof listAllCases>["query"];

export function allCasesQuery(query: Query) {
  return queryOptions({
    ...RULES,
    queryKey: [...ADMIN_CASES_KEY, "list", query],
    queryFn: ({ signal }) => call(listAllCases, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const allCasesStatsQuery = queryOptions({
  ...RULES,
  queryKey: [...ADMIN_CASES_KEY, "stats"],
  queryFn: ({ signal }) => call(getAllCasesStats, { signal }),
});

/** Loaded each time a dialog opens: nobody edits or judges a case by what it was an hour ago. */
export function anyCaseQuery(id: string) {
  return queryOptions({
    ...RULES,
    queryKey: [...ADMIN_CASES_KEY, "one", id],
    queryFn: ({ signal }) => call(getAnyCase, { params: { id }, signal }),
    gcTime: 0,
  });
}

export function similarCasesQuery(id: string) {
  return queryOptions({
    ...RULES,
    queryKey: [...ADMIN_CASES_KEY, "similar", id],
    queryFn: ({ signal }) => call(listSimilarCases, { params: { id }, signal }),
    gcTime: 0,
  });
}

type Changes = CallInput<typeof updateAnyCase>["body"];

/** The status alone has a call, and a text for its failure, of its own; specification sections 7.4 and 8. */
export function isStatusAlone(changes: Changes): changes is CallInput<typeof setAnyCaseStatus>["body"] {
  return changes.status !== undefined && Object.keys(changes).length === 1;
}

export const saveAnyCase = mutationOptions({
  mutationFn: ({ id, changes }: { id: string; changes: Changes }) =>
    isStatusAlone(changes)
      ? call(setAnyCaseStatus, { params: { id }, body: changes })
      : call(updateAnyCase, { params: { id }, body: changes }),
});

export const removeAnyCase = mutationOptions({
  mutationFn: (id: string) => call(deleteAnyCase, { params: { id } }),
});

/** The two options are always sent as true, whatever the boxes show; specification section 4. */
export const startAnyAnalysis = mutationOptions({
  mutationFn: ({ caseId, documentId }: { caseId: string; documentId: string }) =>
    call(analyzeAnyCase, {
      params: { id: caseId },
      body: {
        documentId,
        analysisType: "comprehensive",
        includeViabilityAssessment: true,
        includeSimilarCases: true,
      },
    }),
});

/** One look at a running analysis. */
export function pollAnalysis(analysisId: string, signal: AbortSignal) {
  return call(getAnalysis, { params: { analysisId }, signal });
}
