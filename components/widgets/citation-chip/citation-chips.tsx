import type { Citation } from "#lib/contracts/analyses.ts";
import { CitationChip } from "./citation-chip.tsx";

/** The stickers of one finding, each on a place of its own. */
export function CitationChips({
  caseId,
  citations,
}: {
  readonly caseId: string;
  readonly citations: readonly Citation[];
}) {
  return citations.map((citation) => (
    <span key={citation.id}>
      {" "}
      <CitationChip caseId={caseId} citation={citation} />
    </span>
  ));
}
