"use client";

import { useState } from "react";
import { Chat } from "#components/chat/chat.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { useMedia, WIDE } from "#components/widgets/use-media.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Analysis, AnalysisSummary } from "#lib/contracts/analyses.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { isSetAside, type FindingKind } from "#lib/domain/findings.ts";
import { headlineOdds, type WithoutOdds } from "#lib/domain/odds.ts";
import { DeleteCase } from "./delete-case.tsx";
import { CaseDates } from "./dates/case-dates.tsx";
import { AddressedLines } from "./documents/addressed-lines.tsx";
import { CaseDocuments } from "./documents/case-documents.tsx";
import { FoldsProvider } from "#components/widgets/case-section/folds.tsx";
import { AnalysisState } from "./head/analysis-state.tsx";
import { Elements } from "./elements/elements.tsx";
import { CaseHeader } from "./head/case-header.tsx";
import { CaseJumps } from "./head/case-jumps.tsx";
import { WhatChanged } from "./head/what-changed.tsx";
import { PrintHead } from "./head/print-head.tsx";
import { People } from "./people/people.tsx";
import { EvidenceGaps } from "./points/evidence-gaps.tsx";
import { Points } from "./points/points.tsx";
import { ProTip } from "./points/pro-tip.tsx";
import { SetAside } from "./points/set-aside.tsx";
import { Unverified } from "./points/unverified.tsx";
import { viewPoints } from "#lib/analysis/view-points.ts";
import type { CaseDetail } from "./queries.ts";
import { Passages } from "./passages/passages.tsx";
import { SideBySide } from "./side-by-side/side-by-side.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { AnalysisEngine } from "./engine-mark.tsx";
import { Recommendation } from "./verdict/recommendation.tsx";
import { Skinny } from "./verdict/skinny.tsx";
import { Verdict } from "./verdict/verdict.tsx";
import { WhatIfBar } from "./verdict/what-if-bar.tsx";

type Props = {
  readonly detail: CaseDetail;
  /** The latest completed one. */
  readonly analysis: Analysis | null;
  /** The newest one, whatever became of it. */
  readonly newest: AnalysisSummary | null;
  /** Another analysis was completed before the latest. */
  readonly hasEarlier: boolean;
};

const PAIR = "grid grid-cols-2 gap-4 *:min-w-0 on-narrow:grid-cols-1 on-phone:gap-3 print:block";
/** The dates take the room that the facts leave beside the verdict; one below the other they come after it. */
const FIRST_SCREEN =
  "grid grid-cols-[296px_minmax(0,1fr)] grid-rows-[auto_1fr] gap-4 [&>:nth-child(2)]:row-span-2 on-narrow:grid-cols-1 on-narrow:grid-rows-none on-narrow:[&>:nth-child(2)]:row-span-1 on-phone:gap-3 print:block print:*:mt-[14pt]";

