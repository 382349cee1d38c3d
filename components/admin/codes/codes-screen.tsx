"use client";

import { useQuery } from "@tanstack/react-query";
import { BrushCleaning, Plus } from "lucide-react";
import { useState } from "react";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import type { RegistrationCode } from "#lib/contracts/admin-codes.ts";
import { CODES, GENERATE_CODES } from "#lib/copy/admin/admin-codes.ts";
import { ListError } from "../list-error.tsx";
import { ListEmpty, ListLoading } from "../list-state.tsx";
import { Pager } from "../pager.tsx";
import { StatTiles } from "../stat-tiles.tsx";
import { useLastPage, useListAddress } from "../use-list-address.ts";
import { CleanUpDialog } from "./clean-up-dialog.tsx";
import { CodesTable } from "./codes-table.tsx";
import { DeleteCodeDialog } from "./delete-code-dialog.tsx";
import { GenerateDialog } from "./generate-dialog.tsx";
import { codesQuery, codeStatsQuery } from "./queries.ts";

const COUNTS = ["total", "active", "used", "expired"] as const;

/** /admin/registration-codes; specification section 2.11. */
export function CodesScreen() {
  const { page, turnPage } = useListAddress([]);
  const list = useQuery(codesQuery(page));
  const stats = useQuery(codeStatsQuery);
  const [open, setOpen] = useState<"generate" | "clean-up" | RegistrationCode | null>(null);
  const { data } = list;
  useLastPage(data);
  const close = () => setOpen(null);
  const expired = stats.data?.expired ?? 0;

  return (
    <>
      <PageHead className="flex-wrap">
        <div>
          <h1 tabIndex={-1}>{CODES.title}</h1>
          <p>{CODES.subtitle}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {expired > 0 && (
            <Button variant="ghost" onClick={() => setOpen("clean-up")}>
              <BrushCleaning />
              {CODES.cleanUp}
            </Button>
          )}
          <Button onClick={() => setOpen("generate")}>
            <Plus />
            {GENERATE_CODES.open}
          </Button>
        </div>
      </PageHead>
      {(stats.isPending || stats.data !== undefined) && (
        <StatTiles
          tiles={COUNTS.map((name) => ({
            label: CODES[name],
            value: stats.data === undefined ? null : stats.data[name].toLocaleString("en-US"),
          }))}
        />
      )}
      {list.isError && (
        <ListError
          title={CODES.loadFailed}
          error={list.error}
          isStale={data !== undefined}
          isBusy={list.isFetching}
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <ListLoading label={CODES.loading} />}
      {data !== undefined &&
        (data.codes.length === 0 ? (
          <ListEmpty text={CODES.none} />
        ) : (
          <CodesTable codes={data.codes} isBusy={list.isPlaceholderData} onDelete={setOpen} />
        ))}
      {data !== undefined && <Pager {...data} onTurn={turnPage} />}
      {open === "generate" && <GenerateDialog onClose={close} />}
      {open === "clean-up" && <CleanUpDialog count={expired} onClose={close} />}
      {open !== null && typeof open === "object" && <DeleteCodeDialog code={open} onClose={close} />}
    </>
  );
}
