/** A place in a document as a summary's text points to it. */
export type CitationLink = {
  readonly documentId: string;
  readonly pageNumber: number;
  readonly start: number;
  readonly end: number;
};

/** Reads `#cite/<documentId>/<pageNumber>/<start>-<end>`; null for every other address, which is then no link at all. */
export function parseCitationLink(href: string): CitationLink | null {
  const match = /^#cite\/([0-9a-f-]{36})\/([1-9]\d{0,5})\/(\d{1,9})-(\d{1,9})$/.exec(href);
  if (match === null) return null;
  const [, documentId = "", pageNumber, start, end] = match;
  return { documentId, pageNumber: Number(pageNumber), start: Number(start), end: Number(end) };
}