/** The sections of the case page: head, first screen, points, and what they rest on. */
export function CaseFile({ detail, analysis: latest, newest, hasEarlier }: Props) {
  const { analysis, setAside } = withoutSetAside(latest);
  const { persona } = useNames();
  const isWide = useMedia(WIDE);
  const [isChatOpen, setIsChatOpen] = useState(false);
  const { documents } = detail;
  const caseItem = detail.case;
  const percent = headlineOdds({ latestCompleted: analysis, successProbability: caseItem.successProbability });
  // Before an analysis, and while a new one runs, there is still something to wait for.
  const withoutOdds: WithoutOdds = analysis !== null && caseItem.progress === null ? "not-enough" : "analysis-pending";
  const review = percent === null ? null : (analysis ?? caseItem).oddsReview;
  const odds = { percent, withoutOdds, review };
  const findings = analysis?.findings ?? [];
  const ofKind = (kind: FindingKind): readonly Finding[] =>
    findings.filter((finding) => finding.kind === kind && finding.verified);
  const unverified = findings.filter(({ verified }) => !verified);
  const points = analysis === null ? [] : viewPoints(analysis);
  const tips = points.flatMap(({ actions, rank }) => actions.map((finding) => ({ finding, rank })));
  const gaps = points.flatMap((point) => point.gaps.map((finding) => ({ finding, rank: point.rank })));
  const usual = ofKind("gap").filter(({ basis }) => basis === "usual");
  const contradictions = ofKind("contradiction");
  const people = analysis?.people ?? [];
  /** An all-clear as it may be said of this case. */
  const clear = (text: string) => allClear(text, analysis?.coverage ?? null, analysis?.documentsSince);

  return (
    <AnalysisEngine value={analysis?.engine ?? "offline"}>
      <FoldsProvider key={caseItem.id} caseId={caseItem.id}>
        {/* Not a grid: what sticks in a grid sticks within its own row. */}
        <div className="-mt-5.5 flex flex-col gap-3.5 print:m-0 print:block print:*:mt-[14pt] wide:mx-auto wide:max-w-[992px] on-phone:-mt-2 on-phone:gap-3">
          <PrintHead caseItem={caseItem} />
          <CaseHeader detail={detail} isAnalyzed={analysis !== null} people={people} {...odds} />
          <CaseJumps
            counts={{
              points: points.length,
              passages: analysis?.passages.length ?? 0,
              gaps: gaps.length,
              sideBySide: analysis?.sideBySide.length ?? 0,
              people: people.length,
            }}
            drawer={isWide ? { isOpen: isChatOpen, onToggle: () => setIsChatOpen(!isChatOpen) } : null}
          />
          <AnalysisState detail={detail} analysis={analysis} newest={newest} />
          {analysis !== null && hasEarlier && (
            <WhatChanged key={`changes of ${analysis.id}`} caseId={caseItem.id} analysis={analysis} />
          )}
          <div className={FIRST_SCREEN}>
            <Skinny caseItem={caseItem} analysis={analysis} documents={documents} />
            <Verdict caseItem={caseItem} analysis={analysis} {...odds} />
            <CaseDates caseItem={caseItem} />
          </div>
          <Points caseItem={caseItem} points={points} findings={findings} clear={clear}>
            <Unverified caseId={caseItem.id} findings={unverified} />
            <SetAside caseId={caseItem.id} findings={setAside} />
          </Points>
          <Passages caseId={caseItem.id} passages={analysis?.passages ?? []} />
          <div className={PAIR}>
            <ProTip persona={persona} tips={tips} clear={clear} />
            <EvidenceGaps
              caseItem={caseItem}
              gaps={gaps}
              usual={usual}
              standings={analysis?.ledgerStates ?? {}}
              clear={clear}
            />
          </div>
          {analysis !== null && <SideBySide caseId={caseItem.id} analysis={analysis} />}
          <Elements caseId={caseItem.id} analysis={analysis} />
          <Timeline
            caseId={caseItem.id}
            facts={analysis?.facts ?? null}
            events={ofKind("event")}
            contradictions={contradictions}
            clear={clear}
          />
          <div className={isWide ? undefined : PAIR}>
            <div className="flex flex-col gap-4 print:block print:*:mt-[14pt] on-phone:gap-3">
              <People caseItem={caseItem} people={people} />
              <CaseDocuments
                caseId={caseItem.id}
                documents={documents}
                analysis={analysis}
                isBusy={caseItem.progress !== null}
              >
                <AddressedLines caseId={caseItem.id} lines={analysis?.addressedLines ?? []} />
              </CaseDocuments>
              <Recommendation analysis={analysis} {...odds} />
            </div>
            <Chat
              caseItem={caseItem}
              gaps={gaps.map(({ finding }) => finding)}
              engine={analysis?.engine ?? "offline"}
              drawer={isWide ? { isOpen: isChatOpen, onClose: () => setIsChatOpen(false) } : null}
            />
          </div>
          {analysis !== null && <WhatIfBar key={analysis.id} caseId={caseItem.id} analysis={analysis} />}
          <DeleteCase id={caseItem.id} />
        </div>
      </FoldsProvider>
    </AnalysisEngine>
  );
}

/** What a model rejected is in a list of its own and nowhere else on the page. */
function withoutSetAside(latest: Analysis | null) {
  if (latest === null) return { analysis: null, setAside: [] };
  const setAside = latest.findings.filter((finding) => isSetAside(finding));
  if (setAside.length === 0) return { analysis: latest, setAside };
  return { analysis: { ...latest, findings: latest.findings.filter((finding) => !isSetAside(finding)) }, setAside };
}
