import type { Citation, Coverage } from "#lib/contracts/analyses.ts";
import type { VerifiedCitation } from "../analyst/findings.ts";

/** Prepares how the API shows a place. Exhibits keep number and name for good, so those of the reading are still right. */
export function placeView(read: Coverage["exhibits"]): (place: VerifiedCitation) => Omit<Citation, "id"> {
  const documents = new Map(read.map((document) => [document.documentId, document]));
  return (place) => {
    const document = documents.get(place.documentId);
    return { ...place, exhibit: document?.exhibit ?? null, fileName: document?.fileName ?? "" };
  };
}
