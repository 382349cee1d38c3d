import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { STRENGTH_CLASS } from "#components/widgets/strength-class.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { OddsReview } from "#lib/contracts/common.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { RECOMMENDATION, VERDICT } from "#lib/copy/case/verdict.ts";
import { RECOMMENDATION_LABEL } from "#lib/copy/odds.ts";
import { recommendationId, type Strength, strength, type WithoutOdds } from "#lib/domain/odds.ts";
import { MIN_FACTORS } from "#lib/domain/score.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { factorSum } from "#lib/analysis/factor-sum.ts";

type Props = {
  readonly analysis: Analysis | null;
  /** 0..100; null while there are no odds. */
  readonly percent: number | null;
  readonly withoutOdds: WithoutOdds;
  readonly review: OddsReview | null;
};

/** The bands' recommendation; specification section 9. It always says what it rests on, and what would change it. */
export function Recommendation({ analysis, percent, withoutOdds, review }: Props) {
  const fraction = percent === null ? null : percent / 100;
  const strong = strength(fraction);
  return (
    <CaseSection id="recommendation" title={CASE_DETAIL.recommendation} className={STRENGTH_CLASS[strong]}>
      <p className="mb-1.5 flex flex-wrap items-center gap-x-3">
        <span className="font-display text-28 leading-[1.15] font-bold text-(--t,var(--ink))">
          {RECOMMENDATION_LABEL[recommendationId(fraction, withoutOdds)]}
        </span>
        <ProvisionalMark review={review} />
      </p>
      {analysis === null ? <p>{RECOMMENDATION.pending}</p> : <Basis analysis={analysis} percent={percent} />}
      <p className="mt-1.5 text-12 text-ink-2">
        {[CHANGES[strong], VERDICT.notCalibrated, analysis && RECOMMENDATION.advice[analysis.engine]]
          .filter(Boolean)
          .join(" ")}
      </p>
    </CaseSection>
  );
}

const { changesBelow, changesFrom } = RECOMMENDATION;
/** What other odds would recommend. */
const CHANGES: Readonly<Record<Strength, string>> = {
  strong: changesBelow(RECOMMENDATION_LABEL["negotiate-plea-deal"], 70),
  moderate: `${changesFrom(RECOMMENDATION_LABEL["proceed-to-trial"], 70)} ${changesBelow(RECOMMENDATION_LABEL["recommend-plea-deal"], 50)}`,
  weak: changesFrom(RECOMMENDATION_LABEL["negotiate-plea-deal"], 50),
  pending: "",
};

function Basis({ analysis, percent }: { readonly analysis: Analysis; readonly percent: number | null }) {
  const { counted, waiting } = factorSum(analysis.findings);
  if (percent === null || analysis.viabilityScore === null)
    return (
      <p>
        {allClear(
          RECOMMENDATION.notEnough({ counted: counted.length, waiting, needed: MIN_FACTORS }),
          analysis.coverage,
          analysis.documentsSince,
        )}
      </p>
    );
  const exhibits = new Set(counted.flatMap(({ citations }) => citations.map(({ documentId }) => documentId)));
  return <p className="text-13">{RECOMMENDATION.restsOn(counted.length, exhibits.size)}</p>;
}
