import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { DOCUMENT_STATUS_LABEL } from "#lib/copy/case/documents.ts";
import { type PillState, StatePill } from "./state-pill.tsx";

const PILL = { uploaded: "wait", processing: "run", completed: "ok", failed: "bad" } as const satisfies Record<
  DocumentSummary["status"],
  PillState
>;

/** Where a document stands on its way from bytes to pages. */
export function DocumentState({ status }: { readonly status: DocumentSummary["status"] }) {
  return <StatePill state={PILL[status]} label={DOCUMENT_STATUS_LABEL[status]} />;
}
