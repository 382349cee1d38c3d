"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useSession } from "#components/session/session.tsx";
import { useDocumentTitle } from "#components/widgets/use-document-title.ts";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { LEDGER } from "#lib/copy/case/ledger.ts";
import { LedgerDesk } from "./ledger-desk.tsx";
import { caseLedger } from "./queries.ts";

/** The discovery ledger of a case: what is missing, what was asked for, and the letter that asks for it. */
export function LedgerScreen({ id }: { readonly id: string }) {
  const { user } = useSession();
  const ledger = useQuery(caseLedger(id));
  useDocumentTitle(ledger.data === undefined ? undefined : `${LEDGER.title}, ${ledger.data.title}`);
  const { data } = ledger;
  if (data !== undefined && user !== null)
    return (
      <>
        <p className="flex min-h-6 items-center gap-2 text-13">
          <Link href={`/cases/${id}`} className="max-w-[40ch] truncate" title={data.title} dir="auto">
            {data.title}
          </Link>
          <span className="font-mono whitespace-nowrap text-ink-2">{data.caseNumber}</span>
        </p>
        <LedgerDesk caseId={id} userId={user.id} ledger={data} />
      </>
    );
  if (!ledger.isError) return <Loading />;
  const isMissing = ledger.error instanceof ApiError && ledger.error.status === 404;
  return (
    <>
      <h1 className="sr-only">{LEDGER.title}</h1>
      <Note
        title={isMissing ? LEDGER.notFound : messageOf(ledger.error, LEDGER.loadFailed)}
        action={
          <LinkButton variant="ghost" size="s" href={isMissing ? "/dashboard" : `/cases/${id}`}>
            {LEDGER.back}
          </LinkButton>
        }
      >
        {isMissing ? LEDGER.notFoundText : LEDGER.errorText}
      </Note>
    </>
  );
}

function Loading() {
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h1 className="sr-only">{LEDGER.title}</h1>
      <p className="text-ink-2" role="status">
        {LEDGER.loading}
      </p>
      <Skeleton style={{ height: 48 }} />
      <Skeleton style={{ height: 320 }} />
    </div>
  );
}
