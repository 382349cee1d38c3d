import { z } from "zod";
import { Id, IdParams } from "./common.ts";
import { defineCall } from "./define-call.ts";

/** How many places of one document are told at once; `totalMatches` counts all. */
export const MAX_MATCHES = 1000;

/** Offsets are UTF-16 units of the page's text. A blank query finds nothing. */
export const searchDocument = defineCall({
  method: "GET",
  path: "/api/documentviewer/document/{id}/search",
  access: "user",
  params: IdParams,
  query: z.object({
    query: z.string().max(500).default(""),
    caseSensitive: z.stringbool().default(false),
  }),
  response: z.object({
    matches: z.array(
      z.object({
        pageNumber: z.int(),
        start: z.int().default(0),
        end: z.int().default(0),
        snippet: z.string().default(""),
      }),
    ),
    totalMatches: z.int().default(0),
  }),
});

export const Passage = z.object({
  documentId: Id,
  caseId: Id,
  caseTitle: z.string(),
  caseNumber: z.string(),
  exhibit: z.int().nullable(),
  fileName: z.string(),
  pageNumber: z.int(),
  /** The words that were found: offsets into the page's text, UTF-16 units. */
  start: z.int(),
  end: z.int(),
  snippet: z.string(),
  /** The same words, as offsets into the snippet. */
  snippetStart: z.int(),
  snippetEnd: z.int(),
  /** Words of the search that the page lacks, as typed. Empty when it has all, which is so for all passages or for none. */
  without: z.array(z.string()),
});
export type Passage = z.infer<typeof Passage>;

/**
 * Cases by name, client or number, documents by the file's name, and pages of all documents of the cases that the caller may see. Words in "double
 * quotes" are one phrase, `-word` leaves pages out, the last word may be unfinished. Where no page has all words, pages
 * with some of them are found.
 */
export const searchFiles = defineCall({
  method: "GET",
  path: "/api/search",
  access: "user",
  query: z.object({
    query: z.string().max(200).default(""),
    /** Only of this case. */
    caseId: Id.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(12),
  }),
  response: z.object({
    cases: z.array(z.object({ id: Id, title: z.string(), caseNumber: z.string(), clientName: z.string().nullable() })),
    /** Documents with every word in the file's name, newest first, at most five. */
    documents: z.array(
      z.object({
        documentId: Id,
        caseId: Id,
        caseTitle: z.string(),
        caseNumber: z.string(),
        exhibit: z.int().nullable(),
        fileName: z.string(),
      }),
    ),
    /** Best first; of each document at most three come before those of other documents. */
    passages: z.array(Passage),
    /** Pages that match, counted up to 2000. */
    total: z.int(),
  }),
});
