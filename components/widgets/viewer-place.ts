/** What the viewer is open on. It stands in the address of the case page, so that a place can be sent and gone back from. */
export type ViewerPlace = {
  readonly documentId: string;
  /** 1-based; the viewer keeps it within the document. */
  readonly pageNumber: number;
  /** Offsets of the cited words in the page's text, UTF-16 units; null when the viewer was opened without a citation. */
  readonly at: { readonly start: number; readonly end: number } | null;
};

/** `/cases/{id}?doc=<documentId>&page=<n>&at=<start>-<end>` */
export function viewerHref(caseId: string, { documentId, pageNumber, at }: ViewerPlace): string {
  const search = new URLSearchParams({ doc: documentId, page: String(pageNumber) });
  if (at !== null) search.set("at", `${at.start}-${at.end}`);
  return `/cases/${caseId}?${search.toString()}`;
}

/** The document's own page: `/cases/{id}/documents/{documentId}?page=<n>&at=<start>-<end>` */
export function documentHref(caseId: string, { documentId, pageNumber, at }: ViewerPlace): string {
  const search = new URLSearchParams({ page: String(pageNumber) });
  if (at !== null) search.set("at", `${at.start}-${at.end}`);
  return `/cases/${caseId}/documents/${documentId}?${search.toString()}`;
}

/** Reads the place from an address; null when it names no document. What is malformed falls back to page 1, nothing marked. */
export function findViewerPlace(search: URLSearchParams): ViewerPlace | null {
  const documentId = search.get("doc");
  return documentId === null || documentId === "" ? null : placeIn(documentId, search);
}

/** Reads the place in a document that is named elsewhere. */
export function placeIn(documentId: string, search: URLSearchParams): ViewerPlace {
  const page = /^[1-9]\d{0,5}$/.exec(search.get("page") ?? "")?.[0];
  const at = /^(\d{1,9})-(\d{1,9})$/.exec(search.get("at") ?? "");
  const start = Number(at?.[1]);
  const end = Number(at?.[2]);
  return {
    documentId,
    pageNumber: Number(page ?? 1),
    at: at !== null && start < end ? { start, end } : null,
  };
}
