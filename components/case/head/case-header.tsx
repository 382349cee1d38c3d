"use client";

import { Printer } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { OddsReview } from "#lib/contracts/common.ts";
import { CASE_DETAIL, PRINT } from "#lib/copy/case-detail.ts";
import { CASE_STATUS_LABEL } from "#lib/copy/case-status.ts";
import { ODDS, ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { oddsBand, type WithoutOdds } from "#lib/domain/odds.ts";
import { formatPercent } from "#lib/format/percent.ts";
import styles from "./case-header.module.css";
import { EditCase } from "./edit-case.tsx";
import { PriorityEdit } from "./priority-edit.tsx";
import type { CaseDetail } from "../queries.ts";

type Props = {
  readonly detail: CaseDetail;
  /** 0..100; null is 'N/A'. */
  readonly percent: number | null;
  readonly withoutOdds: WithoutOdds;
  readonly review: OddsReview | null;
};

/** The folder's cover: what the case is called, whose it is, and how it stands. */
export function CaseHeader({ detail, percent, withoutOdds, review }: Props) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const { title, caseNumber, clientName, status, isDemo } = detail.case;
  const { assignees } = detail;
  const team = assignees.map(({ fullName }) => fullName).join(", ");
  return (
    <header className={styles.head}>
      <div className={styles.tab}>
        {caseNumber}
        {isDemo && <span className={styles.demo}>{CASE_DETAIL.demo}</span>}
      </div>
      <div className={styles.top}>
        <div className={styles.names}>
          <h1 className="clamp2" tabIndex={-1} title={title} dir="auto">
            {title}
          </h1>
          <div className={styles.meta}>
            <span className={styles.pairing}>
              <span className="muted">{CASE_DETAIL.caseNumber}</span> <b className="mono">{caseNumber}</b>
            </span>
            <span className={styles.pairing}>
              <span className="muted">{CASE_DETAIL.client}</span>{" "}
              <b className="trunc" dir="auto" title={clientName ?? undefined}>
                {clientName ?? CASE_DETAIL.noClient}
              </b>
            </span>
            <PriorityEdit detail={detail} />
            <span className={styles.pairing}>
              <span className="muted">{CASE_DETAIL.status}</span> <b>{CASE_STATUS_LABEL[status]}</b>
            </span>
            {assignees.length > 0 && (
              <span className={styles.pairing}>
                <span className="muted">{CASE_DETAIL.team}</span>{" "}
                <b className="trunc" dir="auto" title={team}>
                  {team}
                </b>
              </span>
            )}
            <span className={styles.acts}>
              <EditCase detail={detail} />
              <Button variant="quiet" size="s" onClick={() => window.print()}>
                <Printer className="i" />
                {PRINT.print}
              </Button>
            </span>
          </div>
        </div>
        <div className={styles.odds}>
          <span className="label">{ODDS.winningOdds}</span>
          <b>{percent === null ? ODDS.none : formatPercent(percent)}</b>
          <span className="small strong">
            {percent === null ? ODDS.without[withoutOdds] : bands[oddsBand(percent)](persona)}
          </span>
          <div className={styles.review}>
            <ProvisionalMark review={review} />
          </div>
        </div>
      </div>
    </header>
  );
}
