"use client";

import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { DocumentState } from "#components/widgets/document-state/document-state.tsx";
import { DocumentStateText } from "#components/widgets/document-state/document-state-text.tsx";
import { RetryDocument } from "#components/widgets/document-state/retry-document.tsx";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import type { Coverage } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { CASE_DETAIL, CASE_DOCUMENTS } from "#lib/copy/case/case-page.ts";
import { DOCUMENT_STATE, DOCUMENT_STATUS_LABEL, exhibitLabel } from "#lib/copy/case/documents.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { Folded } from "../points/folded.tsx";
import { useRunAnalysis } from "../head/use-run-analysis.ts";

type Props = {
  readonly caseId: string;
  readonly documents: readonly DocumentSummary[];
  /** The latest completed one. */
  readonly analysis: Analysis | null;
  /** True while an analysis is waiting or running. */
  readonly isBusy: boolean;
  /** What is folded away behind the documents. */
  readonly children: ReactNode;
};

/** Rows before "Show all", one of each state among them. All of many scroll on their own: the foot of the page stays near. */
const SHOWN = 10;

/** The documents of the case with their states; a name opens the viewer. */
export function CaseDocuments({ caseId, documents, analysis, isBusy, children }: Props) {
  // Pages are sent only where a model is configured.
  const mayReadAgain = !isBusy && analysis !== null && analysis.pagesSent !== null;
  const left = analysis?.coverage ? documentsLeftOut(documents, analysis.coverage) : [];
  return (
    <CaseSection
      id="documents"
      title={CASE_DETAIL.documents(documents.length)}
      summary={statesLabel(documents)}
      actions={
        <LinkButton href={`/cases/${caseId}/upload`} variant="ghost" size="s">
          <Upload />
          {CASE_DOCUMENTS.add}
        </LinkButton>
      }
    >
      {documents.length === 0 && <p className="text-ink-2">{CASE_DETAIL.noDocuments}</p>}
      <Folded items={documents} limit={SHOWN} groupOf={({ status }) => status}>
        {(shown) => (
          <ul
            className={cn(
              "list-none",
              shown.length > SHOWN + 1 && "max-h-[420px] overflow-y-auto pr-2 print:max-h-none print:overflow-visible",
            )}
          >
            {shown.map((document) => (
              <DocumentRow key={document.id} caseId={caseId} document={document} mayReadAgain={mayReadAgain} />
            ))}
          </ul>
        )}
      </Folded>
      {left.length > 0 && (
        <p className="mt-1 border-t border-hair pt-1.75 text-13 wrap-anywhere text-ink-2">
          {CASE_DOCUMENTS.notInAnalysis(left)}
        </p>
      )}
      {children}
    </CaseSection>
  );
}

/** "6 completed", "5 completed, 1 failed" */
function statesLabel(documents: readonly DocumentSummary[]): string | undefined {
  if (documents.length === 0) return undefined;
  return [...Map.groupBy(documents, ({ status }) => status)]
    .map(([status, { length }]) => `${length} ${DOCUMENT_STATUS_LABEL[status].toLowerCase()}`)
    .join(", ");
}

/** What the documents are called that the analysis has neither read nor reported as unreadable as they still are. */
function documentsLeftOut(documents: readonly DocumentSummary[], coverage: Coverage): string[] {
  const read = new Set(coverage.exhibits.map(({ documentId }) => documentId));
  const failed = new Set(coverage.failedDocuments.map(({ documentId }) => documentId));
  return documents
    .filter(({ id, status }) => !read.has(id) && !(failed.has(id) && status === "failed"))
    .map(({ exhibit, originalFileName }) => (exhibit === null ? originalFileName : exhibitLabel(exhibit)));
}

type RowProps = {
  readonly caseId: string;
  readonly document: DocumentSummary;
  readonly mayReadAgain: boolean;
};

function DocumentRow({ caseId, document, mayReadAgain }: RowProps) {
  const { id, exhibit, originalFileName, status, note, isOldReading } = document;
  const isFailed = status === "failed";
  const mayBeReadAgain = mayReadAgain && status === "completed";
  return (
    <li className="group/row relative grid min-h-8.5 grid-cols-[52px_minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-hair py-0.75 text-13 first:border-0 on-phone:grid-cols-[52px_minmax(0,1fr)_auto] on-phone:py-2">
      <ExhibitSticker className={cn(exhibit === null && "invisible")}>
        {exhibit === null ? "" : exhibitLabel(exhibit)}
      </ExhibitSticker>
      {/* The whole row opens the document, its sticker and its empty room too. */}
      <ViewerLink
        caseId={caseId}
        place={{ documentId: id, pageNumber: 1, at: null }}
        className="min-h-6 min-w-0 leading-6 font-[550] text-ink no-underline group-hover/row:underline after:absolute after:inset-0"
      >
        <TruncatedName name={originalFileName} />
      </ViewerLink>
      {!isFailed && (
        <span className="text-12 text-ink-2 on-phone:order-last on-phone:col-start-2 on-phone:col-end-4">
          <DocumentStateText document={document} />
        </span>
      )}
      <span className="relative z-1 col-start-4 flex flex-wrap items-center gap-2 on-phone:col-start-3">
        {(isFailed || isOldReading) && (
          <RetryDocument documentId={id} fileName={originalFileName} wasRead={isOldReading} />
        )}
        <DocumentState status={status} />
      </span>
      {(isFailed || note !== null || isOldReading || mayBeReadAgain) && (
        <div className="relative z-1 col-start-2 col-end-5 text-12 on-phone:col-end-4">
          {isFailed && (
            <p className="text-stamp">
              <DocumentStateText document={document} />
            </p>
          )}
          {note !== null && <p className="text-ink-2">{note}</p>}
          {isOldReading && <p className="text-ink-2">{DOCUMENT_STATE.oldReading}</p>}
          {mayBeReadAgain && <ReadAgain caseId={caseId} documentId={id} fileName={originalFileName} />}
        </div>
      )}
    </li>
  );
}

type ReadAgainProps = { readonly caseId: string; readonly documentId: string; readonly fileName: string };

/** A new analysis for which the model reads this document again; of the others its kept answers are used. */
function ReadAgain({ caseId, documentId, fileName }: ReadAgainProps) {
  const { isStarting, run } = useRunAnalysis(caseId);
  return (
    <Button
      className="-ms-[11px]"
      variant="quiet"
      size="s"
      busy={isStarting}
      aria-label={CASE_DOCUMENTS.readAgainOf(fileName)}
      onClick={() => run(documentId)}
    >
      {CASE_DOCUMENTS.readAgain}
    </Button>
  );
}
