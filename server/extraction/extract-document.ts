import { mkdtemp, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { childResultSchema } from "./child-protocol.ts";
import type { ChildTask } from "./child-protocol.ts";
import type { ExtractionProgress, ExtractionResult } from "./extraction-result.ts";
import { EXTRACTION_LIMITS } from "./limits.ts";
import type { ExtractionLimits } from "./limits.ts";
import { runReader } from "./run-reader.ts";
import type { DocumentType } from "#lib/domain/document-type.ts";

/**
 * Reads a document into pages, in a separate process with bounded memory, time and access: nothing that a user uploads
 * is parsed here. A document that cannot be read is an answer, not an exception.
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
    const task: ChildTask = {
      path,
      type,
      resultPath,
      parentPid: process.pid,
      memoryBytes: limits.memoryBytes,
      pages: limits.pages,
      outputBytes: limits.outputBytes,
    };
    const end = await runReader({ task, workFolder, limits, signal, onProgress });
    if (end !== "finished") return { ok: false, reason: REASON_OF_END[end] };
    return await readResult(resultPath, limits);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

const REASON_OF_END = {
  memory: "This file needs more memory to read than is safe. It may be damaged, or built to do harm.",
  time: "Reading this file took too long and was stopped. It may be damaged, or built to do harm.",
  crash: "The reader gave up on this file. It is probably damaged.",
} as const;

/** JSON writes some characters as six; what is beyond this is not our reader's answer. */
const JSON_OVERHEAD = 6;

async function readResult(resultPath: string, limits: ExtractionLimits): Promise<ExtractionResult> {
  const file = await open(resultPath, "r");
  try {
    const { size } = await file.stat();
    if (size > limits.outputBytes * JSON_OVERHEAD) return { ok: false, reason: REASON_OF_END.memory };
    const parsed = childResultSchema.safeParse(JSON.parse(await file.readFile("utf8")));
    return parsed.success ? parsed.data : { ok: false, reason: REASON_OF_END.crash };
  } finally {
    await file.close();
  }
}
