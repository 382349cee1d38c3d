import { documentsLabel, pagesLabel } from "./case/documents.ts";

/** How much of a case was read; `Coverage` is one. */
export type ReadShare = {
  readonly documents: number;
  readonly documentsRead: number;
  readonly pages: number;
  readonly pagesRead: number;
  /** Pages and files that were read, but not whole. */
  readonly unreadParts: number;
};

/**
 * Why nothing may be said about the whole record: "Not assessed: 3 of 4 documents were not read." Null when every document
 * and page was read, whole, and analyzed.
 * @param read null while there is no analysis
 * @param documentsSince documents that came in after the analysis
 */
export function notAssessed(read: ReadShare | null, documentsSince = 0): string | null {
  if (read === null) return "Not assessed yet.";
  const { documents, documentsRead, pages, pagesRead, unreadParts } = read;
  if (documents === 0) return "Not assessed: there are no documents.";
  if (documentsRead < documents)
    return `Not assessed: ${unreadLabel(documents - documentsRead, documents, documentsLabel)} not read.`;
  if (pagesRead < pages) return `Not assessed: ${unreadLabel(pages - pagesRead, pages, pagesLabel)} not read.`;
  if (unreadParts > 0)
    return `Not assessed: ${unreadParts === 1 ? "1 part of the documents was" : `${unreadParts} parts of the documents were`} not read.`;
  if (documentsSince > 0)
    return `Not assessed: ${documentsLabel(documentsSince)} ${documentsSince === 1 ? "was" : "were"} added after the analysis.`;
  return null;
}

/** A text such as "No gaps found." where all was read, else why it cannot be said. Every all-clear goes through here. */
export function allClear(text: string, read: ReadShare | null, documentsSince = 0): string {
  return notAssessed(read, documentsSince) ?? text;
}

/** "3 of 4 documents were"; of a single one "1 of 1 document was". */
function unreadLabel(unread: number, all: number, label: (count: number) => string): string {
  return `${unread} of ${label(all)} ${unread === 1 ? "was" : "were"}`;
}
