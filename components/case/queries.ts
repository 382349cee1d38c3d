import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { ApiError } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import { readToken } from "#lib/api/session-storage.ts";
import { listColleagues } from "#lib/contracts/account.ts";
import { getAnalysis, listAnalyses, startAnalysis, stopAnalysis } from "#lib/contracts/analyses.ts";
import { type Case, deleteCase, getAnalysisStatus, getCase, updateCase } from "#lib/contracts/cases.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";
import { getCaseChanges } from "#lib/contracts/work-product.ts";
import { POLL_ERROR } from "#lib/copy/case/progress.ts";
import type { Priority } from "#lib/domain/priority.ts";

export type CaseDetail = CallOutput<typeof getCase>;
export type AnalysisStatus = CallOutput<typeof getAnalysisStatus>;

/** Milliseconds; specification section 9. */
export const POLL_INTERVAL = 2000;

/** The case with its documents; looked at again while documents are read or an analysis runs. */
export function caseDetail(id: string) {
  return queryOptions({
    queryKey: ["case", id],
    queryFn: ({ signal }) => call(getCase, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isMoving(state.data) ? POLL_INTERVAL : false),
  });
}

/** True while something on the page will change by itself. */
export function isMoving({ case: { progress }, documents }: CaseDetail): boolean {
  return progress !== null || documents.some(({ status }) => status === "uploaded" || status === "processing");
}

export function caseAnalyses(caseId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "analyses"],
    queryFn: ({ signal }) => call(listAnalyses, { params: { caseId }, signal }),
  });
}

export function analysisDetail(caseId: string, analysisId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "analysis", analysisId],
    queryFn: ({ signal }) => call(getAnalysis, { params: { analysisId }, signal }),
  });
}

/** What the documents that came in before the latest analysis changed. */
export function caseChanges(caseId: string, analysisId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "changes", analysisId],
    queryFn: ({ signal }) => call(getCaseChanges, { params: { id: caseId }, signal }),
  });
}

/**
 * The poll of the progress screen: every two seconds, also behind other tabs, until the server reports the end or an
 * error. Nothing is kept: the end of an earlier analysis must not be taken for the end of this one.
 */
export function analysisStatus(caseId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "analysis-status"],
    queryFn: ({ signal }) => {
      if (readToken() === null) throw new ApiError(401, "no_token", POLL_ERROR.noToken);
      return call(getAnalysisStatus, { params: { id: caseId }, signal });
    },
    refetchInterval: ({ state }) => (hasEnded(state.data) || state.status === "error" ? false : POLL_INTERVAL),
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
}

export function hasEnded(status: AnalysisStatus | undefined): boolean {
  return status !== undefined && (status.isCompleted || status.error !== null);
}

/** What a failed poll is called; specification section 8. */
export function pollErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return POLL_ERROR.other;
  if (error.code === "no_token") return error.message;
  return error.status > 0 ? POLL_ERROR.http(error.status, error.message || error.statusText) : POLL_ERROR.other;
}

export const startCaseAnalysis = mutationOptions({
  mutationFn: ({ caseId, documentId }: { caseId: string; documentId: string | null }) =>
    call(startAnalysis, { params: { caseId }, body: { documentId } }),
});

export const stopCaseAnalysis = mutationOptions({
  mutationFn: (caseId: string) => call(stopAnalysis, { params: { caseId } }),
});

export const updateCasePriority = mutationOptions({
  mutationFn: ({ id, priority }: { id: string; priority: Priority }) =>
    call(updateCase, { params: { id }, body: { priority } }),
});

/** The people a case may be assigned to. */
export const colleagues = queryOptions({
  queryKey: ["colleagues"],
  queryFn: ({ signal }) => call(listColleagues, { signal }),
});

export const deleteWholeCase = mutationOptions({
  mutationFn: (id: string) => call(deleteCase, { params: { id } }),
});

/** The case after a change: an answer without odds leaves the earlier ones standing. Specification section 4. */
export function mergeUpdatedCase(before: CaseDetail, updated: Case): CaseDetail {
  if (updated.successProbability !== null) return { ...before, case: updated };
  const { successProbability, oddsReview } = before.case;
  return { ...before, case: { ...updated, successProbability, oddsReview } };
}
