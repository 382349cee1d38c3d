"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Choice } from "#components/ui/form/choice.tsx";
import { SearchField } from "#components/ui/form/search-field.tsx";
import type { AdminCaseRow } from "#lib/contracts/admin-cases.ts";
import { ADMIN_CASES } from "#lib/copy/admin/admin-cases.ts";
import { STATUS_FILTER_LABEL } from "#lib/copy/dashboard.ts";
import { LIST_TOOLS } from "../list-tools-class.ts";
import { ListError } from "../list-error.tsx";
import { ListEmpty, ListLoading } from "../list-state.tsx";
import { Pager } from "../pager.tsx";
import { StatTiles } from "../stat-tiles.tsx";
import { useLastPage, useListAddress } from "../use-list-address.ts";
import { AnalysisDialog } from "./analysis-dialog.tsx";
import { type CaseAction, CasesTable } from "./cases-table.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { allCasesQuery, allCasesStatsQuery } from "./queries.ts";
import { statusTiles } from "./status-tiles.ts";

const STATUSES = Object.keys(STATUS_FILTER_LABEL) as (keyof typeof STATUS_FILTER_LABEL)[];

/** Which dialog is open on which case. */
type Open = { readonly action: CaseAction; readonly caseItem: AdminCaseRow };

/** /admin/cases; specification section 2.11. */
export function CasesScreen() {
  const { filters, page, setFilters, turnPage } = useListAddress(["search", "status"]);
  const status = STATUSES.find((each) => each === filters.status);
  const list = useQuery(allCasesQuery({ page, search: filters.search, status }));
  const stats = useQuery(allCasesStatsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const { data } = list;
  useLastPage(data);
  const isFiltering = filters.search !== "" || status !== undefined;
  const close = () => setOpen(null);

  // Only logged, as the specification has it: the tiles are missing, the work below goes on.
  useEffect(() => {
    if (stats.error !== null) console.warn("The counts of the cases could not be loaded", stats.error);
  }, [stats.error]);

  return (
    <>
      <PageHead>
        <div>
          <h1 tabIndex={-1}>{ADMIN_CASES.title}</h1>
          <p>{ADMIN_CASES.subtitle}</p>
        </div>
      </PageHead>
      {(stats.isPending || stats.data !== undefined) && <StatTiles tiles={statusTiles(stats.data)} />}
      <form
        className={LIST_TOOLS}
        role="search"
        aria-label={ADMIN_CASES.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label={ADMIN_CASES.search}
          placeholder={ADMIN_CASES.searchHint}
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <Choice
          label={ADMIN_CASES.status}
          options={{ "": ADMIN_CASES.allStatuses, ...STATUS_FILTER_LABEL }}
          value={status ?? ""}
          onChange={(value) => setFilters({ status: value })}
        />
        <Button variant="ghost" onClick={() => setFilters({ search: "", status: "" })}>
          {ADMIN_CASES.clear}
        </Button>
      </form>
      {list.isError && (
        <ListError
          title={ADMIN_CASES.errorTitle}
          fallback={ADMIN_CASES.loadFailed}
          error={list.error}
          isStale={data !== undefined}
          isBusy={list.isFetching}
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <ListLoading label={ADMIN_CASES.loading} />}
      {data !== undefined && (
        <section aria-labelledby="cases-heading">
          <h2 id="cases-heading" className="mb-2.5 text-18">
            <span aria-live="polite">{ADMIN_CASES.cases(data.totalCount)}</span>
          </h2>
          {data.cases.length === 0 ? (
            <ListEmpty text={isFiltering ? ADMIN_CASES.none : ADMIN_CASES.empty} />
          ) : (
            <CasesTable
              cases={data.cases}
              headingId="cases-heading"
              isBusy={list.isPlaceholderData}
              onAction={(action, caseItem) => setOpen({ action, caseItem })}
            />
          )}
          <Pager {...data} onTurn={turnPage} />
        </section>
      )}
      {open?.action === "view" && <DetailsDialog caseItem={open.caseItem} onClose={close} />}
      {open?.action === "edit" && <EditDialog caseItem={open.caseItem} onClose={close} />}
      {open?.action === "delete" && <DeleteDialog caseItem={open.caseItem} onClose={close} />}
      {open?.action === "analyze" && <AnalysisDialog caseItem={open.caseItem} documentId={null} onClose={close} />}
    </>
  );
}
