import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import type { Coverage } from "#lib/contracts/findings.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { ANALYSIS } from "#lib/copy/case/analysis.ts";
import { partLabel } from "#lib/copy/case/documents.ts";

type Props = {
  readonly caseId: string;
  readonly coverage: Coverage;
  readonly documents: readonly DocumentSummary[];
};

/** Every document and page that the analysis could not read, or not whole, with the reason: nothing is left out in silence. */
export function UnreadList({ caseId, coverage, documents }: Props) {
  const { unread, failedDocuments, inPart } = coverage;
  const documentOf = new Map(documents.map((document) => [document.id, document]));
  const labelled = (parts: Coverage["inPart"]) =>
    parts.map((part) => ({ ...part, exhibit: documentOf.get(part.documentId)?.exhibit ?? null }));
  return (
    <>
      {unread.length + failedDocuments.length > 0 && (
        <Rows title={ANALYSIS.notRead(unread.length, failedDocuments.length)}>
          {failedDocuments.map(({ documentId, fileName, reason }) => (
            <li key={documentId}>
              <ViewerLink caseId={caseId} place={{ documentId, pageNumber: 1, at: null }} className="font-semibold">
                <span dir="auto">{fileName}</span>
              </ViewerLink>
              : {reason}
            </li>
          ))}
          {labelled(unread).map((part) => (
            <PartRow key={`${part.documentId}-${part.pageNumber}`} caseId={caseId} part={part} />
          ))}
        </Rows>
      )}
      {inPart.length > 0 && (
        <Rows title={ANALYSIS.readInPart(inPart.length)}>
          {labelled(inPart).map((part) => (
            <PartRow key={`${part.documentId}-${part.pageNumber}`} caseId={caseId} part={part} />
          ))}
        </Rows>
      )}
    </>
  );
}

function Rows({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="text-13">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 grid max-h-60 list-none gap-1 overflow-auto wrap-anywhere print:max-h-none print:overflow-visible">
        {children}
      </ul>
    </div>
  );
}

type Part = Coverage["inPart"][number] & { readonly exhibit: number | null };

function PartRow({ caseId, part }: { readonly caseId: string; readonly part: Part }) {
  const { documentId, pageNumber, reason } = part;
  return (
    <li>
      <ViewerLink
        caseId={caseId}
        place={{ documentId, pageNumber: pageNumber ?? 1, at: null }}
        className="font-mono font-semibold"
      >
        {partLabel(part)}
      </ViewerLink>
      {": "}
      {reason}
    </li>
  );
}
