import { placeOfWords, type PageText } from "../annotations/re-anchor-annotations.ts";
import type { Tx } from "../db/client.ts";

/**
 * Finds the chosen words of elements again after a document was read once more, as server/documents/re-anchor-citations.ts does
 * with quotes: words that are on no page any longer go.
 */
export async function reAnchorEvidence(
  tx: Tx,
  { documentId, pages }: { readonly documentId: string; readonly pages: readonly PageText[] },
): Promise<void> {
  for (const one of await tx.elementEvidence.findMany({ where: { documentId } })) {
    const { id, elementId, pageNumber, start, end } = one;
    const place = placeOfWords(pages, one);
    if (place?.pageNumber === pageNumber && place.start === start && place.end === end) continue;
    const isTaken =
      place !== null && (await tx.elementEvidence.count({ where: { elementId, documentId, ...place } })) > 0;
    if (place === null || isTaken) {
      await tx.elementEvidence.delete({ where: { id } });
      continue;
    }
    const text = pages.find((page) => page.pageNumber === place.pageNumber)?.text ?? "";
    await tx.elementEvidence.update({
      where: { id },
      data: { ...place, quote: text.slice(place.start, place.end) },
    });
  }
}
