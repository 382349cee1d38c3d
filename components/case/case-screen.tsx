"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useSession } from "#components/session/session.tsx";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useDocumentTitle } from "#components/widgets/use-document-title.ts";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import type { Analysis, AnalysisSummary } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { PROGRESS } from "#lib/copy/case/progress.ts";
import { CaseFile } from "./case-file.tsx";
import { CaseViewer } from "./case-viewer.tsx";
import { caseDates } from "./dates/queries.ts";
import { caseCharges } from "./elements/queries.ts";
import { findLatestCompleted, newest } from "./find-latest-completed.ts";
import { isDismissed } from "./head/stored-dismissal.ts";
import { analysisDetail, caseAnalyses, caseChanges, type CaseDetail, caseDetail } from "./queries.ts";
import { useFollowAnalysis } from "./use-follow-analysis.ts";

/** The case page: loads the case, its latest completed analysis and what stands beside it, and opens documents over it. */
export function CaseScreen({ id }: { readonly id: string }) {
  const { user } = useSession();
  const detail = useQuery(caseDetail(id));
  const analyses = useQuery({ ...caseAnalyses(id), enabled: detail.isSuccess });
  const shown = findLatestCompleted(analyses.data ?? []);
  const analysis = useQuery({
    ...analysisDetail(id, shown?.id ?? ""),
    enabled: shown !== null,
    placeholderData: (earlier, query) => (query?.queryKey[1] === id ? earlier : undefined),
  });
  const hasEarlier = (analyses.data ?? []).filter(({ status }) => status === "Completed").length > 1;
  const showsChanges = shown !== null && hasEarlier && !isDismissed(user?.id ?? "", shown.id);
  // Asked for here and not where they are shown: what comes in later moves the page, and a press meanwhile is lost.
  const beside = [
    useQuery({ ...caseDates(id), enabled: detail.isSuccess }),
    useQuery({ ...caseCharges(id), enabled: detail.isSuccess }),
    useQuery({ ...caseChanges(id, shown?.id ?? ""), enabled: showsChanges }),
  ];
  const hasEnded = useFollowAnalysis(id, detail.data?.case.progress != null);
  useDocumentTitle(detail.data && tabTitle(detail.data.case, hasEnded ? newest(analyses.data ?? []) : null));

  const failed = [detail, analyses, analysis].find((query) => query.isError && query.data === undefined);
  const [openId, setOpenId] = useState<string | null>(null);
  const isComplete =
    detail.isSuccess &&
    analyses.isSuccess &&
    (shown === null || analysis.data !== undefined) &&
    !beside.some(isFirstTry);
  // A page that is open stays while the analysis that has just ended comes in: a question may be half typed.
  if (isComplete && openId !== id) setOpenId(id);
  const isLoading = detail.data === undefined || analyses.data === undefined || (!isComplete && openId !== id);
  const latest: Analysis | null = shown === null ? null : (analysis.data ?? null);
  return (
    <>
      {failed !== undefined ? (
        <LoadFailure error={failed.error} />
      ) : isLoading ? (
        <Loading />
      ) : (
        <CaseFile detail={detail.data} analysis={latest} newest={newest(analyses.data)} hasEarlier={hasEarlier} />
      )}
      {/* Also while the page below is loaded: its search takes words from the first moment, and a note may be half written. */}
      {(detail.data !== undefined || !detail.isError) && (
        <CaseViewer caseId={id} documents={detail.data?.documents ?? []} analysis={latest} />
      )}
    </>
  );
}

/** The page waits for an answer, not for what the server does not give: its section says so. */
function isFirstTry({ data, fetchStatus, failureCount }: UseQueryResult): boolean {
  return data === undefined && fetchStatus === "fetching" && failureCount === 0;
}

/** The name of the tab: how far an analysis is, and how it ended, for one who works in another tab. */
function tabTitle({ title, progress }: CaseDetail["case"], ended: AnalysisSummary | null): string {
  if (progress !== null) return PROGRESS.tabWorking(title, progress.percentageComplete);
  if (ended === null) return title;
  return ended.status === "Failed" ? PROGRESS.tabFailed(title) : PROGRESS.tabDone(title);
}

function Loading() {
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h1 className="sr-only">{CASE_DETAIL.pageTitle}</h1>
      <p className="text-ink-2" role="status">
        {CASE_DETAIL.loading}
      </p>
      <Skeleton style={{ height: 148 }} />
      <Skeleton style={{ height: 64 }} />
      <Skeleton style={{ height: 240 }} />
    </div>
  );
}

function LoadFailure({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const isMissing = error instanceof ApiError && error.status === 404;
  const title = isMissing ? CASE_DETAIL.notFound : CASE_DETAIL.error(messageOf(error, CASE_DETAIL.loadFailed));
  return (
    <>
      <h1 className="sr-only">{CASE_DETAIL.pageTitle}</h1>
      <Note
        title={title}
        action={
          <Button variant="ghost" size="s" onClick={() => router.push("/dashboard")}>
            {CASE_DETAIL.back}
          </Button>
        }
      >
        {isMissing ? CASE_DETAIL.notFoundText : CASE_DETAIL.errorText}
      </Note>
    </>
  );
}
