import type { VerifiedCitation } from "../findings.ts";

/** The quotes without those that an earlier one covers. */
export function distinctPlaces(citations: readonly VerifiedCitation[]): VerifiedCitation[] {
  return citations.filter((citation, index) => !citations.slice(0, index).some((earlier) => covers(earlier, citation)));
}

function covers(outer: VerifiedCitation, inner: VerifiedCitation): boolean {
  const isSamePage = outer.documentId === inner.documentId && outer.pageNumber === inner.pageNumber;
  return isSamePage && outer.start <= inner.start && inner.end <= outer.end;
}
