/** A page of a document, with the cited words on it. */
export type PagePlace = {
  readonly documentId: string;
  /** 1-based; the viewer keeps it within the document. */
  readonly pageNumber: number;
  /** Offsets of the cited words in the page's text, UTF-16 units; null when the viewer was opened without a citation. */
  readonly at: { readonly start: number; readonly end: number } | null;
};

/** What the viewer is open on. It is part of the case page's address, so that a place can be sent and gone back to. */
export type ViewerPlace = PagePlace & {
  /** The exhibit beside it. */
  readonly beside?: PagePlace;
  /** Id of the point or the finding it was opened from: its citations are the ones to step through. */
  readonly from?: string;
};

/**
 * `/cases/{id}?doc=<documentId>&page=<n>&at=<start>-<end>`, then `&doc2=...&page2=...&at2=...` for the exhibit beside it
 * and `&from=<id>` for the point or finding.
 */
export function viewerHref(caseId: string, place: ViewerPlace): string {
  const search = new URLSearchParams({ doc: place.documentId });
  setPage(search, place, "");
  if (place.beside !== undefined) {
    search.set("doc2", place.beside.documentId);
    setPage(search, place.beside, "2");
  }
  if (place.from !== undefined) search.set("from", place.from);
  return `/cases/${caseId}?${search.toString()}`;
}

/** The document's own page: `/cases/{id}/documents/{documentId}?page=<n>&at=<start>-<end>` */
export function documentHref(caseId: string, place: PagePlace): string {
  const search = new URLSearchParams();
  setPage(search, place, "");
  return `/cases/${caseId}/documents/${place.documentId}?${search.toString()}`;
}

/** Reads the place from an address; null when it names no document. What is malformed falls back to page 1, nothing marked. */
export function findViewerPlace(search: URLSearchParams): ViewerPlace | null {
  const documentId = search.get("doc") ?? "";
  if (documentId === "") return null;
  const besideId = search.get("doc2") ?? "";
  const from = search.get("from") ?? "";
  return {
    ...placeIn(documentId, search),
    ...(besideId !== "" && { beside: placeIn(besideId, search, "2") }),
    ...(from !== "" && { from }),
  };
}

/** Reads the place in a document that is named elsewhere; `suffix` "2" reads the exhibit beside it. */
export function placeIn(documentId: string, search: URLSearchParams, suffix: "" | "2" = ""): PagePlace {
  const page = /^[1-9]\d{0,5}$/.exec(search.get(`page${suffix}`) ?? "")?.[0];
  const at = /^(\d{1,9})-(\d{1,9})$/.exec(search.get(`at${suffix}`) ?? "");
  const start = Number(at?.[1]);
  const end = Number(at?.[2]);
  return {
    documentId,
    pageNumber: Number(page ?? 1),
    at: at !== null && start < end ? { start, end } : null,
  };
}

type Cited = { readonly documentId: string; readonly pageNumber: number; readonly start: number; readonly end: number };

/** Where cited words are. */
export function placeOfCitation({ documentId, pageNumber, start, end }: Cited): PagePlace {
  return { documentId, pageNumber, at: { start, end } };
}

/**
 * Opens what contradicts itself side by side: the first citation, and the first one of another document or else of
 * another page beside it. Null without a citation.
 * @param from id of the point or finding that has the citations
 */
export function comparePlace(citations: readonly Cited[], from: string): ViewerPlace | null {
  const [first] = citations;
  if (first === undefined) return null;
  const other =
    citations.find(({ documentId }) => documentId !== first.documentId) ??
    citations.find(({ pageNumber }) => pageNumber !== first.pageNumber);
  return { ...placeOfCitation(first), ...(other !== undefined && { beside: placeOfCitation(other) }), from };
}

function setPage(search: URLSearchParams, { pageNumber, at }: PagePlace, suffix: "" | "2"): void {
  search.set(`page${suffix}`, String(pageNumber));
  if (at !== null) search.set(`at${suffix}`, `${at.start}-${at.end}`);
}
