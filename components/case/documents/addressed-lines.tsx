"use client";

import { ChevronDown } from "lucide-react";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { ADDRESSED_LINES } from "#lib/copy/case/case-page.ts";

type Props = { readonly caseId: string; readonly lines: NonNullable<Analysis["addressedLines"]> };

/** Lines of the documents that address software, folded, each with its place. Absent when there are none. */
export function AddressedLines({ caseId, lines }: Props) {
  const isPrinting = useIsPrinting();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="addressed-lines" className="border-t border-hair pt-1">
      <details className="group/lines" {...(isPrinting ? { open: true } : {})}>
        <summary className="flex min-h-7 cursor-pointer list-none items-center gap-1.5">
          <h3 id="addressed-lines" className="font-sans text-13 font-semibold text-exhibit">
            {ADDRESSED_LINES.title}
          </h3>
          <span className="text-12 text-ink-2">{lines.length}</span>
          <ChevronDown className="text-exhibit group-open/lines:rotate-180 print:hidden" aria-hidden="true" />
        </summary>
        <p className="text-12 text-ink-2">{ADDRESSED_LINES.text}</p>
        <ul className="mt-1.5 mb-1 grid list-none grid-cols-[minmax(0,1fr)] gap-2 text-13 wrap-anywhere">
          {lines.map((line) => (
            <li key={`${line.documentId} ${line.pageNumber} ${line.start}`}>
              <q dir="auto">{line.quote.replace(/\s+/g, " ")}</q> <CitationChip caseId={caseId} citation={line} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
