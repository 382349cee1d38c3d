"use client";

import { cn } from "#components/ui/cn.ts";
import { ConfidenceMeter } from "#components/widgets/confidence-meter/confidence-meter.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { OddsMeter } from "#components/widgets/odds-meter/odds-meter.tsx";
import { STRENGTH_CLASS } from "#components/widgets/strength-class.ts";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { findWhatIf } from "#lib/analysis/what-if.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import type { OddsReview } from "#lib/contracts/common.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { VERDICT } from "#lib/copy/case/verdict.ts";
import { ODDS, ODDS_BAND_LABEL, RECOMMENDATION_LABEL, STRENGTH_LABEL } from "#lib/copy/odds.ts";
import { coverageShare } from "#lib/domain/coverage.ts";
import { oddsBand, recommendationId, showsFigures, strength, type WithoutOdds } from "#lib/domain/odds.ts";
import { CONFIDENCE_CAP } from "#lib/domain/score.ts";
import { formatFraction, formatPercent } from "#lib/format/percent.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { CaseValue } from "./case-value.tsx";
import { Factors } from "./factors.tsx";
import { Stamp } from "./stamp.tsx";

type Props = {
  readonly caseItem: Case;
  readonly analysis: Analysis | null;
  /** 0..100; null is 'N/A': then there is no bar and no stamp. */
  readonly percent: number | null;
  readonly withoutOdds: WithoutOdds;
  readonly review: OddsReview | null;
};

/** The odds with the factors that make them, how far to trust them, and what the case is worth to the firm. */
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
    <CaseSection id="verdict" title={labels.verdict(persona)} className={STRENGTH_CLASS[strong]}>
      {percent !== null && (
        <Stamp caseId={caseItem.id} analysisId={analysis?.id ?? null} text={STRENGTH_LABEL[strong]} />
      )}
      <div
        className={cn(
          // On a phone what does not fit beside the number goes below it.
          "grid items-end gap-3 print:mt-3 on-phone:flex on-phone:flex-wrap",
          hasFigures ? "grid-cols-[auto_minmax(0,1fr)_126px_102px]" : "grid-cols-[auto_minmax(0,1fr)]",
          // The slash of "N/A" reaches below its line.
          percent === null && "mb-2.5",
        )}
      >
        <span className="font-display text-[64px] leading-[0.9] font-extrabold tracking-[-0.03em]">
          {percent === null ? ODDS.none : formatPercent(percent)}
        </span>
        <div className="min-w-0 on-phone:flex-[1_1_130px]">
          {percent === null ? (
            <p className="font-display text-18 leading-tight font-[650]">{ODDS.without[withoutOdds]}</p>
          ) : (
            <>
              <p className="font-display text-18 leading-tight font-[650]">{bands[oddsBand(percent)](persona)}</p>
              <p className="text-13 font-semibold">{RECOMMENDATION_LABEL[recommendationId(percent / 100)]}</p>
              <ProvisionalMark review={review} look="short" />
            </>
          )}
          {percent !== null && offenceClass === "other" && (
            <p className="mt-1 text-12 text-ink-2">{VERDICT.unknownOffence}</p>
          )}
        </div>
        {hasFigures && analysis?.confidenceScore != null && (
          <div className="border-l border-hair pl-3 on-phone:flex-[1_1_46%] on-phone:self-start on-phone:border-t on-phone:border-l-0 on-phone:pt-2.5 on-phone:pl-0">
            <ConfidenceMeter confidence={analysis.confidenceScore} basis={confidenceBasis(analysis)} />
          </div>
        )}
        {hasFigures && (
          <div className="border-l border-hair pl-3 on-phone:flex-[1_1_46%] on-phone:self-start on-phone:border-t on-phone:border-l-0 on-phone:pt-2.5 on-phone:pl-0">
            <CaseValue caseItem={caseItem} fee={analysis?.fee ?? null} />
          </div>
        )}
      </div>
      {percent !== null ? (
        <OddsMeter percent={percent} isProvisional={review?.provisional === true} whatIf={moved} />
      ) : (
        whatIf?.score != null && <OddsMeter percent={whatIf.score} isProvisional={whatIf.provisional} />
      )}
      {analysis !== null && <Factors caseId={caseItem.id} analysis={analysis} />}
    </CaseSection>
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
