"use client";

import { FileText, ScanText } from "lucide-react";
import { useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { DocumentState } from "#components/widgets/document-state/document-state.tsx";
import { ProvisionalMark } from "#components/widgets/provisional-mark/provisional-mark.tsx";
import { DocumentViewer } from "#components/viewer/document-viewer.tsx";
import type { ViewerPlace } from "#components/widgets/viewer-place.ts";
import type { AdminCaseDetail, AdminCaseRow } from "#lib/contracts/admin-cases.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { ADMIN_CASE, ADMIN_CASES, ANALYSIS_STATUS_LABEL } from "#lib/copy/admin/admin-cases.ts";
import { formatDate, formatDateTime } from "#lib/format/dates.ts";
import { formatMegabytes } from "#lib/format/megabytes.ts";
import { formatFraction } from "#lib/format/percent.ts";
import { CASE_DIALOG } from "./dialog-classes.ts";
import { AnalysisDialog } from "./analysis-dialog.tsx";
import { CaseLoader } from "./case-loader.tsx";
import { CaseStatusPill } from "./case-status-pill.tsx";

type Props = { readonly caseItem: AdminCaseRow; readonly onClose: () => void };

/** 'Case Details'; the viewer and the analysis of a document open above it and lead back to it. */
export function DetailsDialog({ caseItem, onClose }: Props) {
  const [place, setPlace] = useState<ViewerPlace | null>(null);
  const [analyzed, setAnalyzed] = useState<string | null>(null);
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && onClose()} title={ADMIN_CASE.title} size="l">
        <CaseLoader caseId={caseItem.id}>
          {(detail) => (
            <div className={CASE_DIALOG.body}>
              <Facts detail={detail} />
              <section className="grid content-start gap-2" aria-labelledby="case-documents">
                <h3 id="case-documents">{ADMIN_CASE.documents(detail.documents.length)}</h3>
                {detail.documents.length === 0 && <p className="text-ink-2">{ADMIN_CASE.noDocuments}</p>}
                <ul className={CASE_DIALOG.list}>
                  {detail.documents.map((document) => (
                    <DocumentRow
                      key={document.id}
                      document={document}
                      onView={() => setPlace({ documentId: document.id, pageNumber: 1, at: null })}
                      onAnalyze={() => setAnalyzed(document.id)}
                    />
                  ))}
                </ul>
              </section>
              <Analyses detail={detail} />
            </div>
          )}
        </CaseLoader>
        <ButtonRow className="mt-4">
          <Button variant="ghost" onClick={onClose}>
            {ADMIN_CASE.close}
          </Button>
        </ButtonRow>
      </Dialog>
      {place !== null && (
        <DocumentViewer
          caseId={caseItem.id}
          place={place}
          fileName={null}
          context={null}
          onMove={setPlace}
          onClose={() => setPlace(null)}
        />
      )}
      {analyzed !== null && (
        <AnalysisDialog caseItem={caseItem} documentId={analyzed} onClose={() => setAnalyzed(null)} />
      )}
    </>
  );
}

function Facts({ detail }: { readonly detail: AdminCaseDetail }) {
  const { successProbability, userName, userEmail, description, analyses } = detail;
  const scored = analyses.find(({ status }) => status === "Completed");
  return (
    <dl className="grid grid-cols-[152px_minmax(0,1fr)] gap-x-4 gap-y-1.5 wrap-anywhere max-phone:grid-cols-1 max-phone:gap-0 max-phone:[&_dd]:mb-2 [&_dt]:font-[550] [&_dt]:text-ink-2">
      <dt>{ADMIN_CASE.caseNumber}</dt>
      <dd className="font-mono">{detail.caseNumber}</dd>
      <dt>{ADMIN_CASE.caseTitle}</dt>
      <dd className="font-semibold" dir="auto">
        {detail.title}
      </dd>
      <dt>{ADMIN_CASE.status}</dt>
      <dd>
        <CaseStatusPill status={detail.status} />
      </dd>
      <dt>{ADMIN_CASE.user}</dt>
      <dd>
        {userName}
        <br />
        <span className="text-ink-2">{userEmail}</span>
      </dd>
      <dt>{ADMIN_CASE.probability}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        {successProbability === null ? (
          ADMIN_CASE.none
        ) : (
          <>
            {formatFraction(successProbability, 1)}
            <ProvisionalMark review={scored?.oddsReview ?? null} />
          </>
        )}
      </dd>
      <dt>{ADMIN_CASE.created}</dt>
      <dd>{formatDateTime(detail.createdAt)}</dd>
      {description !== null && description !== "" && (
        <>
          <dt>{ADMIN_CASE.description}</dt>
          <dd className="whitespace-pre-line" dir="auto">
            {description}
          </dd>
        </>
      )}
    </dl>
  );
}

type RowProps = {
  readonly document: DocumentSummary;
  readonly onView: () => void;
  readonly onAnalyze: () => void;
};

function DocumentRow({ document, onView, onAnalyze }: RowProps) {
  const { fileName, fileType, fileSize, status, uploadedAt } = document;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 max-phone:grid-cols-1">
      <div className="min-w-0">
        <div className="font-semibold">
          <TruncatedName name={fileName} />
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-13 text-ink-2">
          <span>{fileType}</span>
          <span className="whitespace-nowrap">{formatMegabytes(fileSize)}</span>
          <DocumentState status={status} />
          {uploadedAt !== null && (
            <span className="whitespace-nowrap">{ADMIN_CASE.uploaded(formatDate(uploadedAt))}</span>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <Button variant="ghost" size="s" aria-label={ADMIN_CASES.named(ADMIN_CASE.viewText, fileName)} onClick={onView}>
          <FileText />
          {ADMIN_CASE.viewText}
        </Button>
        <Button
          variant="ghost"
          size="s"
          aria-label={ADMIN_CASES.named(ADMIN_CASE.analyze, fileName)}
          onClick={onAnalyze}
        >
          <ScanText />
          {ADMIN_CASE.analyze}
        </Button>
      </div>
    </li>
  );
}

function Analyses({ detail: { analyses } }: { readonly detail: AdminCaseDetail }) {
  return (
    <section className="grid content-start gap-2" aria-labelledby="case-analyses">
      <h3 id="case-analyses">{ADMIN_CASE.analyses(analyses.length)}</h3>
      {analyses.length === 0 && <p className="text-ink-2">{ADMIN_CASE.noAnalyses}</p>}
      <ul className={CASE_DIALOG.list}>
        {analyses.map(({ id, status, createdAt, viabilityScore, oddsReview }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="font-semibold">{ANALYSIS_STATUS_LABEL[status]}</span>
            <span className="text-ink-2">{formatDateTime(createdAt)}</span>
            {viabilityScore !== null && <span>{ADMIN_CASE.viability(viabilityScore)}</span>}
            <ProvisionalMark review={oddsReview} />
          </li>
        ))}
      </ul>
    </section>
  );
}
