import type { PagesByRules } from "#lib/domain/coverage.ts";
import type { SourceDocument } from "../findings.ts";
import type { SkippedPage } from "./read-record.ts";

/** Pages as runs, in the order of the documents: a model that is away leaves thousands. */
export function listPageRuns(
  skipped: readonly SkippedPage[],
  documents: readonly Pick<SourceDocument, "id">[],
): PagesByRules[] {
  const order = new Map(documents.map(({ id }, index) => [id, index]));
  const sorted = skipped.toSorted(
    (a, b) => (order.get(a.documentId) ?? 0) - (order.get(b.documentId) ?? 0) || a.pageNumber - b.pageNumber,
  );
  const runs: { documentId: string; from: number; to: number; why: PagesByRules["why"] }[] = [];
  for (const { documentId, pageNumber, why } of sorted) {
    const last = runs.at(-1);
    const goesOn = last?.documentId === documentId && last.why === why && last.to + 1 === pageNumber;
    if (goesOn) last.to = pageNumber;
    else runs.push({ documentId, from: pageNumber, to: pageNumber, why });
  }
  return runs;
}
