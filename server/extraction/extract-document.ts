import { mkdtemp, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { documentAnswerSchema, readAnswer } from "./child-answer.ts";
import { BEGIN_LINE, PROGRESS_LINE } from "./child-protocol.ts";
import type { ChildTask, SkippedPage } from "./child-protocol.ts";
import type { ExtractionProgress, ExtractionResult } from "./extraction-result.ts";
import { EXTRACTION_LIMITS, readingTimeOf } from "./limits.ts";
import type { ExtractionLimits } from "./limits.ts";
import { REASON_OF_PAGE_END } from "./page-failures.ts";
import { READER_PROGRAMS, runReader } from "./run-reader.ts";
import type { ReaderEnd } from "./run-reader.ts";
import type { DocumentType } from "#lib/domain/files/document-type.ts";

/**
 * Reads the text of a document into pages, in a separate process with bounded memory, time and access: nothing that a
 * user uploads is parsed here. Scans are left to recognise-pages.ts. A page of a PDF that brings the process down costs
 * itself alone; a document that cannot be read is an answer, not an exception.
 * @param path a plaintext copy in a private folder; a work folder is made beside it and removed
 * @throws the signal's reason when aborted; an Error when the reading process itself cannot run
 */
export async function extractDocument(given: {
  readonly path: string;
  readonly type: DocumentType;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ExtractionProgress) => void;
  readonly limits?: Partial<ExtractionLimits>;
}): Promise<ExtractionResult> {
  const { path, type, signal, onProgress } = given;
  const { size } = await stat(path);
  const limits = { ...EXTRACTION_LIMITS, timeMs: readingTimeOf(size), ...given.limits };
  let leftMs = limits.timeMs;
  signal?.throwIfAborted();
  // Beside the document: the text is as private as the document, and the caller's clean-up after a crash covers both.
  const workFolder = await mkdtemp(join(dirname(path), "reading-"));
  try {
    const resultPath = join(workFolder, "result.json");
    const { memoryBytes, timeMs, pages, outputBytes } = limits;
    const skipped: SkippedPage[] = [];
    const runOnce = async (): Promise<{ end: ReaderEnd; begun: number | null; pageCount: number }> => {
      const task: ChildTask = {
        ...{ path, type, resultPath, pages, outputBytes, skipped, memoryBytes },
      };
      let begun: number | null = null;
      let pageCount = 0;
      const onLine = (line: string) => {
        const progress = PROGRESS_LINE.exec(line);
        if (progress !== null) {
          pageCount = Number(progress[2]);
          onProgress?.({ pagesRead: Number(progress[1]), pageCount });
        }
        const beginning = BEGIN_LINE.exec(line)?.[1];
        if (beginning !== undefined) begun = Number(beginning);
        return beginning !== undefined;
      };
      // One page takes half of the time at most, so that the pages behind it are read.
      const runMs = type === "pdf" ? Math.min(leftMs, timeMs / 2) : leftMs;
      const { end, usedMs } = await runReader({
        ...{ program: READER_PROGRAMS.text, task, workFolder, signal, onLine },
        ...{ timeMs: runMs, totalMs: leftMs },
      });
      leftMs -= usedMs;
      return { end, begun, pageCount };
    };
    for (let run = await runOnce(); run.end !== "finished"; run = await runOnce()) {
      const { end, begun, pageCount } = run;
      const isLost = begun === null || skipped.some(({ pageNumber }) => pageNumber === begun);
      if (isLost || leftMs <= 0 || skipped.length + 1 >= Math.min(pageCount, MOST_PAGES_LOST)) {
        return { ok: false, reason: REASON_OF_END[end] };
      }
      skipped.push({ pageNumber: begun, reason: REASON_OF_PAGE_END[end] });
    }
    const answer = await readAnswer(resultPath, { schema: documentAnswerSchema, textBytes: outputBytes });
    return answer ?? { ok: false, reason: REASON_OF_END.crash };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

/** A document with more pages that bring the reader down is not worth the time of another try. */
const MOST_PAGES_LOST = 4;

const REASON_OF_END = {
  memory: "This file needs more memory to read than is safe. It may be damaged or malicious.",
  time: "Reading this file took too long and was stopped. It may be damaged or malicious.",
  crash: "The reader could not finish this file. It is probably damaged.",
} as const;
