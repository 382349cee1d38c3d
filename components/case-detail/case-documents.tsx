"use client";

import clsx from "clsx";
import { Upload } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { DocumentState } from "#components/widgets/document-state/document-state.tsx";
import { DocumentStateText } from "#components/widgets/document-state/document-state-text.tsx";
import { RetryDocument } from "#components/widgets/document-state/retry-document.tsx";
import { ViewerLink } from "#components/widgets/document-viewer/viewer-link.tsx";
import type { Analysis, Coverage } from "#lib/contracts/analyses.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { CASE_DETAIL, CASE_DOCUMENTS } from "#lib/copy/case-detail.ts";
import { DOCUMENT_STATE, exhibitLabel } from "#lib/copy/documents.ts";
import styles from "./case-documents.module.css";
import { useRunAnalysis } from "./use-run-analysis.ts";

type Props = {
  readonly caseId: string;
  readonly documents: readonly DocumentSummary[];
  /** The latest completed one. */
  readonly analysis: Analysis | null;
  /** True while an analysis is waiting or running. */
  readonly isBusy: boolean;
};

/** More rows than this scroll on their own beside the chat, so that the foot of the page stays near. */
const MANY = 12;

/** The documents of the case with their states; a name opens the viewer. */
export function CaseDocuments({ caseId, documents, analysis, isBusy }: Props) {
  // Pages are sent only where a model is configured.
  const mayReadAgain = !isBusy && analysis !== null && analysis.pagesSent !== null;
  const left = analysis?.coverage ? documentsLeftOut(documents, analysis.coverage) : [];
  return (
    <section className="sheet" aria-labelledby="documents">
      <div className="sec-head">
        <h2 id="documents">{CASE_DETAIL.documents(documents.length)}</h2>
        <LinkButton href={`/cases/${caseId}/upload`} variant="ghost" size="s">
          <Upload className="i" />
          {CASE_DOCUMENTS.add}
        </LinkButton>
      </div>
      {documents.length === 0 && <p className="muted">{CASE_DETAIL.noDocuments}</p>}
      <ul className={clsx(styles.list, documents.length > MANY && styles.many)}>
        {documents.map((document) => (
          <DocumentRow key={document.id} caseId={caseId} document={document} mayReadAgain={mayReadAgain} />
        ))}
      </ul>
      {left.length > 0 && <p className={clsx("small muted", styles.left)}>{CASE_DOCUMENTS.notInAnalysis(left)}</p>}
    </section>
  );
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
  return (
    <li>
      <span className={clsx("ex", exhibit === null && styles.noExhibit)}>
        {exhibit === null ? "" : exhibitLabel(exhibit)}
      </span>
      <div className={styles.what}>
        <ViewerLink caseId={caseId} place={{ documentId: id, pageNumber: 1, at: null }} className={styles.name}>
          <TruncatedName name={originalFileName} />
        </ViewerLink>
        <p className={clsx("tiny", status === "failed" ? styles.reason : "muted")}>
          <DocumentStateText document={document} />
        </p>
        {note !== null && <p className="tiny muted">{note}</p>}
        {isOldReading && <p className="tiny muted">{DOCUMENT_STATE.oldReading}</p>}
        {mayReadAgain && status === "completed" && (
          <ReadAgain caseId={caseId} documentId={id} fileName={originalFileName} />
        )}
      </div>
      <span className={styles.state}>
        {(status === "failed" || isOldReading) && (
          <RetryDocument documentId={id} fileName={originalFileName} wasRead={isOldReading} />
        )}
        <DocumentState status={status} />
      </span>
    </li>
  );
}

type ReadAgainProps = { readonly caseId: string; readonly documentId: string; readonly fileName: string };

/** A new analysis for which the model reads this document anew; of the others its kept answers are used. */
function ReadAgain({ caseId, documentId, fileName }: ReadAgainProps) {
  const { isStarting, run } = useRunAnalysis(caseId);
  return (
    <Button
      className={styles.again}
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
