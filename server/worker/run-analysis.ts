import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FailedDocument } from "#lib/domain/coverage.ts";
import type { OffenceClass } from "#lib/domain/findings.ts";
import type { AnalysisStep } from "../analyses/progress-steps.ts";
import type { AnalysisSettings, AssembledAnalysis } from "../analyst/assemble-analysis.ts";
import type { SourceDocument } from "../analyst/types.ts";

export type AnalysisTask = {
  readonly documents: readonly SourceDocument[];
  readonly failedDocuments: readonly FailedDocument[];
  readonly settings: AnalysisSettings;
};
export type AnalysisResult = { readonly offenceClass: OffenceClass; readonly assembled: AssembledAnalysis };
/** Where the thread is; `share` 0..1 of the step is done. */
export type AnalysisProgress = { readonly step: AnalysisStep; readonly share: number };
export type ThreadMessage = AnalysisProgress | { readonly result: AnalysisResult };

/** The analysis was cut off at its wall limit: the record is beyond what the rules can take. Trying again is no use. */
export class AnalysisTooLong extends Error {}

/** Milliseconds. */
const WALL_LIMIT = 5 * 60_000;
const HEAP_MEGABYTES = 1024;

/**
 * Runs the offline analyst and the checking of its quotes in a thread: seconds of work on the processor would hold up
 * the worker's own loop, and with it the heartbeats that tell that the worker lives.
 * @throws AnalysisTooLong after five minutes; the signal's reason when aborted; what the thread threw
 */
export async function runAnalysis(
  task: AnalysisTask,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: AnalysisProgress) => void },
): Promise<AnalysisResult> {
  options.signal.throwIfAborted();
  const thread = new Worker(new URL("./analysis-thread.ts", import.meta.url), {
    workerData: task,
    // Nothing of ours is in the texts' way to a secret.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  });
  const limit = AbortSignal.timeout(WALL_LIMIT);
  const stop = AbortSignal.any([options.signal, limit]);
  const results: AnalysisResult[] = [];
  thread.on("message", (message: ThreadMessage) => {
    if ("step" in message) options.onProgress(message);
    else results.push(message.result);
  });
  try {
    await once(thread, "exit", { signal: stop });
  } catch (error) {
    if (limit.aborted && !options.signal.aborted) throw new AnalysisTooLong("the analysis ran for too long");
    throw options.signal.aborted ? options.signal.reason : error;
  } finally {
    await thread.terminate();
  }
  const [result] = results;
  if (result === undefined) throw new Error("the analysis ended without a result");
  return result;
}
