"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { Markdown } from "#components/widgets/markdown/markdown.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { OddsBar } from "#components/widgets/odds-meter/odds-bar.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { SimilarCase } from "#lib/contracts/admin-cases.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { OddsReview } from "#lib/contracts/common.ts";
import { ADMIN_ANALYSIS, ADMIN_CASE } from "#lib/copy/admin/admin-cases.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { OFFENCE_CLASS_LABEL } from "#lib/copy/case/verdict.ts";
import { ODDS_BAND_LABEL } from "#lib/copy/odds.ts";
import { oddsBand } from "#lib/domain/odds.ts";
import { CASE_DIALOG } from "./dialog-classes.ts";
import { similarCasesQuery } from "./queries.ts";

/** What a finished analysis says, short: its quotes and their places are on the case page. */
export function AnalysisResult({ analysis }: { readonly analysis: Analysis }) {
  const clear = (text: string) => allClear(text, analysis.coverage, analysis.documentsSince);
  const nothing = clear(ADMIN_ANALYSIS.nothing);
  return (
    <>
      <Score score={analysis.viabilityScore} review={analysis.oddsReview} noScore={clear(ADMIN_ANALYSIS.noScore)} />
      <Texts title={ADMIN_ANALYSIS.issues} texts={analysis.keyIssues} nothing={nothing} />
      <Texts title={ADMIN_ANALYSIS.defenses} texts={analysis.potentialDefenses} nothing={nothing} />
      <Texts title={ADMIN_ANALYSIS.actions} texts={analysis.recommendedActions} nothing={nothing} />
      {analysis.summary !== null && (
        <section className="grid content-start gap-2">
          <h4>{ADMIN_ANALYSIS.summary}</h4>
          {/* Citations are links of the case page; here their words are enough. */}
          <Markdown text={analysis.summary} renderCitation={(_, label) => label} />
        </section>
      )}
      <SimilarCases caseId={analysis.caseId} />
    </>
  );
}

type ScoreProps = { readonly score: number | null; readonly review: OddsReview | null; readonly noScore: string };

function Score({ score, review, noScore }: ScoreProps) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const label = useId();
  return (
    <section className="grid content-start gap-2">
      <div className="flex items-center justify-between gap-3">
        <h4 id={label}>{ADMIN_ANALYSIS.score}</h4>
        {score !== null && (
          <span>
            <b className="font-display text-22/[1.2] font-[750]">{score}%</b> {bands[oddsBand(score)](persona)}
          </span>
        )}
      </div>
      {score === null ? (
        <p className="text-ink-2">
          {ADMIN_CASE.none}. {noScore}
        </p>
      ) : (
        <>
          <OddsBar percent={score} isProvisional={review?.provisional === true} labelledBy={label} />
          <ProvisionalMark review={review} />
        </>
      )}
    </section>
  );
}

type TextsProps = { readonly title: string; readonly texts: readonly string[]; readonly nothing: string };

function Texts({ title, texts, nothing }: TextsProps) {
  return (
    <section className="grid content-start gap-2">
      <h4>{title}</h4>
      {texts.length === 0 ? (
        <p className="text-ink-2">{nothing}</p>
      ) : (
        <ul className="mt-0 grid list-disc gap-1 pl-4.5">
          {/* Two findings may be worded alike. */}
          {texts.map((text, index) => (
            <li key={index} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SimilarCases({ caseId }: { readonly caseId: string }) {
  const similar = useQuery(similarCasesQuery(caseId));
  return (
    <section className="grid content-start gap-2">
      <h4>{ADMIN_ANALYSIS.similarCases}</h4>
      {similar.isPending && <Spinner label={ADMIN_ANALYSIS.similarLoading} />}
      {similar.isError && <ErrorLine>{ADMIN_ANALYSIS.similarFailed}</ErrorLine>}
      {similar.data?.cases.length === 0 && <p className="text-ink-2">{ADMIN_ANALYSIS.noSimilar}</p>}
      <ul className={CASE_DIALOG.list}>
        {similar.data?.cases.map((each) => (
          <li key={each.id}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <span className="font-semibold" dir="auto">
                {each.title}
              </span>
              <span className="font-mono whitespace-nowrap text-ink-2">{each.caseNumber}</span>
              {each.viabilityScore !== null && <span>{ADMIN_CASE.viability(each.viabilityScore)}</span>}
              <ProvisionalMark review={each.oddsReview} />
            </div>
            <p className="text-ink-2">{reasonOf(each)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Also a DUI case; 2 shared issues: The stop, The search". */
function reasonOf({ sharedOffence, sharedIssues }: SimilarCase): string {
  return [
    ...(sharedOffence === null ? [] : [ADMIN_ANALYSIS.sameOffence(OFFENCE_CLASS_LABEL[sharedOffence])]),
    ...(sharedIssues.length === 0
      ? []
      : [`${ADMIN_ANALYSIS.sharedIssues(sharedIssues.length)}: ${sharedIssues.join(" ")}`]),
  ].join("; ");
}
