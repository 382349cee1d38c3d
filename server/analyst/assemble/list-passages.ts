import { citationsOf, type AssembledFinding, type ProposedCitation, type VerifiedCitation } from "../findings.ts";
import type { CaseReading } from "../read-case.ts";
import { rankPassages } from "../rules/passages/rank-passages.ts";

/** Passages that are put before counsel. */
export const MOST_PASSAGES = 15;
/** Findings whose quotes stand on the page with what they mean. */
const EXPLAINED: ReadonlySet<AssembledFinding["kind"]> = new Set(["issue", "contradiction", "factor"]);

/**
 * The passages to read first, with quotes that were found on their pages and that no finding explains. Never counted in any number.
 * @param lowConfidence 0..1; pages that were read with less are not quoted
 */
export function listPassages(
  reading: CaseReading,
  findings: readonly AssembledFinding[],
  given: { readonly verify: (citation: ProposedCitation) => VerifiedCitation | null; readonly lowConfidence: number },
): VerifiedCitation[] {
  const explained = findings.filter(({ kind }) => EXPLAINED.has(kind)).flatMap((finding) => [...citationsOf(finding)]);
  return rankPassages(reading, given.lowConfidence)
    .map(given.verify)
    .filter((one) => one !== null)
    .filter((one) => !explained.some((other) => overlaps(one, other)))
    .slice(0, MOST_PASSAGES);
}

function overlaps(one: VerifiedCitation, other: VerifiedCitation): boolean {
  return (
    one.documentId === other.documentId &&
    one.pageNumber === other.pageNumber &&
    one.start < other.end &&
    other.start < one.end
  );
}
