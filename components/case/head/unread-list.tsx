import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import type { Coverage } from "#lib/contracts/findings.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { ANALYSIS } from "#lib/copy/case/analysis.ts";
import { placeLabel } from "#lib/copy/case/documents.ts";

type Props = {
  readonly caseId: string;
  readonly coverage: Coverage;
  readonly documents: readonly DocumentSummary[];
};

/** Every document and page that the analysis could not read, with the reason: nothing is left out in silence. */
export function UnreadList({ caseId, coverage, documents }: Props) {
  const { unread, failedDocuments } = coverage;
  if (unread.length + failedDocuments.length === 0) return null;
  const documentOf = new Map(documents.map((document) => [document.id, document]));
  return (
    <div className="text-13">
      <p className="font-semibold">{ANALYSIS.notRead(unread.length, failedDocuments.length)}</p>
      <ul className="mt-1 grid max-h-60 list-none gap-1 overflow-auto wrap-anywhere print:max-h-none print:overflow-visible">
        {failedDocuments.map(({ documentId, fileName, reason }) => (
          <li key={documentId}>
            <ViewerLink caseId={caseId} place={{ documentId, pageNumber: 1, at: null }} className="font-semibold">
              <span dir="auto">{fileName}</span>
            </ViewerLink>
            : {reason}
          </li>
        ))}
        {unread.map(({ documentId, pageNumber, reason }) => (
          <li key={`${documentId}-${pageNumber}`}>
            <ViewerLink
              caseId={caseId}
              place={{ documentId, pageNumber, at: null }}
              className="font-mono font-semibold"
            >
              {placeLabel({ exhibit: documentOf.get(documentId)?.exhibit ?? null, pageNumber })}
            </ViewerLink>
            {": "}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
