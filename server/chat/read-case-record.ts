import { isReadInPart, unreadOfFile } from "#lib/domain/files/unread-parts.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { getDb } from "../db/client.ts";

/** The papers of a case as the chat searches them. */
export type CaseRecord = {
  readonly clientName: string | null;
  /** The read documents with their pages, in the order of their exhibit numbers. */
  readonly documents: readonly SourceDocument[];
  readonly searched: Searched;
};

/** How much of a case was searched. */
export type Searched = {
  readonly pages: number;
  /** Of all documents whose pages have been counted. */
  readonly totalPages: number;
  /** File names of documents that are still being read. */
  readonly pending: readonly string[];
  /** File names of documents that could not be read, as a whole or in part. */
  readonly unread: readonly string[];
};

/** The record of one case. A document that is still being read is named, not searched. */
export async function readCaseRecord(caseId: string): Promise<CaseRecord> {
  const { clientName, documents } = await getDb().case.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      clientName: true,
      documents: {
        orderBy: [{ exhibit: "asc" }, { id: "asc" }],
        select: {
          id: true,
          exhibit: true,
          originalFileName: true,
          status: true,
          note: true,
          pageCount: true,
          pages: {
            where: { document: { status: "completed" } },
            orderBy: { pageNumber: "asc" },
            select: { pageNumber: true, text: true, confidence: true, source: true, unreadReason: true, doubt: true },
          },
        },
      },
    },
  });
  const fileNames = documents.map(({ originalFileName }) => originalFileName);
  const all = documents.map(({ originalFileName, pages, note, ...document }) => ({
    ...document,
    fileName: originalFileName,
    pages,
    readPages: pages.filter(({ unreadReason }) => unreadReason === null).length,
    isInPart: pages.some(({ doubt }) => isReadInPart(doubt)) || unreadOfFile(note, fileNames) !== null,
  }));
  const read = all.filter(({ status }) => status === "completed");
  return {
    clientName,
    documents: read.map(({ id, exhibit, fileName, pages }) => ({ id, exhibit: exhibit ?? 0, fileName, pages })),
    searched: {
      pages: read.reduce((sum, { readPages }) => sum + readPages, 0),
      totalPages: all.reduce((sum, { pageCount, pages }) => sum + (pageCount ?? pages.length), 0),
      pending: all
        .filter(({ status }) => status === "uploaded" || status === "processing")
        .map(({ fileName }) => fileName),
      unread: all
        .filter(({ status, readPages, pages, isInPart }) => status === "failed" || readPages < pages.length || isInPart)
        .map(({ fileName }) => fileName),
    },
  };
}
