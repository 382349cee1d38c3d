"use client";

import Link from "next/link";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { CoverageStrip } from "#components/widgets/coverage-strip/coverage-strip.tsx";
import type { Analysis, AnalysisSummary } from "#lib/contracts/analyses.ts";
import { ANALYSIS, coverageLabel, quotesLabel } from "#lib/copy/case-detail.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { AnalysisRecord } from "./analysis-record.tsx";
import styles from "./analysis-state.module.css";
import type { CaseDetail } from "../queries.ts";
import { RulesAloneList } from "../points/rules-alone-list.tsx";
import { UnreadList } from "../documents/unread-list.tsx";
import { useRunAnalysis } from "./use-run-analysis.ts";

type Props = {
  readonly detail: CaseDetail;
  /** The latest completed one. */
  readonly analysis: Analysis | null;
  readonly newest: AnalysisSummary | null;
};

/** What was read, by what, and when; whether an analysis runs or has failed; and the way to a new one. */
export function AnalysisState({ detail, analysis, newest }: Props) {
  const { progress } = detail.case;
  const lastFailed = progress === null && newest?.status === "Failed" ? newest : null;
  return (
    <>
      {progress !== null && (
        <div className={`sheet ${styles.running}`}>
          <p>
            <span className="strong">{ANALYSIS.running}</span> {progress.message}, {progress.percentageComplete}%
          </p>
          <Link href={`/cases/${detail.case.id}/progress`}>{ANALYSIS.seeProgress}</Link>
        </div>
      )}
      {lastFailed !== null && (
        <Note
          title={lastFailed.wasStopped ? ANALYSIS.lastStopped : ANALYSIS.lastFailed}
          action={<RunAnalysis caseId={detail.case.id} label={ANALYSIS.runAgain} />}
        >
          {lastFailed.error}
        </Note>
      )}
      {analysis?.coverage ? (
        <section className={`sheet ${styles.cover}`} aria-label={ANALYSIS.coverage}>
          <div className="stack-s">
            <p className="strong">{coverageLabel(analysis.coverage)}</p>
            <p className="small muted">
              {quotesLabel(analysis.citationCounts)}{" "}
              {ANALYSIS.analysed(formatDateTime(analysis.completedAt ?? analysis.createdAt), analysis.engine)}{" "}
              {analysis.documentsSince > 0 && (
                <>
                  <a href="#documents">{ANALYSIS.since(analysis.documentsSince)}</a>.{" "}
                </>
              )}
              {analysis.modelNote ?? (analysis.engine === "offline" && ANALYSIS.offlineNotice)}
            </p>
            <UnreadList caseId={detail.case.id} coverage={analysis.coverage} documents={detail.documents} />
            <RulesAloneList caseId={detail.case.id} coverage={analysis.coverage} documents={detail.documents} />
            <AnalysisRecord analysis={analysis} chosenLaw={detail.case.legalSystem} />
          </div>
          <div className={styles.side}>
            <CoverageStrip coverage={analysis.coverage} />
            {progress === null && lastFailed === null && (
              <RunAnalysis caseId={detail.case.id} label={ANALYSIS.runAgain} />
            )}
          </div>
        </section>
      ) : (
        progress === null &&
        lastFailed === null && (
          <section className={`sheet ${styles.cover}`} aria-label={ANALYSIS.coverage}>
            <p className="strong">{ANALYSIS.none}</p>
            {detail.documents.length > 0 && <RunAnalysis caseId={detail.case.id} label={ANALYSIS.run} />}
          </section>
        )
      )}
    </>
  );
}

/** Starts an analysis of all documents and shows its progress. */
function RunAnalysis({ caseId, label }: { readonly caseId: string; readonly label: string }) {
  const { isStarting, run } = useRunAnalysis(caseId);
  return (
    <Button variant="ghost" size="s" busy={isStarting} onClick={() => run()}>
      {label}
    </Button>
  );
}
