"use client";

import clsx from "clsx";
import { ConfidenceMeter } from "#components/widgets/confidence-meter/confidence-meter.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { OddsMeter } from "#components/widgets/odds-meter/odds-meter.tsx";
import { STRENGTH_CLASS } from "#components/widgets/odds-meter/strength-class.ts";
import { useCopy } from "#components/widgets/voice.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import type { OddsReview } from "#lib/contracts/common.ts";
import { CASE_DETAIL, formulaLabel, VERDICT } from "#lib/copy/case-detail.ts";
import { ODDS, ODDS_BAND_LABEL, RECOMMENDATION_LABEL, STRENGTH_LABEL } from "#lib/copy/odds.ts";
import { coverageShare } from "#lib/domain/coverage.ts";
import { oddsBand, recommendationId, showsFigures, strength, type WithoutOdds } from "#lib/domain/odds.ts";
import { CONFIDENCE_CAP } from "#lib/domain/score.ts";
import { formatMoney } from "#lib/format/money.ts";
import { formatFraction, formatPercent } from "#lib/format/percent.ts";
import { Stamp } from "./stamp.tsx";
import styles from "./verdict.module.css";
import { findWhatIf } from "./what-if.ts";
import { Why } from "./why.tsx";

type Props = {
  readonly caseItem: Case;
  readonly analysis: Analysis | null;
  /** 0..100; null is 'N/A': then there is no bar and no stamp. */
  readonly percent: number | null;
  readonly withoutOdds: WithoutOdds;
  readonly review: OddsReview | null;
};

/** The odds with what they are made of, how far to trust them, and what the case is worth to the firm. */
export function Verdict({ caseItem, analysis, percent, withoutOdds, review }: Props) {
  const { persona } = useNames();
  const labels = useCopy(CASE_DETAIL);
  const bands = useCopy(ODDS_BAND_LABEL);
  const strong = strength(percent === null ? null : percent / 100);
  const whatIf = analysis === null ? null : findWhatIf(analysis);
  // Verdicts may change the mark alone: then there is no second needle to show.
  const moved = whatIf === null || whatIf.score === percent ? null : whatIf.score;
  const offenceClass = analysis?.offenceClass ?? null;
  const hasFigures = showsFigures({ percent, offenceClass });
  return (
    <section className={clsx("sheet", STRENGTH_CLASS[strong], styles.verdict)} aria-labelledby="verdict">
      <div className={styles.head}>
        <h2 id="verdict">{labels.verdict(persona)}</h2>
        {percent !== null && (
          <Stamp caseId={caseItem.id} analysisId={analysis?.id ?? null} text={STRENGTH_LABEL[strong]} />
        )}
      </div>
      <div className={styles.figures}>
        <div className={styles.odds}>
          <span className={styles.big}>{percent === null ? ODDS.none : formatPercent(percent)}</span>
          <div>
            {percent === null ? (
              <p className={styles.band}>{ODDS.without[withoutOdds]}</p>
            ) : (
              <>
                <p className={styles.band}>{bands[oddsBand(percent)](persona)}</p>
                <ProvisionalMark review={review} />
                <p className="small muted">{RECOMMENDATION_LABEL[recommendationId(percent / 100)]}</p>
              </>
            )}
          </div>
        </div>
        {hasFigures && analysis?.confidenceScore != null && (
          <ConfidenceMeter confidence={analysis.confidenceScore} basis={confidenceBasis(analysis)} />
        )}
        {hasFigures && <Value caseItem={caseItem} fee={analysis?.fee ?? null} />}
        {percent !== null && offenceClass === "other" && (
          <div>
            <p className="small muted">{VERDICT.unknownOffence}</p>
          </div>
        )}
      </div>
      {percent !== null ? (
        <OddsMeter percent={percent} isProvisional={review?.provisional === true} whatIf={moved} />
      ) : (
        whatIf?.score != null && <OddsMeter percent={whatIf.score} isProvisional={whatIf.provisional} />
      )}
      {analysis !== null && <Why caseId={caseItem.id} analysis={analysis} />}
    </section>
  );
}

function confidenceBasis({ coverage, citationCounts, engine, oddsReview }: Analysis): string {
  const { offered, dropped } = citationCounts;
  const basis = VERDICT.confidenceBasis({
    coverage: formatFraction(coverage === null ? 0 : coverageShare(coverage), 1),
    pages: formatFraction(coverage?.meanConfidence ?? 0, 1),
    quotes: formatFraction(offered === 0 ? 1 : (offered - dropped) / offered, 1),
  });
  const cap = oddsReview?.provisional === false ? "reviewed" : engine;
  return `${basis}. ${VERDICT.confidenceCap[cap](formatFraction(CONFIDENCE_CAP[cap]))}`;
}

type ValueProps = { readonly caseItem: Case; readonly fee: Analysis["fee"] };

function Value({ caseItem, fee }: ValueProps) {
  const amount = fee?.amount ?? caseItem.estimatedValue;
  return (
    <div>
      <p className="label">{VERDICT.estimatedValue}</p>
      <p className={styles.value}>{amount === null ? ODDS.none : formatMoney(amount)}</p>
      {fee !== null && (
        <details className={styles.formula}>
          <summary>{VERDICT.seeFormula(fee.hours, formatMoney(fee.hourlyRate))}</summary>
          <p className="small">
            {formulaLabel({ ...fee, hourlyRate: formatMoney(fee.hourlyRate), amount: formatMoney(fee.amount) })}
          </p>
        </details>
      )}
      {amount !== null && <p className="tiny muted mt-1">{VERDICT.estimatedValueMeaning}</p>}
    </div>
  );
}
