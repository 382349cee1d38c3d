import type { DocumentSummary, Duplicate } from "#lib/contracts/documents.ts";
import type { LineRange } from "#lib/domain/text/line-range.ts";
import type { FileRejection } from "#lib/domain/files/file-limits.ts";

export const DOCUMENT_STATUS_LABEL = {
  uploaded: "Uploaded",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
} as const satisfies Record<DocumentSummary["status"], string>;

/** Where the reading of a document stands. */
export const DOCUMENT_STATE = {
  queued: "In the queue",
  reading: (page: number, count: number) => `Reading page ${page} of ${count}`,
  readingUnknown: "Reading",
  partlyRead: (read: number, count: number) => `${read} of ${pagesLabel(count)} read`,
  quality: ({ pages, of, low }: { readonly pages: number; readonly of: number; readonly low: number }) =>
    [
      pages > 0 && (pages === of ? "Read by OCR" : `${pages} read by OCR`),
      low > 0 && `${pagesLabel(low)} at low confidence`,
    ]
      .filter(Boolean)
      .join(", "),
  failed: "This document could not be read.",
  retry: "Try again",
  retryFile: (name: string) => `Try again to read ${name}`,
  retryFailed: "Failed to start reading the document again",
  reread: "Read again",
  rereadFile: (name: string) => `Read ${name} again`,
  oldReading: "Read by an older version. The current one finds more in scans, forms and tables.",
} as const;

/** States of a file on its way to the server; specification section 3. */
export const UPLOAD_STATUS_LABEL = {
  pending: "Pending",
  uploading: "Uploading",
  completed: "Completed",
  error: "Error",
  cancelled: "Cancelled",
} as const;
export type UploadStatus = keyof typeof UPLOAD_STATUS_LABEL;

/** Why the drop zone refused a file; specification section 5. */
export const REJECTION_LABEL = {
  "too-large": "File is too large (max 50MB)",
  "invalid-type": "Invalid file type (PDF, DOC, DOCX, TXT only)",
  "too-many": "Too many files (max 10)",
} as const satisfies Record<FileRejection | "too-many", string>;

export const DROP_ZONE = {
  title: "Drop the evidence here",
  hint: "PDF, DOC, DOCX or TXT, up to 50 MB each, 10 at a time",
  choose: "Choose files",
  rejected: "Some files were rejected:",
} as const;

export const UPLOAD_LIST = {
  title: "Files",
  retry: "Retry",
  retryFile: (name: string) => `Retry ${name}`,
  cancel: "Cancel",
  cancelFile: (name: string) => `Cancel the upload of ${name}`,
  removeFile: (name: string) => `Remove ${name}`,
  failed: "Failed to upload file",
  files: "Files",
  ready: "Ready",
  busted: "Busted",
  processing: "Processing",
  progress: (ready: number, count: number) => `${ready} of ${count} files uploaded`,
  /** The same bytes are in the case, or stand further up in the list. */
  duplicate: ({ exhibit, fileName }: Duplicate) =>
    exhibit === null ? `Same file as ${fileName}` : `Already in the file as ${exhibitLabel(exhibit)}`,
} as const;

/** What keeps an upload from going on; specification sections 5 and 8. */
export const UPLOAD_ERROR = {
  title: "Hold Up!",
  noneAdded: "All selected files were invalid or already added",
  noneUploaded: "Failed to upload files. Please try again.",
  /** A case must not go on without a document that its owner dropped in: the flow holds until it is retried or removed. */
  someBusted: (count: number) =>
    count === 1
      ? "One file did not upload. Retry or remove it, then continue."
      : `${count} files did not upload. Retry or remove them, then continue.`,
  unexpected: "An unexpected error occurred. Please try again.",
  removeFailed: "Failed to delete file",
} as const;

/** Before somebody leaves while files are on their way. */
export const LEAVE_UPLOAD = {
  title: "Stop the upload?",
  text: "Files are still uploading. If you leave this page now, unfinished files will be lost.",
  stay: "Stay here",
  leave: "Leave",
} as const;

/** Said after the page has changed: what was left out because it was there. */
export function duplicatesLabel(count: number): string {
  return count === 1
    ? "One file was already in the case and was not added again."
    : `${count} files were already in the case and were not added again.`;
}

/** "1 page", "4 pages". */
export function pagesLabel(count: number): string {
  return count === 1 ? "1 page" : `${count} pages`;
}

/** "1 document", "6 documents". */
export function documentsLabel(count: number): string {
  return count === 1 ? "1 document" : `${count} documents`;
}

/** Where a part was not read: its page, or the file where it is on none of its pages. */
export function partLabel(place: { readonly exhibit: number | null; readonly pageNumber: number | null }): string {
  const { exhibit, pageNumber } = place;
  if (pageNumber !== null) return placeLabel({ exhibit, pageNumber });
  return exhibit === null ? "File" : exhibitLabel(exhibit);
}

/** What a citation is called: "Ex. 2 p. 4"; without its exhibit's number only the page. */
export function placeLabel(place: { readonly exhibit: number | null; readonly pageNumber: number }): string {
  return `${place.exhibit === null ? "" : `${exhibitLabel(place.exhibit)} `}p. ${place.pageNumber}`;
}

export function exhibitLabel(exhibit: number): string {
  return `Ex. ${exhibit}`;
}

type Pinpoint = {
  readonly fileName: string;
  /** The kind of the paper and whether it is the only one of its kind in the case; null when nobody knows the kind. */
  readonly paper: { readonly name: string; readonly isOnly: boolean } | null;
  readonly exhibit: number | null;
  readonly pageNumber: number;
  /** Null when the text of the page is not at hand. */
  readonly lines: LineRange | null;
};

/** A pinpoint citation: "Police Report, p. 2, l. 14-16"; of several police reports "Police Report (Ex. 3), p. 2, l. 5". */
export function pinpointLabel({ pageNumber, lines, ...document }: Pinpoint): string {
  const page = `${titleOf(document)}, p. ${pageNumber}`;
  if (lines === null) return page;
  return `${page}, l. ${lines.from === lines.to ? lines.from : `${lines.from}-${lines.to}`}`;
}

/** What a citation calls a document. */
export function titleOf({ paper, exhibit, fileName }: Pick<Pinpoint, "paper" | "exhibit" | "fileName">): string {
  if (paper === null || (!paper.isOnly && exhibit === null)) return fileName;
  const title = paper.name.replaceAll(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  return paper.isOnly || exhibit === null ? title : `${title} (${exhibitLabel(exhibit)})`;
}

/** A quote as it goes into a motion: on one line, with its citation. */
export function quoteWithCitation(quote: string, citation: string): string {
  return `\u201C${quote.replaceAll(/\s+/g, " ").trim()}\u201D (${citation})`;
}

export const NEAR_MATCH = "near match on a scan";

/** What a chip says of more than one quote on its page. */
export const quoteCount = (count: number) => `${count} quotes`;

/** Quotes of one page, on one line each. */
export function joinQuotes(quotes: readonly string[]): string {
  return quotes.map((quote) => quote.replace(/\s+/g, " ").trim()).join(" / ");
}
