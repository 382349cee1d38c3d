import { Worker } from "node:worker_threads";
import type { FailedDocument } from "#lib/domain/coverage.ts";
import type { OffenceClass } from "#lib/domain/findings.ts";
import type { UnreadPart } from "#lib/domain/files/unread-parts.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { AnalysisStep } from "../analyses/progress-steps.ts";
import type { AnalysisSettings, AssembledAnalysis, ModelShare } from "../analyst/assemble/assemble-analysis.ts";
import type { EngineOutput, SourceDocument, VerifiedCitation } from "../analyst/findings.ts";
import type { CaseReading } from "../analyst/read-case.ts";
import { giveBackThread, takeThread } from "./analysis-threads.ts";

export type AnalysisTask = {
  readonly documents: readonly SourceDocument[];
  readonly failedDocuments: readonly FailedDocument[];
  readonly unreadParts: readonly UnreadPart[];
  /** Stays in this house: it is no part of what a model gets. */
  readonly clientName: string | null;
  /** Chosen for the case; null: the papers decide. */
  readonly legalSystem: LegalSystem | null;
  readonly settings: AnalysisSettings;
};
export type AnalysisResult = {
  readonly offenceClass: OffenceClass;
  readonly law: CaseReading["law"];
  readonly assembled: AssembledAnalysis;
};
/** Where the thread is; `share` 0..1 of the step is done. */
export type AnalysisProgress = { readonly step: AnalysisStep; readonly share: number };
/** What the thread does: the rules and everything after them, the rules alone, or everything after given findings. */
export type AnalysisStage =
  | { readonly stage: "all" }
  | { readonly stage: "find" }
  | {
      readonly stage: "assemble";
      readonly output: EngineOutput;
      readonly model: ModelShare;
    };
/** What the rules hand over: their findings, the lines that a model must not read, and the charge and law that it should know. */
export type RulesResult = {
  readonly output: EngineOutput;
  readonly addressedLines: readonly VerifiedCitation[];
  /** In the papers' words; null when they do not say. */
  readonly charge: string | null;
  readonly law: LegalSystem;
};
export type ThreadMessage = AnalysisProgress | RulesResult | { readonly result: AnalysisResult };
type Options = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AnalysisProgress) => void;
  readonly limits?: Limits;
};
/** What a thread may use: processor time in milliseconds, and memory of its objects. */
type Limits = { readonly timeMs: number; readonly heapMegabytes: number };

/** The record is beyond what the rules can take, in the words of the message. Trying again is no use. */
export class AnalysisTooLarge extends Error {}

/** Milliseconds of processor time; a page takes a tenth of it. */
const LEAST_TIME = 5 * 60_000;
const TIME_OF_PAGE = 500;
const HEAP_MEGABYTES = 1024;
/** Milliseconds between two looks at the time that a thread has used. */
const LOOK_EVERY = 200;

/** Processor time and not the clock's: on a busy machine a thread may wait for most of it. */
export function limitsFor(documents: AnalysisTask["documents"]): Limits {
  return { timeMs: Math.max(LEAST_TIME, pagesOf(documents) * TIME_OF_PAGE), heapMegabytes: HEAP_MEGABYTES };
}

function pagesOf(documents: AnalysisTask["documents"]): number {
  return documents.reduce((sum, document) => sum + document.pages.length, 0);
}

/**
 * Runs the offline analyst and the checking of its quotes in a thread: seconds of work on the processor would hold up
 * the worker's own loop, and with it the heartbeats that tell that the worker lives.
 * @throws AnalysisTooLarge beyond the limits; the signal's reason when aborted; what the thread threw
 */
export async function runAnalysis(task: AnalysisTask, options: Options): Promise<AnalysisResult> {
  return resultOf(await runThread(task, { stage: "all" }, options));
}

/** The first half: what the rules propose. Throws as `runAnalysis`. */
export async function runRules(task: AnalysisTask, options: Options): Promise<RulesResult> {
  const outcome = await runThread(task, { stage: "find" }, options);
  if (!("output" in outcome)) throw new Error("the rules ended without a result");
  return outcome;
}

/** The second half, for findings of which a model has made some. Throws as `runAnalysis`. */
export async function runAssembly(
  task: AnalysisTask,
  given: Omit<Extract<AnalysisStage, { stage: "assemble" }>, "stage">,
  options: Options,
): Promise<AnalysisResult> {
  return resultOf(await runThread(task, { stage: "assemble", ...given }, options));
}

type TimeLimit = { readonly timeMs: number; readonly isUsed: boolean };
type Outcome = Exclude<ThreadMessage, AnalysisProgress>;

function resultOf(outcome: Outcome): AnalysisResult {
  if (!("result" in outcome)) throw new Error("the analysis ended without a result");
  return outcome.result;
}

async function runThread(task: AnalysisTask, stage: AnalysisStage, options: Options): Promise<Outcome> {
  options.signal.throwIfAborted();
  const { timeMs, heapMegabytes } = options.limits ?? limitsFor(task.documents);
  const { thread, isUsed } = takeThread({ heapMegabytes });
  let outcome;
  try {
    outcome = await outcomeOf(thread, { ...task, ...stage }, { ...options, timeMs, isUsed });
  } catch (error) {
    await thread.terminate();
    // What it remembers of earlier analyses is no part of this one's memory: only a new thread tells.
    if (isOutOfMemory(error)) {
      if (isUsed) return runThread(task, stage, options);
      throw tooLarge(`needed more than ${heapMegabytes} MB of memory`);
    }
    throw error;
  }
  await giveBackThread(thread, { heapMegabytes, pages: pagesOf(task.documents) });
  return outcome;
}

/** What the thread answers to the task; it goes on in the thread when this has thrown. */
async function outcomeOf(
  thread: Worker,
  task: AnalysisTask & AnalysisStage,
  { signal, onProgress, ...time }: Options & TimeLimit,
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", onAbort);
  thread.on("message", (message: ThreadMessage) => {
    if ("step" in message) onProgress(message);
    else resolve(message);
  });
  thread.once("error", reject);
  thread.once("exit", () => reject(new Error("the analysis ended without a result")));
  thread.postMessage(task);
  const watch = watchTime(thread, time, () =>
    reject(tooLarge(`took more than ${Math.ceil(time.timeMs / 60_000)} minutes of processor time`)),
  );
  try {
    return await promise;
  } finally {
    clearInterval(watch);
    signal.removeEventListener("abort", onAbort);
  }
}

const TELLS_TIME = "cpuUsage" in Worker.prototype;

/** Node before 24.6 does not tell a thread's processor time; there its time at work counts. */
function watchTime(thread: Worker, { timeMs, isUsed }: TimeLimit, onSpent: () => void): NodeJS.Timeout {
  const timeOf = async () => {
    if (!TELLS_TIME) return thread.performance.eventLoopUtilization().active;
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1_000;
  };
  // Of earlier analyses. Asked when it has its task: a thread that waits does not answer.
  const before = isUsed ? timeOf().catch(() => 0) : 0;
  const look = async () => {
    if ((await timeOf()) - (await before) > timeMs) onSpent();
  };
  return setInterval(() => void look().catch(() => {}), LOOK_EVERY); // A failure: it has just ended.
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";

const tooLarge = (why: string) =>
  new AnalysisTooLarge(
    `The analysis ${why} and was stopped. Take out documents that it does not need, or split the case.`,
  );
