"use client";

import Link from "next/link";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import type { Analysis, AnalysisSummary } from "#lib/contracts/analyses.ts";
import { ANALYSIS } from "#lib/copy/case/analysis.ts";
import type { CaseDetail } from "../queries.ts";
import { Coverage } from "./coverage.tsx";
import { useRunAnalysis } from "./use-run-analysis.ts";

type Props = {
  readonly detail: CaseDetail;
  /** The latest completed one. */
  readonly analysis: Analysis | null;
  readonly newest: AnalysisSummary | null;
};

/** Whether an analysis runs or has failed, and what the latest one read; the way to a first one. */
export function AnalysisState({ detail, analysis, newest }: Props) {
  const { progress } = detail.case;
  const lastFailed = progress === null && newest?.status === "Failed" ? newest : null;
  return (
    <>
      {progress !== null && (
        <div
          className={sheetClass({
            padding: "none",
            className:
              "flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 max-phone:px-4 print:block print:p-0",
          })}
        >
          <p>
            <span className="font-semibold">{ANALYSIS.running}</span> {progress.message}, {progress.percentageComplete}%
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
        <Coverage detail={detail} analysis={analysis} coverage={analysis.coverage} />
      ) : (
        progress === null &&
        lastFailed === null && (
          <section
            aria-label={ANALYSIS.coverage}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 text-13 on-phone:px-0"
          >
            <p className="font-semibold">{ANALYSIS.none}</p>
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
