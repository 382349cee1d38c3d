import type { DocumentType } from "#lib/domain/files/document-type.ts";

/**
 * What the parent tells its reading processes, as JSON in their only argument. Plain types: the processes trust their
 * parent, and a schema library would be a third of what a short document costs. What comes back is not trusted; it is
 * checked in child-answer.ts.
 */
export type ChildTask = Watched & {
  readonly path: string;
  readonly type: DocumentType;
  readonly resultPath: string;
  readonly pages: number;
  readonly outputBytes: number;
  /** Pages of a PDF that brought an earlier process down, each with what is said of it instead of its text. */
  readonly skipped: readonly SkippedPage[];
};
export type SkippedPage = { readonly pageNumber: number; readonly reason: string };

export type OcrTask = Watched & {
  readonly path: string;
  /** Where `page-<number>.json` is left for each page. */
  readonly resultFolder: string;
  /** Numbers of the pages to read, 1-based. */
  readonly pages: readonly number[];
};

type Watched = {
  /** Resident memory; the parent ends the process above it. */
  readonly memoryBytes: number;
};

/** Printed once the reading process runs: an end before it is our fault, an end after it the document's. */
export const READY_LINE = "ready";

/** A process begins a page. */
export const BEGIN_LINE = /^begin (\d{1,9})$/;
/** The process that reads text: so many pages are read, of so many. */
export const PROGRESS_LINE = /^(\d{1,9}) (\d{1,9})$/;
/** The OCR process has left its answer for a page. */
export const DONE_LINE = /^done (\d{1,9})$/;
export const pageAnswerName = (pageNumber: number): string => `page-${pageNumber}.json`;
