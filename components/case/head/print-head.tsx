"use client";

import { useEffect } from "react";
import { useSession } from "#components/session/session.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { PRINT } from "#lib/copy/case/analysis.ts";
import { formatDateTime, timeNow } from "#lib/format/dates.ts";

/** On paper only: which case this is, when it was printed and by whom; the foot of every sheet names the case again. */
export function PrintHead({ caseItem }: { readonly caseItem: Case }) {
  const { caseNumber, title, clientName } = caseItem;
  const { user } = useSession();
  const isPrinting = useIsPrinting();

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--printed-as", JSON.stringify(`${caseNumber}, ${title}`));
    return () => {
      style.removeProperty("--printed-as");
    };
  }, [caseNumber, title]);

  return (
    <div className="mb-2.5 hidden border-b-[1.5px] border-ink pb-2 print:block">
      <p className="font-mono font-semibold">{caseNumber}</p>
      <p dir="auto">{PRINT.subject(title, clientName)}</p>
      {/* The time is of the printing, not of the page. */}
      <p>{isPrinting && PRINT.printed(formatDateTime(timeNow().toISOString()), user?.fullName ?? null)}</p>
      <p className="font-semibold">{PRINT.legend}</p>
    </div>
  );
}
