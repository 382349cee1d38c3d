"use client";

import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { useNames } from "#components/widgets/names.tsx";
import { OddsBar } from "#components/widgets/odds-meter/odds-bar.tsx";
import { PriorityTag } from "#components/widgets/priority-tag.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { notAssessed } from "#lib/copy/all-clear.ts";
import { DASHBOARD, documentsLine } from "#lib/copy/dashboard.ts";
import { ODDS, ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { headlineOdds, oddsBand } from "#lib/domain/odds.ts";
import { DOCKET } from "#lib/copy/docket.ts";
import { formatDateTime, formatShortDate, localDateOf, timeNow } from "#lib/format/dates.ts";
import { formatPercent } from "#lib/format/percent.ts";
import { cn } from "#components/ui/cn.ts";
import { Folder } from "./folder.tsx";
import { formatActivity } from "./format-activity.ts";

/** One case as a folder. */
export function CaseFolder({ caseItem }: { readonly caseItem: Case }) {
  const { persona } = useNames();
  const labels = useCopy(DASHBOARD);
  const bands = useCopy(ODDS_BAND_LABEL);
  const oddsId = useId();
  const { id, title, caseNumber, clientName, priority, isDemo, documentCount, lastActivityAt, progress, reading } =
    caseItem;
  const percent = headlineOdds({ latestCompleted: null, successProbability: caseItem.successProbability });
  const review = percent === null ? null : caseItem.oddsReview;
  const withoutOdds =
    progress === null && caseItem.oddsReason === "not-enough" ? caseItem.oddsReason : "analysis-pending";
  const client = clientName ?? DASHBOARD.clientNotSpecified;
  // Where a finished analysis did not see everything, neither its odds nor their absence speak of the whole record.
  const unread = isAnalyzed(caseItem) && reading !== null ? notAssessed(reading) : null;
  const workNote = progress?.message ?? (caseItem.status === "failed" ? DASHBOARD.analysisFailed : unread);
  return (
    <Folder
      tab={
        <>
          {caseNumber}
          {isDemo && <span className="ml-2 tracking-[0.06em] text-stamp">{DASHBOARD.demo}</span>}
        </>
      }
      foot={
        <>
          {/* The one link covers the whole card: one tab stop, and the middle button works anywhere on it. */}
          <Link
            className="inline-flex items-center gap-1.5 font-semibold no-underline outline-none group-hover/folder:underline after:absolute after:inset-0"
            href={`/cases/${id}`}
            aria-label={`${labels.open} on ${title}`}
          >
            {labels.open}
            <ArrowRight />
          </Link>
          <span className="text-12 whitespace-nowrap text-ink-2">{documentsLine(documentCount)}</span>
        </>
      }
    >
      <h3 className="line-clamp-2 min-h-[1.18em] pb-[0.14em] text-[19px] wrap-anywhere" title={title} dir="auto">
        {title}
      </h3>
      <p className="mt-1 min-w-0 truncate text-13 text-ink-2" title={client}>
        {DASHBOARD.client}: <bdi>{client}</bdi>
      </p>
      <div className="mt-3 flex items-center justify-between gap-3">
        <PriorityTag priority={priority} badge />
        {lastActivityAt !== null && (
          <time
            className="text-12 whitespace-nowrap text-ink-2"
            dateTime={lastActivityAt}
            title={formatDateTime(lastActivityAt)}
          >
            {formatActivity(lastActivityAt, timeNow())}
          </time>
        )}
      </div>
      <NextDate nextDate={caseItem.nextDate} />
      <div className="mt-auto pt-4">
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-label whitespace-nowrap text-ink-2" id={oddsId}>
            {ODDS.winningOdds}
          </span>
          {workNote !== null && (
            <span className="min-w-0 truncate text-12 text-ink-2" title={workNote}>
              {workNote}
            </span>
          )}
        </div>
        <div className="flex items-baseline justify-between gap-3">
          {percent === null ? (
            <span className="font-sans text-18/8.5 font-semibold whitespace-nowrap text-ink-2">
              {ODDS.without[withoutOdds]}
            </span>
          ) : (
            <>
              {/* The system draws a plate behind letters: that of the number would cover the words above it. */}
              <span className="font-display text-28/[1.2] font-[750] tracking-[-0.01em] forced-colors:pt-2">
                {formatPercent(percent)}
              </span>
              <span className="text-13 font-semibold">{bands[oddsBand(percent)](persona)}</span>
            </>
          )}
        </div>
        {/* Kept where there is no mark, so that the odds of a row of folders align. */}
        <div className="min-h-7.5">
          <ProvisionalMark review={review} />
        </div>
      </div>
      <OddsBar
        percent={percent}
        isProvisional={review?.provisional === true}
        labelledBy={oddsId}
        className="mt-1.5 flex-none"
      />
    </Folder>
  );
}

/** Nothing without one: most cases of a new docket have none. */
function NextDate({ nextDate }: Pick<Case, "nextDate">) {
  if (nextDate === null) return null;
  const { on, title, isOverdue } = nextDate;
  const words = isOverdue ? DOCKET.overdue(title) : title;
  return (
    <p className="mt-2 flex min-w-0 gap-1.5 text-13">
      <span className="text-ink-2">{DOCKET.columns.date}:</span>{" "}
      <b className="font-semibold whitespace-nowrap">{formatShortDate(on, localDateOf(timeNow()))}</b>{" "}
      <span
        className={cn("min-w-0 truncate", isOverdue ? "font-semibold text-stamp" : "text-ink-2")}
        title={words}
        dir="auto"
      >
        {words}
      </span>
    </p>
  );
}

function isAnalyzed({ oddsReason, oddsReview }: Case): boolean {
  return oddsReason !== null || oddsReview !== null;
}
