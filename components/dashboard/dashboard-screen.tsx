"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { countsLine, DASHBOARD } from "#lib/copy/dashboard.ts";
import { CaseFolder } from "./case-folder.tsx";
import { DemoOffer } from "./demo-offer.tsx";
import { DocketError } from "./docket-error.tsx";
import { type DocketFilters, docketQueryString, isFiltering, readDocketFilters } from "./docket-filters.ts";
import { DocketTools } from "./docket-tools.tsx";
import { EmptyDocket } from "./empty-docket.tsx";
import { FolderSkeletons } from "./folder-skeletons.tsx";
import styles from "./folders.module.css";
import { caseListQuery, isBeingRead } from "./queries.ts";

/** /dashboard; specification section 2.4. */
export function DashboardScreen() {
  const labels = useCopy(DASHBOARD);
  const filters = readDocketFilters(useSearchParams());
  const list = useInfiniteQuery(caseListQuery(filters));
  const cases = list.data?.pages.flatMap((page) => page.items);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const isShort = list.data !== undefined && list.data.pages.length < filters.pages;
  useEffect(() => {
    // An interval that refetches at the same moment must not cancel the next page.
    if (isShort && hasNextPage && !isFetchingNextPage && !list.isFetchNextPageError)
      void fetchNextPage({ cancelRefetch: false });
  }, [isShort, hasNextPage, isFetchingNextPage, list.isFetchNextPageError, fetchNextPage]);
  const isEmpty = cases?.length === 0 && !isFiltering(filters);

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
      <div className="page-head">
        <div>
          <h1>{labels.title}</h1>
          {cases !== undefined && !isEmpty && (
            <p role="status">
              {countsLine({
                total: cases.length,
                withOdds: cases.filter((each) => each.successProbability !== null).length,
                beingRead: cases.filter(isBeingRead).length,
                isPart: list.hasNextPage,
              })}
            </p>
          )}
        </div>
        {!isEmpty && <NewCaseLink />}
      </div>
      {isEmpty && (
        <EmptyDocket title={DASHBOARD.emptyTitle} text={DASHBOARD.empty}>
          <NewCaseLink />
          <DemoOffer />
        </EmptyDocket>
      )}
      {(cases !== undefined || isFiltering(filters)) && !isEmpty && <DocketTools filters={filters} onChange={change} />}
      {list.isError && <DocketError isStale={cases !== undefined} retry={() => void list.refetch()} />}
      {list.isPending && <FolderSkeletons />}
      {cases !== undefined && !isEmpty && (
        <>
          <h2 className="vh">{DASHBOARD.cases}</h2>
          {cases.length === 0 ? (
            <EmptyDocket title={DASHBOARD.noMatchTitle} text={DASHBOARD.noMatch}>
              <Button variant="ghost" onClick={() => change({ search: "", status: null, priority: null })}>
                {DASHBOARD.clearFilters}
              </Button>
            </EmptyDocket>
          ) : (
            <div className={styles.folders}>
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
      <Plus className="i" />
      {DASHBOARD.newCase}
    </LinkButton>
  );
}
