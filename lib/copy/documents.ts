import type { DocumentSummary } from "#lib/contracts/documents.ts";
import type { FileRejection } from "#lib/domain/file-limits.ts";

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
  byOcr: ({ pages, of, low }: { readonly pages: number; readonly of: number; readonly low: number }) =>
    [pages === of ? "Read by OCR" : `${pages} read by OCR`, low > 0 && `${pagesLabel(low)} at low confidence`]
      .filter(Boolean)
      .join(", "),
  failed: "This document could not be read.",
  retry: "Try again",
  retryFile: (name: string) => `Try again to read ${name}`,
  retryFailed: "Failed to start reading the document again",
} as const;

/** States of a file on its way to the server; specification section 3. `cancelled` exists there and is not used. */
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
  removeFile: (name: string) => `Remove ${name}`,
  failed: "Failed to upload file",
  files: "Files",
  ready: "Ready",
  busted: "Busted",
  processing: "Processing",
  progress: (ready: number, count: number) => `${ready} of ${count} files uploaded`,
} as const;

/** "1 page", "4 pages". */
export function pagesLabel(count: number): string {
  return count === 1 ? "1 page" : `${count} pages`;
}

/** "1 document", "6 documents". */
export function documentsLabel(count: number): string {
  return count === 1 ? "1 document" : `${count} documents`;
}

/** What a citation is called: "Ex. 2 p. 4"; without its exhibit's number only the page. */
export function placeLabel(place: { readonly exhibit: number | null; readonly pageNumber: number }): string {
  return `${place.exhibit === null ? "" : `${exhibitLabel(place.exhibit)} `}p. ${place.pageNumber}`;
}

export function exhibitLabel(exhibit: number): string {
  return `Ex. ${exhibit}`;
}

export const NEAR_MATCH = "near match on a scan";
