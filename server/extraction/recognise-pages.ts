import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageAnswerSchema, readAnswer } from "./child-answer.ts";
import { BEGIN_LINE, DONE_LINE, pageAnswerName } from "./child-protocol.ts";
import type { OcrTask } from "./child-protocol.ts";
import { OCR_LIMITS } from "./limits.ts";
import type { OcrLimits } from "./limits.ts";
import { REASON_OF_PAGE_END } from "./page-failures.ts";
import { READER_PROGRAMS, runReader } from "./run-reader.ts";
import type { ReaderEnd } from "./run-reader.ts";

/** What OCR made of one page: its text, or why there is none, in words a lawyer can read. */
export type RecognisedPage =
  | {
      readonly ok: true;
      readonly pageNumber: number;
      readonly text: string;
      readonly confidence: number;
      /** What to know of this reading, in plain sentences; null when there is nothing to say. */
      readonly doubt: string | null;
      /** Where the words stand, packed as lib/domain/text/word-places.ts says. */
      readonly wordPlaces: readonly number[];
    }
  | { readonly ok: false; readonly pageNumber: number; readonly reason: string };

/** Pages per process: starting one costs a third of a page, and what pictures leave in memory goes with it. */
const PAGES_PER_RUN = 25;
/** Ends in a row without a page in between: the document brings every reader down, and 300 minutes of it help nobody. */
const MOST_ENDS_IN_A_ROW = 5;
/** More text than any page holds, the places of its words included. Bytes of UTF-8. */
const PAGE_TEXT_BYTES = 1024 ** 2;

type Given = {
  /** A plaintext copy of a PDF in a private folder; a work folder is made beside it and removed. */
  readonly path: string;
  /** Page numbers, 1-based. */
  readonly pages: readonly number[];
  /** Called for each page, one at a time, as soon as it is read; what it throws ends the reading. */
  readonly onPage: (page: RecognisedPage) => Promise<void>;
  readonly signal?: AbortSignal;
  readonly limits?: Partial<OcrLimits>;
};

/**
 * Reads pages of a PDF by OCR, in separate processes with bounded memory, time and access. A page that brings its process
 * down costs itself alone: it is answered with the reason, and the next process goes on behind it.
 * @throws the signal's reason when aborted, what `onPage` throws, an Error when the process itself cannot run
 */
export async function recognisePages(given: Given): Promise<void> {
  const { path, onPage, signal } = given;
  signal?.throwIfAborted();
  const workFolder = await mkdtemp(join(dirname(path), "ocr-"));
  try {
    let left = given.pages;
    let endsInARow = 0;
    while (left.length > 0) {
      const run = await runOnce(given, { workFolder, pages: left.slice(0, PAGES_PER_RUN) });
      left = left.filter((pageNumber) => !run.answered.has(pageNumber));
      if (run.end === "finished") continue;
      endsInARow = run.answered.size > 0 ? 1 : endsInARow + 1;
      const [failed, ...others] = left;
      if (failed === undefined) break;
      await onPage({ ok: false, pageNumber: run.begun ?? failed, reason: REASON_OF_PAGE_END[run.end] });
      left = run.begun === null ? others : left.filter((pageNumber) => pageNumber !== run.begun);
      if (endsInARow < MOST_ENDS_IN_A_ROW) continue;
      for (const pageNumber of left) await onPage({ ok: false, pageNumber, reason: GIVEN_UP });
      return;
    }
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

const GIVEN_UP = "The pages before this one could not be read by OCR, so this one was not tried.";

type Run = {
  readonly end: ReaderEnd;
  readonly answered: ReadonlySet<number>;
  /** The page that was being read when the process ended. */
  readonly begun: number | null;
};

async function runOnce(
  { path, onPage, signal, limits }: Given,
  { workFolder, pages }: { readonly workFolder: string; readonly pages: readonly number[] },
): Promise<Run> {
  const { memoryBytes, pageTimeMs } = { ...OCR_LIMITS, ...limits };
  const resultFolder = await mkdtemp(join(workFolder, "run-"));
  const stopping = new AbortController();
  const answered = new Set<number>();
  let begun: number | null = null;
  let storing: Promise<void> = Promise.resolve();

  async function store(pageNumber: number): Promise<void> {
    const file = join(resultFolder, pageAnswerName(pageNumber));
    const answer = await readAnswer(file, { schema: pageAnswerSchema, textBytes: PAGE_TEXT_BYTES });
    await rm(file, { force: true });
    await onPage({ pageNumber, ...(answer ?? { ok: false, reason: REASON_OF_PAGE_END.crash }) });
  }

  function onLine(line: string): boolean {
    const beginning = numberOf(BEGIN_LINE, line);
    if (beginning !== null && pages.includes(beginning)) begun = beginning;
    const done = numberOf(DONE_LINE, line);
    if (done === null || !pages.includes(done) || answered.has(done)) return false;
    answered.add(done);
    if (begun === done) begun = null;
    storing = storing.then(() => store(done));
    storing.catch((error: unknown) => {
      stopping.abort(error);
    });
    return true;
  }

  const task: OcrTask = { path, resultFolder, pages, memoryBytes };
  const signals = AbortSignal.any([stopping.signal, ...(signal === undefined ? [] : [signal])]);
  try {
    const { end } = await runReader({
      program: READER_PROGRAMS.ocr,
      task,
      workFolder: resultFolder,
      timeMs: pageTimeMs,
      signal: signals,
      onLine,
    });
    await storing;
    // Ended well without having answered every page: not our program's doing.
    const isWhole = answered.size === pages.length;
    return { end: end === "finished" && !isWhole ? "crash" : end, answered, begun };
  } finally {
    await storing.catch(() => undefined);
  }
}

function numberOf(pattern: RegExp, line: string): number | null {
  const found = pattern.exec(line)?.[1];
  return found === undefined ? null : Number(found);
}
