"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AdminCaseDetail } from "#lib/contracts/admin-cases.ts";
import { ADMIN_CASE } from "#lib/copy/admin/admin-cases.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { anyCaseQuery } from "./queries.ts";

type Props = { readonly caseId: string; readonly children: (detail: AdminCaseDetail) => ReactNode };

/** Loads a case for the dialog that is open on it, and shows it only once it is there. */
export function CaseLoader({ caseId, children }: Props) {
  const detail = useQuery(anyCaseQuery(caseId));
  if (detail.data !== undefined) return children(detail.data);
  if (detail.isPending)
    return (
      <div className="grid min-h-30 place-items-center">
        <Spinner label={ADMIN_CASE.loading} />
      </div>
    );
  return (
    <Note
      title={ADMIN_CASE.loadFailed}
      action={
        <Button size="s" busy={detail.isFetching} onClick={() => void detail.refetch()}>
          {ADMIN_LIST.retry}
        </Button>
      }
    >
      {messageOf(detail.error, ADMIN_LIST.noAnswer)}
    </Note>
  );
}
