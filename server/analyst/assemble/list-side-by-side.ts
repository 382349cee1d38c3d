import type { AssembledPoint, ProposedCitation, ProposedPoint, VerifiedCitation } from "../findings.ts";
import type { CaseReading } from "../read-case.ts";
import { findSideBySide } from "../rules/contradictions/side-by-side.ts";

/**
 * The points on which exhibits can be read side by side, with quotes that were found on their pages. Never counted in any number.
 * @param lowConfidence 0..1; pages that were read with less are not quoted
 */
export function listSideBySide(
  reading: CaseReading,
  verify: (citation: ProposedCitation) => VerifiedCitation | null,
  lowConfidence: number,
): AssembledPoint[] {
  const verifyCell = ({ differs, at, ...citation }: ProposedPoint["cells"][number]) => {
    const found = verify(citation);
    return found === null ? null : { ...found, differs, at };
  };
  return findSideBySide(reading, lowConfidence)
    .map(({ label, cells }) => ({ label, cells: cells.map(verifyCell).filter((cell) => cell !== null) }))
    .filter(({ cells }) => new Set(cells.map(({ documentId }) => documentId)).size > 1);
}
