"use client";

import { useEffect, useRef } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import type { AdminCaseRow } from "#lib/contracts/admin-cases.ts";
import { ADMIN_ANALYSIS } from "#lib/copy/admin/admin-cases.ts";
import { notAssessed } from "#lib/copy/all-clear.ts";
import { CASE_DIALOG } from "./dialog-classes.ts";
import { AnalysisOptions } from "./analysis-options.tsx";
import { AnalysisResult } from "./analysis-result.tsx";
import { CaseLoader } from "./case-loader.tsx";
import { useAnalysisRun } from "./use-analysis-run.ts";

type Props = {
  readonly caseItem: AdminCaseRow;
  /** The document row that it was opened from; null when it was opened from the case's row. */
  readonly documentId: string | null;
  readonly onClose: () => void;
};

/** 'AI Case Analysis' in its four states; closing it forgets all of them. */
export function AnalysisDialog({ caseItem, documentId, onClose }: Props) {
  const { run, progress, begin, reset } = useAnalysisRun(caseItem.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // With a new state the control that had the focus is gone: the reader goes on at what replaced it.
  useEffect(() => {
    if (run.state !== "idle") heading.current?.focus();
  }, [run.state]);
  const coverage = run.state === "complete" ? run.analysis.coverage : null;
  const unread = coverage === null ? null : notAssessed(coverage);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={ADMIN_ANALYSIS.title}
      size={run.state === "complete" ? "l" : "m"}
    >
      <p className="mb-4 wrap-anywhere" dir="auto">
        {caseItem.title} <span className="font-mono whitespace-nowrap text-ink-2">{caseItem.caseNumber}</span>
      </p>
      {run.state === "idle" && (
        <CaseLoader caseId={caseItem.id}>
          {(detail) => <AnalysisOptions detail={detail} documentId={documentId} onStart={begin} onClose={onClose} />}
        </CaseLoader>
      )}
      {run.state === "running" && (
        <div className={CASE_DIALOG.body}>
          <div className="grid justify-items-center gap-2 px-0 py-2 text-center">
            <Spinner label={ADMIN_ANALYSIS.runningTitle} />
            <h3 ref={heading} tabIndex={-1}>
              {ADMIN_ANALYSIS.runningTitle}
            </h3>
            <p>{ADMIN_ANALYSIS.runningText}</p>
            <div
              className="mt-2 h-3 w-full overflow-hidden rounded-control border border-field bg-track [&>i]:block [&>i]:h-full [&>i]:bg-exhibit forced-colors:[&>i]:bg-[Highlight]"
              role="progressbar"
              aria-label={ADMIN_ANALYSIS.runningTitle}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={progress}
            >
              <i style={{ width: `${progress}%` }} />
            </div>
            <p className="font-semibold">{ADMIN_ANALYSIS.complete(progress)}</p>
            <p className="text-13 text-ink-2">{ADMIN_ANALYSIS.mayClose}</p>
          </div>
          <End onClose={onClose} />
        </div>
      )}
      {run.state === "complete" && (
        <div className={CASE_DIALOG.body}>
          <h3 ref={heading} tabIndex={-1}>
            {unread === null ? ADMIN_ANALYSIS.completeTitle : ADMIN_ANALYSIS.completeInPart}
          </h3>
          {unread !== null && <p>{unread}</p>}
          <AnalysisResult analysis={run.analysis} />
          <End onClose={onClose} />
        </div>
      )}
      {run.state === "failed" && (
        <div className={CASE_DIALOG.body}>
          <Note title={ADMIN_ANALYSIS.failedTitle}>
            <p>{run.message}</p>
            {run.reason !== null && <p className="mt-1">{run.reason}</p>}
          </Note>
          <ButtonRow className="mt-4">
            <Button variant="ghost" onClick={onClose}>
              {ADMIN_ANALYSIS.close}
            </Button>
            <Button onClick={reset}>{ADMIN_ANALYSIS.tryAgain}</Button>
          </ButtonRow>
        </div>
      )}
    </Dialog>
  );
}

function End({ onClose }: { readonly onClose: () => void }) {
  return (
    <ButtonRow className="mt-4">
      <Button variant="ghost" onClick={onClose}>
        {ADMIN_ANALYSIS.close}
      </Button>
    </ButtonRow>
  );
}
