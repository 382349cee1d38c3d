"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { signedLabel, sumLabel, VERDICT } from "#lib/copy/case-detail.ts";
import { NEAR_MATCH } from "#lib/copy/documents.ts";
import { factorPoints, MAX_FACTOR_WEIGHT, SCORE_MAX, SCORE_MIN, SCORE_START } from "#lib/domain/score.ts";
import { type Factor, factorSum } from "./factor-sum.ts";
import { EngineMark } from "./engine-mark.tsx";
import { FindingReview } from "../points/finding-review.tsx";
import { findWhatIf } from "./what-if.ts";
import { WhatIfBar } from "./what-if-bar.tsx";
import styles from "./why.module.css";

type Props = { readonly caseId: string; readonly analysis: Analysis };

/** The odds taken apart: each factor with its weight, what it adds, and the page's own words. Closed it still shows the sum. */
export function Why({ caseId, analysis }: Props) {
  const { forUs, against, plus, minus, counted } = factorSum(analysis.findings);
  const hasHalves = counted.some(({ verdict }) => verdict === "proposed");
  // While a what-if is open the sum is of the verdicts as they stand, like the list below it.
  const whatIf = findWhatIf(analysis);
  const score = whatIf === null ? analysis.viabilityScore : whatIf.score;
  const sum =
    score === null
      ? null
      : sumLabel({ start: SCORE_START, forUs: plus, against: minus, score, min: SCORE_MIN, max: SCORE_MAX });
  return (
    <details className={styles.why}>
      <summary>
        <ChevronDown className="i" />
        {VERDICT.why}
        <span className={styles.sum}>
          {[sum, hasHalves && VERDICT.halves, VERDICT.notCalibrated].filter(Boolean).join(" ")}
        </span>
      </summary>
      {forUs.length + against.length === 0 && (
        <p className="muted">{allClear(VERDICT.noFactors, analysis.coverage, analysis.documentsSince)}</p>
      )}
      <Factors caseId={caseId} title={VERDICT.forUs} look="st" factors={forUs} />
      <Factors caseId={caseId} title={VERDICT.againstUs} look="we" factors={against} />
      <WhatIfBar key={analysis.id} caseId={caseId} analysis={analysis} />
    </details>
  );
}

type FactorsProps = {
  readonly caseId: string;
  readonly title: string;
  readonly look: "st" | "we";
  readonly factors: readonly Factor[];
};

function Factors({ caseId, title, look, factors }: FactorsProps) {
  if (factors.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {factors.map((factor) => (
          <li key={factor.id} className={clsx(styles.factor, look, styles[factor.verdict])}>
            <span className={clsx("mono", styles.weight)}>{signedLabel(factor.weight)}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${(Math.abs(factor.weight) / MAX_FACTOR_WEIGHT) * 100}%` }} />
            </span>
            <div className={styles.text}>
              <p dir="auto">
                <span className="strong">{factor.text}</span>
                <EngineMark finding={factor} />
              </p>
              {factor.citations.map((citation) => (
                <p key={citation.id} className={styles.quote} dir="auto">
                  <q className="quote">{citation.quote}</q>
                  <CitationChips caseId={caseId} citations={[citation]} />
                  {citation.status === "near" && <span className="tiny muted"> {NEAR_MATCH}</span>}
                </p>
              ))}
              <p className="tiny muted">{VERDICT.counted[factor.verdict](factorPoints(factor))}</p>
            </div>
            <FindingReview caseId={caseId} finding={factor} look="words" />
          </li>
        ))}
      </ul>
    </>
  );
}
