"use client";

import { ChevronDown } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { LinkButton } from "#components/ui/link-button.tsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { StandingPill } from "#components/widgets/ledger-standing/standing-pill.tsx";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { LEDGER } from "#lib/copy/case/ledger.ts";
import { GAP_LIST } from "#lib/copy/case/points.ts";
import { isToCheck } from "#lib/domain/findings.ts";
import { describeItem } from "#lib/domain/gap-item.ts";
import { Folded } from "./folded.tsx";
import { GapSticker } from "./gap-sticker.tsx";
import { PointLink } from "./point-link.tsx";
import type { Ranked } from "./pro-tip.tsx";

type Props = {
  readonly caseItem: Case;
  /** What the record says is missing or only names, in the order of their points. */
  readonly gaps: readonly Ranked[];
  /** What such cases usually include. */
  readonly usual: readonly Finding[];
  /** Where each gap is in the discovery ledger, by the id of its finding. */
  readonly standings: Analysis["ledgerStates"];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/**
 * What the record lacks, one line each under the sticker of an exhibit that is not there, with the way to its point; then what
 * it only names; then one folded list of what such cases usually include. The ledger asks for all three.
 */
export function EvidenceGaps({ caseItem, gaps, usual, standings, clear }: Props) {
  const missing = gaps.filter(({ finding }) => !isToCheck(finding));
  const toCheck = gaps.filter(({ finding }) => isToCheck(finding));
  const row = { caseItem, standings };
  return (
    <CaseSection
      id="gaps"
      title={CASE_DETAIL.evidenceGaps}
      summary={String(gaps.length)}
      note={gaps.length > 0 ? GAP_LIST.count({ missing: missing.length, toCheck: toCheck.length }) : undefined}
      actions={
        gaps.length + usual.length > 0 ? (
          <LinkButton variant="ghost" size="s" href={`/cases/${caseItem.id}/ledger`}>
            {LEDGER.title}
          </LinkButton>
        ) : undefined
      }
    >
      {gaps.length === 0 && <p className="text-ink-2">{clear(CASE_DETAIL.noGaps)}</p>}
      <GapRows {...row} gaps={missing} limit={9} />
      {toCheck.length > 0 && (
        <div className={cn(missing.length > 0 && "border-t border-rule pt-1")}>
          <h3 className="font-sans text-13 leading-tight font-semibold" title={GAP_LIST.toCheckText}>
            {GAP_LIST.toCheck}
            <span className="sr-only">: {GAP_LIST.toCheckText}</span>
          </h3>
          <GapRows {...row} gaps={toCheck} limit={5} />
        </div>
      )}
      {usual.length > 0 && <UsualGaps caseItem={caseItem} gaps={usual} />}
    </CaseSection>
  );
}

type RowsProps = Pick<Props, "caseItem" | "gaps" | "standings"> & { readonly limit: number };

function GapRows({ caseItem, gaps, standings, limit }: RowsProps) {
  return (
    <Folded items={gaps} limit={limit} groupOf={({ finding }) => finding.engine}>
      {(shown) => (
        <ol className="list-none text-13 leading-snug">
          {shown.map(({ finding, rank }) => (
            <li
              key={finding.id}
              className="grid min-h-7 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 border-t border-hair py-0.5 first:border-0"
            >
              <GapSticker gap={finding} />
              <span className="wrap-anywhere">
                <span
                  className={cn(finding.verdict === "rejected" && "text-ink-2 line-through decoration-[1.5px]")}
                  dir="auto"
                >
                  {nameOf(finding)}
                </span>
                <CitationChips caseId={caseItem.id} citations={finding.citations} />
              </span>
              <StandingPill standing={standings[finding.id]} />
              <PointLink rank={rank} of={nameOf(finding)} />
            </li>
          ))}
        </ol>
      )}
    </Folded>
  );
}

/** The thing that is missing, without what the record says of it; of several things the whole sentence. */
function nameOf({ items, text }: Finding): string {
  const [only] = items;
  return only !== undefined && items.length === 1 ? describeItem(only) : text;
}

type UsualProps = {
  readonly caseItem: Case;
  readonly gaps: readonly Finding[];
};

/** The checklist, one short row each; folded on the screen, whole on paper. */
function UsualGaps({ caseItem, gaps }: UsualProps) {
  const isPrinting = useIsPrinting();
  return (
    <details className="group/usual border-t border-rule pt-1" {...(isPrinting ? { open: true } : {})}>
      <summary className="flex min-h-6 cursor-pointer list-none items-center gap-1.5">
        <h3 className="font-sans text-13 font-semibold text-exhibit">{CASE_DETAIL.usualGaps(gaps.length)}</h3>
        <ChevronDown className="text-exhibit group-open/usual:rotate-180 print:hidden" aria-hidden="true" />
      </summary>
      <p className="text-12 text-ink-2">{CASE_DETAIL.usualGapsText}</p>
      <ul className="mt-2 grid list-none grid-cols-[minmax(0,1fr)] gap-2 text-13">
        {gaps.map(({ id, items, detail, citations }) => (
          <li key={id}>
            <p className="wrap-anywhere" dir="auto" title={detail}>
              {items.map(describeItem).join("; ")}
              <CitationChips caseId={caseItem.id} citations={citations} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
