"use client";

import { CircleX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { useNames } from "#components/widgets/names.tsx";
import { OddsBar } from "#components/widgets/odds-meter/odds-bar.tsx";
import { PriorityTag } from "#components/widgets/priority-tag.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { DASHBOARD } from "#lib/copy/dashboard.ts";
import { DOCKET } from "#lib/copy/docket.ts";
import { ODDS, ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { headlineOdds, oddsBand } from "#lib/domain/odds.ts";
import { formatDateTime, formatShortDate, localDateOf, timeNow } from "#lib/format/dates.ts";
import { formatPercent } from "#lib/format/percent.ts";
import { formatActivity } from "./format-activity.ts";

type Props = {
  readonly caseItem: Case;
  /** Id of the element that names the odds bars. */
  readonly oddsId: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

/** One case as a row of 50 px; on a phone as a block whose values carry the names of their columns. */
export function CaseRow({ caseItem, oddsId, isChosen, onChoose }: Props) {
  const { id, title, caseNumber, clientName, priority, isDemo, documentCount, failedDocuments } = caseItem;
  const { nextDate, lastActivityAt, oddsReview } = caseItem;
  const client = clientName ?? DOCKET.noClient;
  return (
    <tr
      className={cn(
        "border-b border-hair last:border-b-0 on-phone:relative on-phone:block on-phone:py-2.5 on-phone:pr-4 on-phone:pl-12",
        isChosen ? "bg-exhibit-wash" : "hover:bg-pad",
      )}
    >
      <td className="h-12.5 w-10 py-1.5 pr-2 pl-4 on-phone:absolute on-phone:top-2.5 on-phone:left-0 on-phone:h-auto on-phone:p-0 on-phone:pl-4">
        <input
          type="checkbox"
          className="block size-4.5 accent-exhibit on-phone:size-6"
          aria-label={DOCKET.select(title)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </td>
      <td className="max-w-46 px-1.5 py-1.5 on-phone:block on-phone:max-w-full on-phone:px-0 on-phone:py-0.5">
        <span className="flex items-baseline gap-2">
          <Link
            className="block min-h-6 min-w-0 truncate font-display text-15 font-[650] text-ink no-underline hover:underline"
            href={`/cases/${id}`}
            title={title}
            dir="auto"
          >
            {title}
          </Link>
          {isDemo && <b className="font-mono text-12 text-stamp">{DASHBOARD.demo}</b>}
        </span>
        <span className="flex gap-2 text-12 text-ink-2">
          <span className="font-mono whitespace-nowrap">{caseNumber}</span>
          <span className="min-w-0 truncate" title={client} dir="auto">
            {client}
          </span>
        </span>
      </td>
      <Cell>
        <PriorityTag priority={priority} badge />
      </Cell>
      <Cell name={DOCKET.columns.date} className="whitespace-nowrap">
        <NextDate nextDate={nextDate} />
      </Cell>
      <Cell>
        <Odds caseItem={caseItem} oddsId={oddsId} />
      </Cell>
      <Cell name={DOCKET.columns.review} className="text-right tabular-nums on-phone:text-left">
        {oddsReview === null ? 0 : oddsReview.factors - oddsReview.reviewed}
      </Cell>
      <Cell name={DOCKET.columns.failed} className="whitespace-nowrap">
        {failedDocuments === 0 ? (
          <span className="text-ink-2">{DOCKET.none}</span>
        ) : (
          <span className="inline-flex items-center gap-1 font-semibold text-stamp">
            <CircleX className="size-3.5" />
            {DOCKET.failed(failedDocuments, documentCount)}
          </span>
        )}
      </Cell>
      <Cell name={DOCKET.columns.activity} className="whitespace-nowrap">
        {lastActivityAt !== null && (
          <time className="text-ink-2" dateTime={lastActivityAt} title={formatDateTime(lastActivityAt)}>
            {formatActivity(lastActivityAt, timeNow())}
          </time>
        )}
      </Cell>
    </tr>
  );
}

type CellProps = { readonly name?: string; readonly className?: string; readonly children: ReactNode };

function Cell({ name, className, children }: CellProps) {
  return (
    <td className={cn("px-1.5 py-1.5 on-phone:flex on-phone:gap-2 on-phone:px-0 on-phone:py-0.5", className)}>
      {name !== undefined && <span className="hidden w-24 flex-none text-12 text-ink-2 on-phone:block">{name}</span>}
      <div>{children}</div>
    </td>
  );
}

function NextDate({ nextDate }: Pick<Case, "nextDate">) {
  if (nextDate === null) return <span className="text-12 text-ink-2">{DOCKET.noDate}</span>;
  const { on, title, isOverdue } = nextDate;
  return (
    <>
      <b className="block font-semibold">{formatShortDate(on, localDateOf(timeNow()))}</b>
      <span
        className={cn(
          "block max-w-30 min-w-0 on-phone:max-w-none truncate text-12",
          isOverdue ? "font-semibold text-stamp" : "text-ink-2",
        )}
        title={isOverdue ? DOCKET.overdue(title) : title}
        dir="auto"
      >
        {isOverdue ? DOCKET.overdue(title) : title}
      </span>
    </>
  );
}

function Odds({ caseItem, oddsId }: Pick<Props, "caseItem" | "oddsId">) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const percent = headlineOdds({ latestCompleted: null, successProbability: caseItem.successProbability });
  if (percent === null) {
    const reason = caseItem.progress === null ? (caseItem.oddsReason ?? "analysis-pending") : "analysis-pending";
    return <span className="text-ink-2">{caseItem.progress?.message ?? ODDS.without[reason]}</span>;
  }
  const review = caseItem.oddsReview;
  return (
    <div className="grid w-52 grid-cols-[46px_48px_auto] items-center justify-start gap-x-1.5 gap-y-0.5">
      <b className="font-display text-18 leading-none font-bold">{formatPercent(percent)}</b>
      <span className="col-span-2 text-12 leading-tight whitespace-nowrap">{bands[oddsBand(percent)](persona)}</span>
      <div className="col-span-2">
        <OddsBar
          percent={percent}
          isProvisional={review?.provisional === true}
          labelledBy={oddsId}
          className="h-[9px]"
        />
      </div>
      <div className="[&_.rounded-stamp]:px-1 [&_.rounded-stamp]:pt-0.5 [&_.rounded-stamp]:pb-px [&_.rounded-stamp]:tracking-normal">
        <ProvisionalMark review={review} look="mark" />
      </div>
    </div>
  );
}
