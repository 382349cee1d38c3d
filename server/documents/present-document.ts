import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { MEDIA_TYPE_OF } from "#lib/domain/files/document-type.ts";
import type { Document } from "../db/client.ts";
import { READER_VERSION } from "#lib/domain/files/reader-version.ts";

/** What a list needs of a document's row; its keys stay where they are. */
export type SummarisedDocument = Pick<
  Document,
  | "id"
  | "exhibit"
  | "originalFileName"
  | "type"
  | "size"
  | "status"
  | "failureReason"
  | "note"
  | "pageCount"
  | "pagesRead"
  | "ocrPages"
  | "lowConfidencePages"
  | "readerVersion"
  | "uploadedAt"
>;

/** A document's row as lists show it. */
export function presentDocument(
  document: Omit<SummarisedDocument, "uploadedAt"> & { readonly uploadedAt: string },
): DocumentSummary {
  return {
    id: document.id,
    exhibit: document.exhibit,
    originalFileName: document.originalFileName,
    fileName: document.originalFileName,
    fileType: MEDIA_TYPE_OF[document.type],
    fileSize: document.size,
    status: document.status,
    failureReason: document.failureReason,
    note: document.note,
    pageCount: document.pageCount,
    pagesRead: document.pagesRead,
    ocrPages: document.ocrPages,
    lowConfidencePages: document.lowConfidencePages,
    uploadedAt: document.uploadedAt,
    isOldReading: document.status === "completed" && document.readerVersion < READER_VERSION,
  };
}
