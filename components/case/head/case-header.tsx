"use client";

import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { useNames } from "#components/widgets/names.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Person } from "#lib/contracts/findings.ts";
import type { OddsReview } from "#lib/contracts/common.ts";
import { CASE_DETAIL, PRIORITY_EDIT } from "#lib/copy/case/case-page.ts";
import { stageLabel } from "#lib/copy/case-status.ts";
import { ODDS, ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { oddsBand, type WithoutOdds } from "#lib/domain/odds.ts";
import { formatPercent } from "#lib/format/percent.ts";
import { CaseActions } from "./case-actions.tsx";
import { PriorityEdit } from "./priority-edit.tsx";
import type { CaseDetail } from "../queries.ts";

type Props = {
  readonly detail: CaseDetail;
  readonly isAnalyzed: boolean;
  readonly people: readonly Person[];
  /** 0..100; null is 'N/A'. */
  readonly percent: number | null;
  readonly withoutOdds: WithoutOdds;
  readonly review: OddsReview | null;
};

/** The folder's cover in one row: title, client, priority, stage, odds, and one menu for everything else. */
export function CaseHeader({ detail, isAnalyzed, people, percent, withoutOdds, review }: Props) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const { title, caseNumber, clientName, status, isDemo } = detail.case;
  const { assignees } = detail;
  const team = assignees.map(({ fullName }) => fullName).join(", ");
  return (
    <header className="relative mt-6.5 rounded-tr-sheet border border-b-0 border-manila-edge bg-manila print:m-0 print:border-0 print:bg-transparent">
      <div className="absolute -top-6.5 -left-px h-6.75 rounded-t-control border border-b-0 border-manila-edge bg-manila px-3.5 pt-1.5 font-mono text-13 leading-tight font-bold whitespace-nowrap print:hidden">
        <span className="sr-only">{CASE_DETAIL.caseNumber} </span>
        <span>{caseNumber}</span>
        {isDemo && <span className="ml-2 tracking-[0.06em] text-stamp">{CASE_DETAIL.demo}</span>}
      </div>
      <div className="flex min-h-16 items-center gap-5.5 py-2 pr-3 pl-5 has-[select]:flex-wrap print:px-0 on-narrow:flex-wrap on-phone:gap-x-4 on-phone:gap-y-2 on-phone:px-4 on-phone:py-3">
        <h1
          className={cn(
            "line-clamp-2 min-w-0 pb-[0.1em] leading-[1.2] wrap-anywhere on-narrow:line-clamp-none on-narrow:flex-[1_1_60%]",
            // Two lines beside client, priority and odds hold about so many letters.
            title.length > 28 ? "text-22" : "text-28",
          )}
          tabIndex={-1}
          title={title}
          dir="auto"
        >
          {title}
        </h1>
        <dl className="flex min-w-0 flex-none gap-5.5 on-narrow:order-4 on-narrow:flex-[1_1_100%] on-narrow:flex-wrap on-narrow:gap-x-5 on-narrow:gap-y-1">
          <Entry label={CASE_DETAIL.client}>
            <span className="max-w-40 min-w-0 truncate" dir="auto" title={clientName ?? undefined}>
              {clientName ?? CASE_DETAIL.noClient}
            </span>
          </Entry>
          <Entry label={PRIORITY_EDIT.label}>
            <PriorityEdit detail={detail} />
          </Entry>
          <Entry label={CASE_DETAIL.status}>{stageLabel(status)}</Entry>
          {assignees.length > 0 && (
            <Entry label={CASE_DETAIL.team}>
              <span className="max-w-28 min-w-0 truncate" dir="auto" title={team}>
                {team}
              </span>
            </Entry>
          )}
        </dl>
        <div className="ml-auto flex flex-none items-center gap-2.5 on-phone:order-3 on-phone:ml-0 on-phone:flex-[1_1_100%]">
          <span className="sr-only">{ODDS.winningOdds}</span>
          <b className="font-display text-28 leading-none font-extrabold">
            {percent === null ? ODDS.none : formatPercent(percent)}
          </b>
          <span className="grid justify-items-start text-13 leading-tight font-semibold">
            <span>{percent === null ? ODDS.without[withoutOdds] : bands[oddsBand(percent)](persona)}</span>
            <ProvisionalMark review={review} look="mark" />
          </span>
        </div>
        <CaseActions detail={detail} isAnalyzed={isAnalyzed} people={people} />
      </div>
    </header>
  );
}

function Entry({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-ink-2">{label}</dt>
      <dd className="flex min-h-6.5 items-center text-13 font-semibold whitespace-nowrap">{children}</dd>
    </div>
  );
}
