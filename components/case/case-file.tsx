"use client";

import { Chat } from "#components/chat/chat.tsx";
import { useNames } from "#components/widgets/names.tsx";
import type { Analysis, AnalysisSummary, Finding } from "#lib/contracts/analyses.ts";
import { allClear } from "#lib/copy/all-clear.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { isSetAside, type FindingKind } from "#lib/domain/findings.ts";
import { headlineOdds, type WithoutOdds } from "#lib/domain/odds.ts";
import { AddressedLines } from "./points/addressed-lines.tsx";
import { AnalysisState } from "./head/analysis-state.tsx";
import styles from "./case-file.module.css";
import { CaseDocuments } from "./documents/case-documents.tsx";
import { CaseHeader } from "./head/case-header.tsx";
import { CaseJumps } from "./head/case-jumps.tsx";
import { Contradictions } from "./points/contradictions.tsx";
import { DeleteCase } from "./delete-case.tsx";
import { AnalysisEngine } from "./verdict/engine-mark.tsx";
import { EvidenceGaps } from "./points/evidence-gaps.tsx";
import { FindingList } from "./points/finding-list.tsx";
import { People } from "./people/people.tsx";
import { PrintHead } from "./head/print-head.tsx";
import { ProTip } from "./points/pro-tip.tsx";
import type { CaseDetail } from "./queries.ts";
import { Recommendation } from "./verdict/recommendation.tsx";
import { SetAside } from "./points/set-aside.tsx";
import { SideBySide } from "./side-by-side/side-by-side.tsx";
import { Skinny } from "./verdict/skinny.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { Unverified } from "./points/unverified.tsx";
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
  const tips = ofKind("action");
  const issues = ofKind("issue");
  const isOfIssue = ({ pointId }: Finding) => issues.some((issue) => issue.pointId === pointId);
  const defenses = ofKind("defense").filter((defense) => !isOfIssue(defense));
  // A point is told once: where its issue stands, with the odds it moves and the defense it supports.
  const partsOf = ({ pointId }: Finding) =>
    [...ofKind("factor"), ...ofKind("defense")].filter((part) => part.pointId === pointId);
  const gaps = ofKind("gap");
  const namedGaps = gaps.filter(({ basis }) => basis !== "usual");
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
            tips: tips.length,
            gaps: namedGaps.length,
            contradictions: contradictions.length,
            people: people.length,
            documents: documents.length,
          }}
        />
        <AnalysisState detail={detail} analysis={analysis} newest={newest} />
        <div className={styles.pair}>
          <Skinny caseItem={caseItem} analysis={analysis} documents={documents} />
          <ProTip caseId={caseItem.id} persona={persona} tips={tips} clear={clear} />
        </div>
        <EvidenceGaps caseItem={caseItem} gaps={gaps} clear={clear} />
        <Verdict caseItem={caseItem} analysis={analysis} {...odds} />
        <div className={styles.even}>
          <FindingList
            caseId={caseItem.id}
            id="issues"
            title={CASE_DETAIL.issues}
            findings={issues}
            partsOf={partsOf}
          />
          <div className={styles.stacked}>
            <FindingList caseId={caseItem.id} id="defenses" title={CASE_DETAIL.defenses} findings={defenses} />
            <FindingList
              caseId={caseItem.id}
              id="weaknesses"
              title={CASE_DETAIL.weaknesses}
              findings={ofKind("weakness")}
            />
          </div>
        </div>
        <Contradictions caseId={caseItem.id} contradictions={contradictions} clear={clear} />
        {sideBySide.length > 0 && <SideBySide caseId={caseItem.id} points={sideBySide} />}
        <div className={styles.pair}>
          <Timeline caseId={caseItem.id} events={ofKind("event")} contradictions={contradictions} clear={clear} />
          <div className={styles.column}>
            <Recommendation analysis={analysis} {...odds} />
            <People caseItem={caseItem} people={people} />
            {unverified.length > 0 && <Unverified caseId={caseItem.id} findings={unverified} />}
            <SetAside caseId={caseItem.id} findings={setAside} />
            <AddressedLines caseId={caseItem.id} lines={analysis?.addressedLines ?? []} />
          </div>
        </div>
        <div className={styles.halves}>
          <CaseDocuments
            caseId={caseItem.id}
            documents={documents}
            analysis={analysis}
            isBusy={caseItem.progress !== null}
          />
          <Chat caseItem={caseItem} gaps={namedGaps} engine={analysis?.engine ?? "offline"} />
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
