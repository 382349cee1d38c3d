"use client";

import clsx from "clsx";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { useNames } from "#components/widgets/names.tsx";
import { OddsBar } from "#components/widgets/odds-bar.tsx";
import { PriorityTag } from "#components/widgets/priority-tag.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { notAssessed } from "#lib/copy/all-clear.ts";
import { DASHBOARD, documentsLine } from "#lib/copy/dashboard.ts";
import { ODDS, ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { headlineOdds, oddsBand } from "#lib/domain/odds.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { formatPercent } from "#lib/format/percent.ts";
import { formatActivity } from "./format-activity.ts";
import styles from "./folders.module.css";

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
    <article className="folder">
      <div className="tab">
        {caseNumber}
        {isDemo && <span className={styles.demo}>{DASHBOARD.demo}</span>}
      </div>
      <div className={styles.body}>
        <h3 className="clamp2" title={title} dir="auto">
          {title}
        </h3>
        <p className="small muted trunc" title={client}>
          {DASHBOARD.client}: <bdi>{client}</bdi>
        </p>
        <div className={clsx("row spread", styles.meta)}>
          <PriorityTag priority={priority} badge />
          {lastActivityAt !== null && (
            <time className="tiny muted nowrap" dateTime={lastActivityAt} title={formatDateTime(lastActivityAt)}>
              {formatActivity(lastActivityAt, new Date())}
            </time>
          )}
        </div>
        <div className={styles.odds}>
          <div className="row spread">
            <span className="label nowrap" id={oddsId}>
              {ODDS.winningOdds}
            </span>
            {workNote !== null && (
              <span className="tiny muted trunc" title={workNote}>
                {workNote}
              </span>
            )}
          </div>
          <div className="row spread">
            {percent === null ? (
              <span className={styles.pending}>{ODDS.without[withoutOdds]}</span>
            ) : (
              <>
                <span className={styles.number}>{formatPercent(percent)}</span>
                <span className="small strong">{bands[oddsBand(percent)](persona)}</span>
              </>
            )}
          </div>
          <div className={styles.review}>
            <ProvisionalMark review={review} />
          </div>
        </div>
        <OddsBar percent={percent} isProvisional={review?.provisional === true} labelledBy={oddsId} />
      </div>
      <div className={styles.foot}>
        <Link href={`/cases/${id}`} aria-label={`${labels.open} on ${title}`}>
          {labels.open}
          <ArrowRight className="i" />
        </Link>
        <span className="tiny muted nowrap">{documentsLine(documentCount)}</span>
      </div>
    </article>
  );
}

function isAnalyzed({ oddsReason, oddsReview }: Case): boolean {
  return oddsReason !== null || oddsReview !== null;
}
