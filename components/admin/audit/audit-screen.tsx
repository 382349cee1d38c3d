"use client";

import { useQuery } from "@tanstack/react-query";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Choice } from "#components/ui/form/choice.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { SearchField } from "#components/ui/form/search-field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import type { AuditFilters } from "#lib/contracts/admin-operations.ts";
import { AUDIT_LEVEL_LABEL, AUDIT_LOGS } from "#lib/copy/admin/admin-operations.ts";
import { LIST_TOOLS } from "../list-tools-class.ts";
import { ListError } from "../list-error.tsx";
import { ListEmpty, ListLoading } from "../list-state.tsx";
import { Pager } from "../pager.tsx";
import { useLastPage, useListAddress } from "../use-list-address.ts";
import { AuditTable } from "./audit-table.tsx";
import { ChainState } from "./chain-state.tsx";
import { endOfDay, startOfDay } from "./day-bounds.ts";
import { ExportButton } from "./export-button.tsx";
import { auditLogsQuery } from "./queries.ts";

const LEVELS = ["error", "warning", "info", "other"] as const;
const NO_FILTERS = { search: "", level: "", user: "", action: "", from: "", to: "" } as const;

/** /admin/audit-logs; specification section 2.11. */
export function AuditScreen() {
  const address = useListAddress(["search", "level", "user", "action", "from", "to"]);
  const { filters, page, setFilters, turnPage } = address;
  const asked: AuditFilters = {
    search: filters.search,
    level: LEVELS.find((level) => level === filters.level),
    user: filters.user,
    action: filters.action.slice(0, 100),
    from: startOfDay(filters.from),
    to: endOfDay(filters.to),
  };
  const list = useQuery(auditLogsQuery({ ...asked, page }));
  const { data } = list;
  useLastPage(data);
  const isFiltering = Object.values(filters).some((value) => value !== "");

  return (
    <>
      <PageHead className="flex-wrap">
        <div>
          <h1 tabIndex={-1}>{AUDIT_LOGS.title}</h1>
          <p>{AUDIT_LOGS.subtitle}</p>
        </div>
        <ExportButton filters={asked} />
      </PageHead>
      <ChainState />
      <form
        className={LIST_TOOLS}
        role="search"
        aria-label={AUDIT_LOGS.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label={AUDIT_LOGS.search}
          placeholder={AUDIT_LOGS.searchHint}
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <SearchField
          label={AUDIT_LOGS.user}
          placeholder={AUDIT_LOGS.userHint}
          value={filters.user}
          onChange={(user) => setFilters({ user })}
        />
        <SearchField
          label={AUDIT_LOGS.action}
          placeholder={AUDIT_LOGS.actionHint}
          value={filters.action}
          onChange={(action) => setFilters({ action })}
        />
        <Choice
          label={AUDIT_LOGS.level}
          options={{ "": AUDIT_LOGS.allLevels, ...AUDIT_LEVEL_LABEL }}
          value={asked.level ?? ""}
          onChange={(level) => setFilters({ level })}
        />
        {(["from", "to"] as const).map((end) => (
          <Field key={end} label={AUDIT_LOGS[end]}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="date"
                value={filters[end]}
                onChange={({ target }) => setFilters({ [end]: target.value })}
              />
            )}
          </Field>
        ))}
        {isFiltering && (
          <Button variant="ghost" onClick={() => setFilters(NO_FILTERS)}>
            {AUDIT_LOGS.clear}
          </Button>
        )}
      </form>
      {list.isError && (
        <ListError
          title={AUDIT_LOGS.loadFailed}
          error={list.error}
          isStale={data !== undefined}
          isBusy={list.isFetching}
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <ListLoading label={AUDIT_LOGS.loading} />}
      {data !== undefined &&
        (data.logs.length === 0 ? (
          <ListEmpty text={isFiltering ? AUDIT_LOGS.noMatch : AUDIT_LOGS.none} />
        ) : (
          <AuditTable logs={data.logs} isBusy={list.isPlaceholderData} />
        ))}
      {data !== undefined && <Pager {...data} onTurn={turnPage} />}
    </>
  );
}
