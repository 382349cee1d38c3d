import type { Citation, Coverage } from "#lib/contracts/findings.ts";
import type { VerifiedCitation } from "../analyst/findings.ts";

/**
 * Returns the presenter of an analysis' citations. Exhibit and file name come from the reading: they never change.
 * @param read the documents that the analysis has read
 */
export function presentPlace(read: Coverage["exhibits"]): (place: VerifiedCitation) => Omit<Citation, "id"> {
  const documents = new Map(read.map((document) => [document.documentId, document]));
  return (place) => {
    const document = documents.get(place.documentId);
    return { ...place, exhibit: document?.exhibit ?? null, fileName: document?.fileName ?? "" };
  };
}
