"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleDashed, Link2, Link2Off } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AuditChain } from "#lib/contracts/admin-operations.ts";
import { AUDIT_CHAIN } from "#lib/copy/admin/admin-operations.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { chainQuery, checkChain } from "./queries.ts";

/** Whether the log is what was written: what the last look at its chain of hashes found, and a way to look now. */
export function ChainState() {
  const queryClient = useQueryClient();
  const { data: chain, isError } = useQuery(chainQuery);
  const check = useMutation({
    ...checkChain,
    onSuccess: (found) => queryClient.setQueryData(chainQuery.queryKey, found),
  });
  const failure = check.isError ? check.error : null;
  return (
    <section
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sheet border border-rule bg-sheet px-4 py-3"
      aria-labelledby="chain"
    >
      <div className="min-w-0">
        <h2 className="font-sans text-13/[1.4] font-semibold" id="chain">
          {AUDIT_CHAIN.title}
        </h2>
        <div role="status">{chain !== undefined && <Found chain={chain} />}</div>
        {(isError || failure !== null) && <ErrorLine role="alert">{messageOf(failure, AUDIT_CHAIN.failed)}</ErrorLine>}
      </div>
      <Button variant="ghost" size="s" busy={check.isPending} onClick={() => check.mutate()}>
        {check.isPending ? AUDIT_CHAIN.checking : AUDIT_CHAIN.check}
      </Button>
    </section>
  );
}

function Found({ chain }: { readonly chain: AuditChain }) {
  if (chain === null)
    return (
      <p className="flex items-baseline gap-2 font-[550] text-ink-2">
        <CircleDashed />
        {AUDIT_CHAIN.never}
      </p>
    );
  const { brokenLine, lines, checkedAt } = chain;
  const Icon = brokenLine === null ? Link2 : Link2Off;
  return (
    <>
      <p
        className={cn(
          "flex items-baseline gap-2 font-[550]",
          brokenLine === null ? "text-strong-text" : "text-weak-text",
        )}
      >
        <Icon />
        {brokenLine === null ? AUDIT_CHAIN.intact(lines.toLocaleString("en-US")) : AUDIT_CHAIN.broken(brokenLine)}
      </p>
      <p className="text-12 text-ink-2">{AUDIT_CHAIN.checked(formatDateTime(checkedAt))}</p>
      {brokenLine !== null && <p className="text-13">{AUDIT_CHAIN.brokenText}</p>}
    </>
  );
}
