import type { Citation } from "#lib/contracts/analyses.ts";
import { CitationChip } from "./citation-chip.tsx";

type Props = { readonly caseId: string; readonly citations: readonly Citation[]; readonly from?: string };

/** The stickers of one finding, each on a place of its own. */
export function CitationChips({ caseId, citations, from }: Props) {
  return citations.map((citation) => (
    <span key={citation.id}>
      {" "}
      <CitationChip caseId={caseId} citation={citation} from={from} />
    </span>
  ));
}
