"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { CircleDashed, Link2, Link2Off } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { AuditChain } from "#lib/contracts/admin-operations.ts";
import { AUDIT_CHAIN } from "#lib/copy/admin-operations.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import styles from "./audit.module.css";
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
    <section className={styles.chain} aria-labelledby="chain">
      <div className="min-w-0">
        <h2 id="chain">{AUDIT_CHAIN.title}</h2>
        <div role="status">{chain !== undefined && <Found chain={chain} />}</div>
        {(isError || failure !== null) && (
          <p className="err" role="alert">
            {messageOf(failure, AUDIT_CHAIN.failed)}
          </p>
        )}
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
      <p className={clsx(styles.state, "muted")}>
        <CircleDashed className="i" />
        {AUDIT_CHAIN.never}
      </p>
    );
  const { brokenLine, lines, checkedAt } = chain;
  const Icon = brokenLine === null ? Link2 : Link2Off;
  return (
    <>
      <p className={clsx(styles.state, brokenLine === null ? styles.ok : styles.bad)}>
        <Icon className="i" />
        {brokenLine === null ? AUDIT_CHAIN.intact(lines.toLocaleString("en-US")) : AUDIT_CHAIN.broken(brokenLine)}
      </p>
      <p className="tiny muted">{AUDIT_CHAIN.checked(formatDateTime(checkedAt))}</p>
      {brokenLine !== null && <p className="small">{AUDIT_CHAIN.brokenText}</p>}
    </>
  );
}
