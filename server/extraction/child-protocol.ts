import type { DocumentType } from "#lib/domain/document-type.ts";

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
};

export type OcrTask = Watched & {
  readonly path: string;
  /** Where `page-<number>.json` is left for each page. */
  readonly resultFolder: string;
  /** Numbers of the pages to read, 1-based. */
  readonly pages: readonly number[];
};

export type Watched = {
  /** The reading process ends itself when this process is gone. */
  readonly parentPid: number;
  readonly memoryBytes: number;
};

/** Printed once the reading process runs: an end before it is our fault, an end after it the document's. */
export const READY_LINE = "ready";

/** Lines of the OCR process: it begins a page, and has left its answer. */
export const BEGIN_LINE = /^begin (\d{1,9})$/;
export const DONE_LINE = /^done (\d{1,9})$/;
export const pageAnswerName = (pageNumber: number): string => `page-${pageNumber}.json`;
