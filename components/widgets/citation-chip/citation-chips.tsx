import type { Citation } from "#lib/contracts/findings.ts";
import { CitationChip } from "./citation-chip.tsx";

type Props = {
  readonly caseId: string;
  readonly citations: readonly Citation[];
  /** The quotes are on the screen beside the chips: they are not said once more. */
  readonly isQuoted?: boolean;
  /** Id of the point or finding whose citations the viewer steps through. */
  readonly from?: string | undefined;
};

/** The stickers of one finding: one for each page, "Ex. 2 p. 3 x3" where several of its quotes are on it. */
export function CitationChips({ caseId, citations, isQuoted = false, from }: Props) {
  const pages = Map.groupBy(
    citations,
    ({ documentId, pageNumber, status }) =>
      // A near match is told apart by its edge.
      `${documentId} ${pageNumber} ${status === "near" ? "near" : ""}`,
  );
  return [...pages].map(([page, quoted]) => {
    const [first] = quoted;
    return first === undefined ? null : (
      <span key={page}>
        {" "}
        <CitationChip
          caseId={caseId}
          citation={first}
          quotes={isQuoted ? [] : quoted.map(({ quote }) => quote)}
          count={quoted.length}
          from={from}
        />
      </span>
    );
  });
}
