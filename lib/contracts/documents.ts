import { z } from "zod";
import { CITATION_STATUSES, FINDING_KINDS } from "../domain/findings.ts";
import { PAGE_SOURCES } from "../domain/files/pages.ts";
import { Annotation } from "./annotations.ts";
import { Id, IdParams, Time } from "./common.ts";
import { defineCall } from "./define-call.ts";

export const DocumentSummary = z.object({
  id: Id,
  /** "Ex. n" within the case. */
  exhibit: z.int().nullable().default(null),
  originalFileName: z.string(),
  /** The same name; the specification reads either. */
  fileName: z.string(),
  /** MIME type. */
  fileType: z.string().default(""),
  /** Bytes. */
  fileSize: z.int().default(0),
  status: z.enum(["uploaded", "processing", "completed", "failed"]).default("completed"),
  /** Set with `failed`: a reason a lawyer can read. */
  failureReason: z.string().nullable().default(null),
  note: z.string().nullable().default(null),
  /** Null until the file has been opened, and for a failed one. */
  pageCount: z.int().nullable().default(null),
  /** While it is `processing`: so far. */
  pagesRead: z.int().default(0),
  /** Of the pages read: those that OCR read, and those below the firm's limit for low confidence. */
  ocrPages: z.int().default(0),
  lowConfidencePages: z.int().default(0),
  /** Always told. */
  uploadedAt: Time.nullable().default(null),
  /** Read by a reader that may have missed what today's finds: see rereadDocument. */
  isOldReading: z.boolean().default(false),
});
export type DocumentSummary = z.infer<typeof DocumentSummary>;

/** The document that holds the same bytes already. */
export const Duplicate = z.object({
  id: Id,
  /** "Ex. n"; null while no case has taken it. */
  exhibit: z.int().nullable(),
  fileName: z.string(),
});
export type Duplicate = z.infer<typeof Duplicate>;

/**
 * Multipart, fields in any order: `file`, optional `caseId`, optional `uploadSessionId`. Streamed by the use case.
 * 413 above 52428800 bytes, 415 when type, extension and content do not agree. Bytes that the case, or without a case
 * the upload session, holds already are not stored again: `fileId` is then that document's, and `duplicateOf` names it.
 */
export const uploadFile = defineCall({
  method: "POST",
  path: "/api/fileupload/upload",
  access: "user",
  status: 201,
  encoding: "multipart",
  response: z.object({
    success: z.literal(true),
    fileId: Id,
    fileName: z.string(),
    duplicateOf: Duplicate.nullable().default(null),
  }),
});

export const deleteDocument = defineCall({
  method: "DELETE",
  path: "/api/documents/{id}",
  access: "user",
  params: IdParams,
});

/**
 * Reads a `failed` document once more; the answer is its state, `uploaded` again. While it is being read, a further call
 * answers that reading. 409 for a document that was read.
 */
export const retryDocument = defineCall({
  method: "POST",
  path: "/api/documents/{id}/retry",
  access: "user",
  status: 202,
  params: IdParams,
  response: DocumentSummary,
});

/**
 * Reads a document of a case once more that an older reader has read; notes and quotes are found again by their words.
 * The answer is its state, `uploaded` again. 409 for a document that today's reader has read, and for a failed one.
 */
export const rereadDocument = defineCall({
  method: "POST",
  path: "/api/documents/{id}/reread",
  access: "user",
  status: 202,
  params: IdParams,
  response: DocumentSummary,
});

/** The bytes that were uploaded, as an attachment under their own name; with a Range header the part that it names (206). */
export const getDocumentOriginal = defineCall({
  method: "GET",
  path: "/api/documents/{id}/original",
  access: "user",
  encoding: "bytes",
  params: IdParams,
});

export const PageContent = z.object({
  pageNumber: z.int(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  source: z.enum(PAGE_SOURCES).default("text"),
  /** Why the confidence is below 1, or what else to know of the page's text, in a few words. */
  doubt: z.string().nullable().default(null),
  unreadReason: z.string().nullable().default(null),
});

/** A place in the document that the latest completed analysis stands on. */
export const PageCitation = z.object({
  pageNumber: z.int(),
  start: z.int(),
  end: z.int(),
  status: z.enum(CITATION_STATUSES),
  /** `sideBySide`: no finding stands on it, but a row of the table "Side by side" does. */
  kind: z.enum([...FINDING_KINDS, "sideBySide"]),
  text: z.string(),
});

export const getDocumentContent = defineCall({
  method: "GET",
  path: "/api/documentviewer/document/{id}/content",
  access: "user",
  params: IdParams,
  response: z.object({
    id: Id.default(""),
    caseId: Id.nullable().default(null),
    exhibit: z.int().nullable().default(null),
    fileName: z.string(),
    /** MIME type. */
    fileType: z.string().default(""),
    caseNumber: z.string().nullable().default(null),
    status: DocumentSummary.shape.status,
    failureReason: z.string().nullable().default(null),
    note: z.string().nullable().default(null),
    pageCount: z.int(),
    /** All pages joined by a form feed. */
    extractedText: z.string(),
    pages: z.array(PageContent),
    citations: z.array(PageCitation).default([]),
    /** Everybody's, in the order of the pages. */
    annotations: z.array(Annotation).default([]),
    /** Its kind as the newest completed analysis named it ("police report"), for citations; null when it named none. */
    paper: z.object({ name: z.string(), isOnly: z.boolean() }).nullable().default(null),
    contentUrl: z.string().default(""),
  }),
});

/**
 * Where OCR saw the words of a page, for the marks on its picture. Empty for a page with letters of its own, and for one
 * that was read before places were kept. 404 for a page that the document does not have.
 */
export const getPageWords = defineCall({
  method: "GET",
  path: "/api/documentviewer/document/{id}/pages/{pageNumber}/words",
  access: "user",
  params: z.object({ id: Id, pageNumber: z.coerce.number().int().min(1).max(1_000_000) }),
  response: z.object({
    words: z.array(
      z.object({
        /** Offsets into the page's text, UTF-16 units. */
        start: z.int(),
        end: z.int(),
        /** Fractions of the page's width and height from the upper left corner of the page as its file shows it. */
        left: z.number(),
        top: z.number(),
        width: z.number(),
        height: z.number(),
        /** The recogniser's own figure, 0..1. */
        confidence: z.number(),
      }),
    ),
    /** The firm's limit for low confidence, 0..1: it holds for words as it does for pages. */
    lowConfidence: z.number(),
  }),
});
