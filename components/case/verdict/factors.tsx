"use client";

import { ChevronDown } from "lucide-react";
import { Fragment, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { SIDE_CLASS } from "#components/widgets/strength-class.ts";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { type Factor, factorSum } from "#lib/analysis/factor-sum.ts";
import { findWhatIf } from "#lib/analysis/what-if.ts";
import type { Citation } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { signedLabel, sumLabel, VERDICT } from "#lib/copy/case/verdict.ts";
import { NEAR_MATCH } from "#lib/copy/case/documents.ts";
import {
  awaitsRuling,
  countingOf,
  factorPoints,
  MAX_FACTOR_WEIGHT,
  SCORE_MAX,
  SCORE_MIN,
  SCORE_START,
} from "#lib/domain/score.ts";
import { FindingReview } from "../points/finding-review.tsx";
import { EngineMark } from "../engine-mark.tsx";

type Props = { readonly caseId: string; readonly analysis: Analysis };

/** How many of each side are there before "All 12 factors". */
const STRONGEST = 3;
/** Of the bar of a factor of full weight, in px. */
const BAR_WIDTH = 36;

/**
 * The odds taken apart: the three strongest factors for and against with the page's own words, and the sum. "All" opens
 * the rest in the same two lists, each with its share of the sum and its review.
 */
export function Factors({ caseId, analysis }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { forUs, against, plus, minus, counted, waiting } = factorSum(analysis.findings);
  const count = forUs.length + against.length;
  if (count === 0)
    return <p className="mt-4 text-ink-2">{allClear(VERDICT.noFactors, analysis.coverage, analysis.documentsSince)}</p>;
  // While a what-if is open the sum is of the verdicts as they are now, like the lists above it.
  const whatIf = findWhatIf(analysis);
  const score = whatIf === null ? analysis.viabilityScore : whatIf.score;
  const sum =
    score === null
      ? null
      : sumLabel({ start: SCORE_START, forUs: plus, against: minus, score, min: SCORE_MIN, max: SCORE_MAX });
  const hasHalves = counted.some(({ verdict }) => verdict === "proposed");
  return (
    <>
      <div className="mt-1 grid grid-cols-2 gap-x-5 on-phone:grid-cols-1">
        <Side caseId={caseId} title={VERDICT.forUs} look="forUs" factors={forUs} isOpen={isOpen} />
        <Side caseId={caseId} title={VERDICT.againstUs} look="againstUs" factors={against} isOpen={isOpen} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 border-t border-rule pt-1 text-13">
        <button
          type="button"
          aria-expanded={isOpen}
          className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 font-semibold text-exhibit print:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {VERDICT.allFactors(count)}
          <ChevronDown className={cn("", isOpen && "rotate-180")} />
        </button>
        <span className="text-ink-2">
          {[sum, waiting > 0 ? VERDICT.halvesAndNothing(waiting) : hasHalves && VERDICT.halves]
            .filter(Boolean)
            .join(" ")}
        </span>
      </p>
    </>
  );
}

type SideProps = {
  readonly caseId: string;
  readonly title: string;
  readonly look: keyof typeof SIDE_CLASS;
  /** Strongest first. */
  readonly factors: readonly Factor[];
  readonly isOpen: boolean;
};

function Side({ caseId, title, look, factors, isOpen }: SideProps) {
  const shown = isOpen ? factors : factors.slice(0, STRONGEST);
  if (shown.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="border-b border-rule pb-1 text-15">{title}</h3>
      <ol className="list-none">
        {shown.map((factor) => (
          <li
            key={factor.id}
            className={cn(
              SIDE_CLASS[look],
              "grid grid-cols-[36px_minmax(0,1fr)] gap-x-2 border-b border-hair py-0.75 text-13 last:border-0",
            )}
          >
            <Weight factor={factor} />
            <div className="min-w-0 wrap-anywhere">
              <p className="leading-[1.3]" dir="auto">
                <span className={cn("font-semibold", factor.verdict === "rejected" && "text-ink-2 line-through")}>
                  {factor.text}
                </span>
                <EngineMark finding={factor} />
                {awaitsRuling(factor) && !isOpen && <span className="text-12 text-ink-2"> {VERDICT.notCounted}</span>}
              </p>
              {samePages(factor.citations).map((group) => (
                <p key={group[0].id} className="text-12 leading-[1.3]" dir="auto">
                  {group.map(({ id, quote, status }) => (
                    <Fragment key={id}>
                      <q className="font-mono text-12 leading-[1.3] text-ink-2">{quote}</q>
                      {status === "near" && <span className="text-12 text-ink-2"> {NEAR_MATCH}</span>}{" "}
                    </Fragment>
                  ))}
                  <CitationChips caseId={caseId} citations={group} isQuoted from={factor.id} />
                </p>
              ))}
              {isOpen && (
                <>
                  <p className="text-12 text-ink-2">{VERDICT.counted[countingOf(factor)](factorPoints(factor))}</p>
                  <div className="mt-1 grid justify-items-start gap-1">
                    <FindingReview caseId={caseId} finding={factor} look="words" />
                  </div>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The full weight, and a bar on the fixed scale: full when accepted, half while proposed, empty when it does not count. */
function Weight({ factor }: { readonly factor: Factor }) {
  const { weight } = factor;
  const counting = countingOf(factor);
  const isEmpty = counting === "rejected" || counting === "waiting";
  return (
    <span className="text-right">
      <b
        className={cn(
          "block font-mono text-15 leading-[1.3]",
          isEmpty ? "text-ink-2" : "text-(--t)",
          counting === "rejected" && "line-through",
        )}
      >
        {signedLabel(weight)}
      </b>
      <span
        aria-hidden="true"
        className={cn(
          "mt-0.75 ml-auto block h-2.25 rounded-[1px] border-[1.5px] print:hidden",
          isEmpty ? "border-dashed border-field" : "border-(--e)",
        )}
        style={{ width: `${(Math.abs(weight) / MAX_FACTOR_WEIGHT) * BAR_WIDTH}px` }}
      >
        <i className={cn("block h-full bg-(--f)", FILL[counting])} />
      </span>
    </span>
  );
}

type Group = readonly [Citation, ...Citation[]];

/** Quotes of one page that follow each other are read as one. */
function samePages(citations: readonly Citation[]): readonly Group[] {
  const groups: [Citation, ...Citation[]][] = [];
  for (const citation of citations) {
    const last = groups.at(-1);
    if (last?.[0].documentId === citation.documentId && last[0].pageNumber === citation.pageNumber) last.push(citation);
    else groups.push([citation]);
  }
  return groups;
}

const FILL = { accepted: "w-full", proposed: "w-1/2", rejected: "w-0", waiting: "w-0" } as const;
