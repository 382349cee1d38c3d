"use client";

import { useState } from "react";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { PASSAGES } from "#lib/copy/case/passages.ts";

/** Lines that stand open; the others a press away. */
const SHOWN = 3;

type Props = { readonly caseId: string; readonly passages: Analysis["passages"] };

/** The lines of the papers to read first, each with its place. Nothing where there are none. */
export function Passages({ caseId, passages }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (passages.length === 0) return null;
  const more = passages.length - SHOWN;
  return (
    <CaseSection id="passages" title={PASSAGES.title} summary={PASSAGES.count(passages.length)} note={PASSAGES.basis}>
      <ol className="grid list-none grid-cols-[minmax(0,1fr)]">
        {passages.slice(0, isOpen ? passages.length : SHOWN).map((passage) => (
          <li
            key={`${passage.documentId} ${passage.pageNumber} ${passage.start}`}
            className="flex items-baseline justify-between gap-x-4 border-t border-hair py-1.5 first:border-t-0"
          >
            <q dir="auto" className="font-mono text-13 text-ink wrap-anywhere">
              {passage.quote.replace(/\s+/g, " ")}
            </q>
            <CitationChip caseId={caseId} citation={passage} />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-7 cursor-pointer items-center text-13 text-exhibit underline decoration-1 underline-offset-3 print:hidden on-phone:min-h-11"
        >
          {isOpen ? PASSAGES.fewer : PASSAGES.more(more)}
        </button>
      )}
    </CaseSection>
  );
}
