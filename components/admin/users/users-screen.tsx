"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Choice } from "#components/ui/form/choice.tsx";
import { SearchField } from "#components/ui/form/search-field.tsx";
import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { USER_ROLE_LABEL, USER_STATUS_LABEL, USERS } from "#lib/copy/admin/admin-users.ts";
import { LIST_TOOLS } from "../list-tools-class.ts";
import { ListError } from "../list-error.tsx";
import { ListEmpty, ListLoading } from "../list-state.tsx";
import { Pager } from "../pager.tsx";
import { useLastPage, useListAddress } from "../use-list-address.ts";
import { usersQuery } from "./queries.ts";
import { ResetPasswordDialog } from "./reset-password-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";
import { StatusDialog } from "./status-dialog.tsx";
import { UsersTable } from "./users-table.tsx";

type Asked = { readonly what: "status" | "role" | "password"; readonly user: AdminUser };

/** /admin/users; specification section 2.11. */
export function UsersScreen() {
  const { filters, page, setFilters, turnPage } = useListAddress(["search", "status", "role"]);
  const status = keyOf(USER_STATUS_LABEL, filters.status);
  const role = keyOf(USER_ROLE_LABEL, filters.role);
  const list = useQuery(usersQuery({ page, search: filters.search, status, role }));
  // Kept while the dialog closes, so that its words do not vanish before it does.
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data } = list;
  useLastPage(data);
  const close = () => setAsked(null);

  return (
    <>
      <PageHead>
        <div>
          <h1>{USERS.title}</h1>
          {data !== undefined && <p role="status">{USERS.counts(data.totalCount, data.activeCount)}</p>}
        </div>
      </PageHead>
      <form
        className={LIST_TOOLS}
        role="search"
        aria-label={USERS.filters}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label={USERS.search}
          placeholder={USERS.searchHint}
          value={filters.search}
          onChange={(search) => setFilters({ search })}
        />
        <Choice
          label={USERS.status}
          options={{ "": USERS.allStatuses, ...USER_STATUS_LABEL }}
          value={status ?? ""}
          onChange={(value) => setFilters({ status: value })}
        />
        <Choice
          label={USERS.role}
          options={{ "": USERS.allRoles, ...USER_ROLE_LABEL }}
          value={role ?? ""}
          onChange={(value) => setFilters({ role: value })}
        />
        <Button variant="ghost" onClick={() => setFilters({ search: "", status: "", role: "" })}>
          {USERS.clear}
        </Button>
      </form>
      {list.isError && (
        <ListError
          title={USERS.loadFailed}
          error={list.error}
          isStale={data !== undefined}
          isBusy={list.isFetching}
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <ListLoading label={USERS.loading} />}
      {data !== undefined &&
        (data.users.length === 0 ? (
          <ListEmpty text={USERS.none} />
        ) : (
          <UsersTable
            users={data.users}
            isBusy={list.isPlaceholderData}
            onAsk={(what, user) => setAsked({ what, user })}
          />
        ))}
      {data !== undefined && <Pager {...data} onTurn={turnPage} />}
      {asked?.what === "status" && <StatusDialog user={asked.user} onClose={close} />}
      {asked?.what === "role" && <RoleDialog user={asked.user} onClose={close} />}
      {asked?.what === "password" && <ResetPasswordDialog user={asked.user} onClose={close} />}
    </>
  );
}

function keyOf<Key extends string>(labels: Readonly<Record<Key, string>>, value: string): Key | undefined {
  return (Object.keys(labels) as Key[]).find((key) => key === value);
}
