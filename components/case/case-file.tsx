"use client";

import { Chat } from "#components/chat/chat.tsx";
import { useNames } from "#components/widgets/names.tsx";
import type { Analysis, AnalysisSummary, Finding } from "#lib/contracts/analyses.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { isSetAside, type FindingKind } from "#lib/domain/findings.ts";
import { headlineOdds, type WithoutOdds } from "#lib/domain/odds.ts";
import { AddressedLines } from "./points/addressed-lines.tsx";
import { AnalysisState } from "./head/analysis-state.tsx";
import styles from "./case-file.module.css";
import { CaseDocuments } from "./documents/case-documents.tsx";
import { CaseHeader } from "./head/case-header.tsx";
import { CaseJumps } from "./head/case-jumps.tsx";
import { DeleteCase } from "./delete-case.tsx";
import { AnalysisEngine } from "./verdict/engine-mark.tsx";
import { EvidenceGaps } from "./points/evidence-gaps.tsx";
import { People } from "./people/people.tsx";
import { PrintHead } from "./head/print-head.tsx";
import { Points } from "./points/points.tsx";
import { ProTip } from "./points/pro-tip.tsx";
import type { CaseDetail } from "./queries.ts";
import { Recommendation } from "./verdict/recommendation.tsx";
import { SetAside } from "./points/set-aside.tsx";
import { SideBySide } from "./side-by-side/side-by-side.tsx";
import { Skinny } from "./verdict/skinny.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { Unverified } from "./points/unverified.tsx";
import { viewPoints } from "./points/view-points.ts";
import { Verdict } from "./verdict/verdict.tsx";

type Props = {
  readonly detail: CaseDetail;
  /** The latest completed one. */
  readonly analysis: Analysis | null;
  /** The newest one, whatever became of it. */
  readonly newest: AnalysisSummary | null;
};

/** All sections of the case page, the verified findings before the unverified ones. */
export function CaseFile({ detail, analysis: latest, newest }: Props) {
  const { analysis, setAside } = withoutSetAside(latest);
  const { persona } = useNames();
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
  const sideBySide = analysis?.sideBySide ?? [];
  const people = analysis?.people ?? [];
  /** An all-clear as it may be said of this case. */
  const clear = (text: string) => allClear(text, analysis?.coverage ?? null, analysis?.documentsSince);

  return (
    <AnalysisEngine value={analysis?.engine ?? "offline"}>
      <div className={styles.page}>
        <PrintHead caseItem={caseItem} />
        <CaseHeader detail={detail} {...odds} />
        <CaseJumps
          counts={{
            points: points.length,
            tips: tips.length,
            gaps: gaps.length,
            people: people.length,
            documents: documents.length,
          }}
        />
        <AnalysisState detail={detail} analysis={analysis} newest={newest} />
        <Skinny caseItem={caseItem} analysis={analysis} documents={documents} />
        <Verdict caseItem={caseItem} analysis={analysis} {...odds} />
        <Points caseItem={caseItem} points={points} findings={findings} clear={clear}>
          <Unverified caseId={caseItem.id} findings={unverified} />
          <SetAside caseId={caseItem.id} findings={setAside} />
          <AddressedLines caseId={caseItem.id} lines={analysis?.addressedLines ?? []} />
        </Points>
        <div className={styles.halves}>
          <ProTip persona={persona} tips={tips} clear={clear} />
          <EvidenceGaps
            caseItem={caseItem}
            gaps={gaps}
            usual={usual}
            standings={analysis?.ledgerStates ?? {}}
            clear={clear}
          />
        </div>
        {sideBySide.length > 0 && <SideBySide caseId={caseItem.id} points={sideBySide} />}
        <div className={styles.pair}>
          <Timeline caseId={caseItem.id} events={ofKind("event")} contradictions={contradictions} clear={clear} />
          <div className={styles.column}>
            <Recommendation analysis={analysis} {...odds} />
            <People caseItem={caseItem} people={people} />
          </div>
        </div>
        <div className={styles.halves}>
          <CaseDocuments
            caseId={caseItem.id}
            documents={documents}
            analysis={analysis}
            isBusy={caseItem.progress !== null}
          />
          <Chat caseItem={caseItem} gaps={gaps.map(({ finding }) => finding)} engine={analysis?.engine ?? "offline"} />
        </div>
        <DeleteCase id={caseItem.id} />
      </div>
    </AnalysisEngine>
  );
}

/** What a model rejected stands in a list of its own and nowhere else on the page. */
function withoutSetAside(latest: Analysis | null) {
  if (latest === null) return { analysis: null, setAside: [] };
  const setAside = latest.findings.filter((finding) => isSetAside(finding));
  if (setAside.length === 0) return { analysis: latest, setAside };
  return { analysis: { ...latest, findings: latest.findings.filter((finding) => !isSetAside(finding)) }, setAside };
}
