"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { SetUpList } from "#components/widgets/set-up/set-up-list.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { timeNow } from "#lib/format/dates.ts";
import { countsLine, DASHBOARD } from "#lib/copy/dashboard.ts";
import { docketSentence } from "#lib/copy/docket.ts";
import { ArchiveChoice } from "./archive-choice.tsx";
import { CaseFolder } from "./case-folder.tsx";
import { CaseRows } from "./case-rows.tsx";
import { DemoOffer } from "./demo-offer.tsx";
import { DocketError } from "./docket-error.tsx";
import { type DocketFilters, docketQueryString, isFiltering, readDocketFilters } from "./docket-filters.ts";
import { DocketTools } from "./docket-tools.tsx";
import { readDocketView, storeDocketView } from "./docket-view.ts";
import { EmptyDocket } from "./empty-docket.tsx";
import { FolderSkeletons } from "./folder-skeletons.tsx";
import { FOLDERS } from "./folders-class.ts";
import { caseListQuery, docketCounts, isBeingRead } from "./queries.ts";
import { useSteadyOrder } from "./use-steady-order.ts";

/** /dashboard; specification section 2.4. */
export function DashboardScreen() {
  const labels = useCopy(DASHBOARD);
  const filters = readDocketFilters(useSearchParams());
  const list = useInfiniteQuery(caseListQuery(filters));
  const counts = useQuery(docketCounts(timeNow())).data;
  const [view, setView] = useState(readDocketView);
  const question = docketQueryString({ ...filters, pages: 1 });
  // While another question is answered the old answer is shown, in the order of the server.
  const cases = useSteadyOrder(
    list.data?.pages.flatMap((page) => page.items),
    list.isPlaceholderData ? `before ${question}` : question,
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isShort = list.data !== undefined && list.data.pages.length < filters.pages;
  useEffect(() => {
    // An interval that refetches at the same moment must not cancel the next page.
    if (isShort && hasNextPage && !isFetchingNextPage && !list.isFetchNextPageError)
      void fetchNextPage({ cancelRefetch: false });
  }, [isShort, hasNextPage, isFetchingNextPage, list.isFetchNextPageError, fetchNextPage]);
  const isEmpty = cases?.length === 0 && !isFiltering(filters) && (counts?.archived ?? 0) === 0;

  /**
   * The filters live in the address, so that they survive a reload, a bookmark and the way back from a case. Another
   * filter begins at the first page.
   */
  function change(changes: Partial<DocketFilters>) {
    // From the address itself: `filters` is a render behind when two changes follow each other at once.
    const current = readDocketFilters(new URLSearchParams(window.location.search));
    window.history.replaceState(null, "", `/dashboard${docketQueryString({ ...current, pages: 1, ...changes })}`);
  }

  return (
    <>
      <PageHead>
        <div>
          <h1>{labels.title}</h1>
          {counts !== undefined && !isEmpty && <p>{docketSentence(counts)}</p>}
        </div>
        {!isEmpty && <NewCaseLink />}
      </PageHead>
      <SetUpList />
      {isEmpty && (
        <EmptyDocket title={DASHBOARD.emptyTitle} text={DASHBOARD.empty}>
          <NewCaseLink />
          <DemoOffer />
        </EmptyDocket>
      )}
      {(cases !== undefined || isFiltering(filters)) && !isEmpty && (
        <>
          <DocketTools
            filters={filters}
            onChange={change}
            view={view}
            onView={(next) => {
              storeDocketView(next);
              setView(next);
            }}
          />
          <div className="mb-2.5 flex min-h-8.5 flex-wrap items-center justify-between gap-x-3 gap-y-2 text-13">
            <ArchiveChoice
              value={filters.archive}
              counts={counts ?? null}
              onChange={(archive) => change({ archive })}
            />
            {cases !== undefined && (
              <p role="status" className="text-ink-2">
                {countsLine({
                  total: cases.length,
                  withOdds: cases.filter((each) => each.successProbability !== null).length,
                  beingRead: cases.filter(isBeingRead).length,
                  isPart: list.hasNextPage,
                })}
              </p>
            )}
          </div>
        </>
      )}
      {list.isError && <DocketError isStale={cases !== undefined} retry={() => void list.refetch()} />}
      {list.isPending && <FolderSkeletons />}
      {cases !== undefined && !isEmpty && (
        <>
          <h2 className="sr-only">{DASHBOARD.cases}</h2>
          {cases.length === 0 ? (
            <EmptyDocket title={DASHBOARD.noMatchTitle} text={DASHBOARD.noMatch}>
              <Button
                variant="ghost"
                onClick={() => change({ search: "", status: null, priority: null, archive: "active" })}
              >
                {DASHBOARD.clearFilters}
              </Button>
            </EmptyDocket>
          ) : view === "rows" ? (
            <CaseRows cases={cases} isByDate={filters.sort === "date"} />
          ) : (
            <div className={FOLDERS}>
              {cases.map((each) => (
                <CaseFolder key={each.id} caseItem={each} />
              ))}
            </div>
          )}
          {hasNextPage && (
            <p className="mt-6 text-center">
              <Button
                variant="ghost"
                busy={isFetchingNextPage}
                onClick={() => {
                  if (list.isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
                  else change({ pages: (list.data?.pages.length ?? 1) + 1 });
                }}
              >
                {isFetchingNextPage ? DASHBOARD.loadingMore : DASHBOARD.loadMore}
              </Button>
            </p>
          )}
        </>
      )}
    </>
  );
}

function NewCaseLink() {
  return (
    <LinkButton href="/cases/new">
      <Plus />
      {DASHBOARD.newCase}
    </LinkButton>
  );
}
