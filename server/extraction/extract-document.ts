import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { documentAnswerSchema, readAnswer } from "./child-answer.ts";
import type { ChildTask } from "./child-protocol.ts";
import type { ExtractionProgress, ExtractionResult } from "./extraction-result.ts";
import { EXTRACTION_LIMITS } from "./limits.ts";
import type { ExtractionLimits } from "./limits.ts";
import { runReader } from "./run-reader.ts";
import type { DocumentType } from "#lib/domain/document-type.ts";

/**
 * Reads the text of a document into pages, in a separate process with bounded memory, time and access: nothing that a
 * user uploads is parsed here. Scans are left to recognise-pages.ts. A document that cannot be read is an answer, not an
 * exception.
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
  const limits = { ...EXTRACTION_LIMITS, ...given.limits };
  signal?.throwIfAborted();
  // Beside the document: the text is as private as the document, and the caller's clean-up after a crash covers both.
  const workFolder = await mkdtemp(join(dirname(path), "reading-"));
  try {
    const resultPath = join(workFolder, "result.json");
    const { memoryBytes, timeMs, pages, outputBytes } = limits;
    const task: ChildTask = { path, type, resultPath, pages, outputBytes, parentPid: process.pid, memoryBytes };
    const end = await runReader({
      program: "text",
      task,
      workFolder,
      timeMs,
      signal,
      onLine: (line) => {
        const progress = /^(\d{1,9}) (\d{1,9})$/.exec(line);
        if (progress !== null) onProgress?.({ pagesRead: Number(progress[1]), pageCount: Number(progress[2]) });
        return false;
      },
    });
    if (end !== "finished") return { ok: false, reason: REASON_OF_END[end] };
    const answer = await readAnswer(resultPath, { schema: documentAnswerSchema, textBytes: outputBytes });
    return answer ?? { ok: false, reason: REASON_OF_END.crash };
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

const REASON_OF_END = {
  memory: "This file needs more memory to read than is safe. It may be damaged, or built to do harm.",
  time: "Reading this file took too long and was stopped. It may be damaged, or built to do harm.",
  crash: "The reader gave up on this file. It is probably damaged.",
} as const;
