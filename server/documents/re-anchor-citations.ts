import type { Tx } from "../db/client.ts";
import { removeCitations } from "../analyses/withdraw-citations.ts";
import { placeOfWords } from "../annotations/re-anchor-annotations.ts";
import type { PageText } from "../annotations/re-anchor-annotations.ts";

/**
 * Finds the quotes of a case's findings again after a document was read once more: on their page, else on the nearest
 * other. A quote that is on no page any longer goes, and a finding with it that keeps none: what nobody can check is not
 * shown. The case is locked.
 */
export async function reAnchorCitations(
  tx: Tx,
  given: { readonly caseId: string; readonly documentId: string; readonly pages: readonly PageText[] },
): Promise<void> {
  const { caseId, documentId, pages } = given;
  const lost: string[] = [];
  for (const { id, pageNumber, quote, start, end } of await tx.citation.findMany({ where: { documentId } })) {
    const place = placeOfWords(pages, { pageNumber, quote, start });
    if (place === null) {
      lost.push(id);
      continue;
    }
    if (place.pageNumber === pageNumber && place.start === start && place.end === end) continue;
    const text = pages.find((page) => page.pageNumber === place.pageNumber)?.text ?? "";
    await tx.citation.update({ where: { id }, data: { ...place, quote: text.slice(place.start, place.end) } });
  }
  if (lost.length > 0) await removeCitations(tx, { caseId, ids: lost });
}
