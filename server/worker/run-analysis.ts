import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FailedDocument } from "#lib/domain/coverage.ts";
import type { OffenceClass } from "#lib/domain/findings.ts";
import type { UnreadPart } from "#lib/domain/unread-parts.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { AnalysisStep } from "../analyses/progress-steps.ts";
import type { AnalysisSettings, AssembledAnalysis, ModelShare } from "../analyst/assemble/assemble-analysis.ts";
import type { EngineOutput, SourceDocument, VerifiedCitation } from "../analyst/findings.ts";
import type { CaseReading } from "../analyst/read-case.ts";

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
/** Node's own size; the worker has set a smaller one for itself. */
const YOUNG_MEGABYTES = 48;
/** Milliseconds between two looks at the time that a thread has used. */
const LOOK_EVERY = 200;

/** Processor time and not the clock's: on a busy machine a thread may wait for most of it. */
export function limitsFor(documents: AnalysisTask["documents"]): Limits {
  const pages = documents.reduce((sum, document) => sum + document.pages.length, 0);
  return { timeMs: Math.max(LEAST_TIME, pages * TIME_OF_PAGE), heapMegabytes: HEAP_MEGABYTES };
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
  const messages = await runThread(task, { stage: "find" }, options);
  const found = messages.find((message) => "output" in message);
  if (found === undefined) throw new Error("the rules ended without a result");
  return found;
}

/** The second half, for findings of which a model has made some. Throws as `runAnalysis`. */
export async function runAssembly(
  task: AnalysisTask,
  given: Omit<Extract<AnalysisStage, { stage: "assemble" }>, "stage">,
  options: Options,
): Promise<AnalysisResult> {
  return resultOf(await runThread(task, { stage: "assemble", ...given }, options));
}

type Outcome = Exclude<ThreadMessage, AnalysisProgress>;

function resultOf(messages: readonly Outcome[]): AnalysisResult {
  const found = messages.find((message) => "result" in message);
  if (found === undefined) throw new Error("the analysis ended without a result");
  return found.result;
}

async function runThread(task: AnalysisTask, stage: AnalysisStage, options: Options): Promise<Outcome[]> {
  options.signal.throwIfAborted();
  const { timeMs, heapMegabytes } = options.limits ?? limitsFor(task.documents);
  const thread = new Worker(new URL("./analysis-thread.ts", import.meta.url), {
    workerData: { ...task, ...stage },
    // Nothing of ours is in the texts' way to a secret.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const spent = new AbortController();
  const watch = watchTime(thread, { timeMs, onSpent: () => spent.abort() });
  const outcomes: Outcome[] = [];
  thread.on("message", (message: ThreadMessage) => {
    if ("step" in message) options.onProgress(message);
    else outcomes.push(message);
  });
  try {
    await once(thread, "exit", { signal: AbortSignal.any([options.signal, spent.signal]) });
  } catch (error) {
    if (options.signal.aborted) throw options.signal.reason;
    if (spent.signal.aborted) throw tooLarge(`took more than ${Math.ceil(timeMs / 60_000)} minutes of processor time`);
    if (isOutOfMemory(error)) throw tooLarge(`needed more than ${heapMegabytes} MB of memory`);
    throw error;
  } finally {
    clearInterval(watch);
    await thread.terminate();
  }
  return outcomes;
}

const TELLS_TIME = "cpuUsage" in Worker.prototype;

/** Node before 24.6 does not tell a thread's processor time; there its time at work counts. */
function watchTime(thread: Worker, { timeMs, onSpent }: { timeMs: number; onSpent: () => void }): NodeJS.Timeout {
  const timeOf = async () => {
    if (!TELLS_TIME) return thread.performance.eventLoopUtilization().active;
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1_000;
  };
  const look = () =>
    timeOf().then(
      (used) => {
        if (used > timeMs) onSpent();
      },
      () => {}, // It has just ended.
    );
  return setInterval(() => void look(), LOOK_EVERY);
}

const isOutOfMemory = (error: unknown) => (error as { code?: unknown } | null)?.code === "ERR_WORKER_OUT_OF_MEMORY";

const tooLarge = (why: string) =>
  new AnalysisTooLarge(
    `The analysis ${why} and was stopped. Take out documents that it does not need, or split the case.`,
  );
