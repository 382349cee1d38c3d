import { type Factor, factorSum } from "#lib/analysis/factor-sum.ts";
import { findWhatIf } from "#lib/analysis/what-if.ts";
import { RECOMMENDATION, signedLabel, sumLabel, VERDICT } from "#lib/copy/case/verdict.ts";
import { MEMO } from "#lib/copy/case/memo.ts";
import { ODDS, RECOMMENDATION_LABEL } from "#lib/copy/odds.ts";
import { isSetAside } from "#lib/domain/findings.ts";
import { recommendationId } from "#lib/domain/odds.ts";
import { awaitsRuling, scoreFromFactors, SCORE_MAX, SCORE_MIN, SCORE_START } from "#lib/domain/score.ts";
import { formatDate } from "#lib/format/dates.ts";
import { quoteRuns } from "./cite.ts";
import type { MemoInput } from "./memo-input.ts";
import { cellParagraph, heading, paragraph, type WordContent } from "./word-document.ts";
import { table } from "./word-table.ts";

/**
 * The odds as a percent and what they are made of: every factor with its words and who reviewed it. They are those of the
 * reviews as they stand, like the factors below them; where the case still has others stored, that is said.
 */
export function oddsPart({ analysis, cite }: MemoInput): WordContent {
  const { engine } = analysis;
  const findings = analysis.findings.filter((finding) => !isSetAside(finding));
  const { forUs, against, plus, minus, waiting } = factorSum(findings);
  const { viabilityScore, review } = scoreFromFactors([...forUs, ...against]);
  const isStored = findWhatIf({ ...analysis, findings }) === null;
  const sum = { start: SCORE_START, forUs: plus, against: minus, min: SCORE_MIN, max: SCORE_MAX };
  const odds =
    viabilityScore === null
      ? [MEMO.odds.none]
      : [
          [
            MEMO.odds.percent(viabilityScore, review.provisional),
            `${ODDS.reviewed(review)}.`,
            ...(review.provisional ? [MEMO.odds.provisional] : []),
          ].join(" "),
          MEMO.odds.recommendation(RECOMMENDATION_LABEL[recommendationId(viabilityScore / 100, "not-enough")]),
          sumLabel({ ...sum, score: viabilityScore }),
        ];
  const said = isStored ? odds : [...odds, MEMO.odds.stored(analysis.viabilityScore, analysis.oddsReview)];
  const part = (label: string, factors: readonly Factor[]): WordContent =>
    factors.length === 0 ? [] : [heading(2, label), factorTable(factors)];
  const factorTable = (factors: readonly Factor[]) =>
    table({
      head: MEMO.odds.head,
      shares: [1.3, 6, 2.4],
      rows: factors.map((factor) => [
        [cellParagraph(signedLabel(factor.weight))],
        [
          cellParagraph([{ text: factor.text, look: "strong" }]),
          ...factor.citations.map((one) => cellParagraph(quoteRuns(one, cite))),
          ...(factor.note === null
            ? []
            : [cellParagraph([{ text: `${MEMO.points.note}: ${factor.note}`, look: "quiet" }])]),
        ],
        [cellParagraph(reviewOf(factor))],
      ]),
    });
  return [
    ...said.map((line) => paragraph(line)),
    ...part(MEMO.odds.forUs, forUs),
    ...part(MEMO.odds.against, against),
    paragraph([
      {
        text: [
          RECOMMENDATION.advice[engine],
          waiting > 0 ? VERDICT.halvesAndNothing(waiting) : VERDICT.halves,
          VERDICT.notCalibrated,
        ].join(" "),
        look: "quiet",
      },
    ]),
  ];
}

function reviewOf(factor: Factor): string {
  const { verdict, reviewedBy, reviewedAt } = factor;
  if (verdict === "proposed") return awaitsRuling(factor) ? MEMO.odds.notCounted : MEMO.odds.notReviewed;
  const said = verdict === "accepted" ? MEMO.points.accepted(reviewedBy) : MEMO.odds.rejected(reviewedBy);
  return reviewedAt === null ? said : `${said} ${formatDate(reviewedAt, { timeZone: "UTC" })}`;
}
