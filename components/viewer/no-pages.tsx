import { RetryDocument } from "#components/widgets/document-state/retry-document.tsx";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { DocumentContent } from "./queries.ts";

/** Why a document has no pages, and what can be done about it. */
export function NoPages({ content }: { readonly content: DocumentContent }) {
  const { id, fileName, status, failureReason } = content;
  const isWaiting = status === "uploaded" || status === "processing";
  return (
    <div className="grid content-start gap-2 px-5 py-6">
      <p role="status">{isWaiting ? VIEWER.stillReading : VIEWER.unreadDocument}</p>
      {failureReason !== null && <p className="font-semibold">{failureReason}</p>}
      {status === "failed" && (
        <div>
          <RetryDocument documentId={id} fileName={fileName} />
        </div>
      )}
    </div>
  );
}
