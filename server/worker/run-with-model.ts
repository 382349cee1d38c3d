import { openAnswers } from "../analyses/model-answers.ts";
import { recordModelCall } from "../analyses/record-model-call.ts";
import type { AnalysisStep } from "../analyses/progress-steps.ts";
import { analyseByModel } from "../analyst/model/analyse-by-model.ts";
import { withoutAddressedLines } from "../analyst/text/page/without-addressed-lines.ts";
import type { ModelPart } from "../analyst/model/analyse-by-model.ts";
import { getModelConfig } from "../llm/get-model.ts";
import { noteUse } from "../llm/model-memory.ts";
import type { ModelPort } from "../llm/model-port.ts";
import { log } from "../log.ts";
import { runAssembly, runRules } from "./run-analysis.ts";
import type { AnalysisResult, AnalysisTask } from "./run-analysis.ts";
import { watchAnalysis } from "./watch-analysis.ts";

/**
 * Milliseconds that the model may take for one case, in one attempt; the queue's own limit is longer (jobs/queue.ts). A large
 * record on a machine without a graphics card takes hours, and a server that has stopped is noticed by its silence.
 */
const MODEL_LIMIT = 23 * 60 * 60_000;
/** The rules' part of the step; the model takes the rest. */
const RULES_SHARE = 0.1;

type Progress = { readonly step: AnalysisStep; readonly share: number; readonly message?: string };

/**
 * An analysis by rules and model. The rules run in their thread first; the model is asked from here, because the thread
 * has no way to the network; what both have found is checked and added up in a thread again.
 * @throws AnalysisGone when the analysis ended meanwhile; RecordChanged; what runAnalysis throws
 */
export async function runWithModel(
  task: AnalysisTask,
  given: {
    readonly model: ModelPort;
    readonly analysisId: string;
    readonly caseId: string;
    readonly focusDocumentId: string | null;
    readonly signal: AbortSignal;
    readonly onProgress: (progress: Progress) => void;
  },
): Promise<AnalysisResult & { readonly model: ModelPart }> {
  const { model, analysisId, caseId, focusDocumentId, onProgress } = given;
  const {
    output: offline,
    addressedLines,
    charge,
    law,
  } = await runRules(task, {
    signal: given.signal,
    onProgress: ({ step, share }) => onProgress({ step, share: share * RULES_SHARE }),
  });
  const documents = withoutAddressedLines(task.documents, addressedLines);
  const watch = watchAnalysis({ analysisId, documentIds: documents.map(({ id }) => id) });
  const signal = AbortSignal.any([given.signal, watch.signal]);
  const started = Date.now();
  try {
    let isRecorded = false;
    const pages = documents.flatMap((document) => document.pages).filter(({ text }) => text.trim() !== "").length;
    const { output, part } = await analyseByModel(
      {
        ...{ model, answers: await openAnswers(caseId), id: analysisId },
        ...{ deadline: new Date(started + MODEL_LIMIT), signal },
      },
      {
        documents,
        focusDocumentId: documents[0]?.id === focusDocumentId ? focusDocumentId : null,
        ...{ charge, law, offline },
        beforeSending: async () => {
          await watch.check();
          if (isRecorded) return;
          isRecorded = true;
          await recordModelCall({ analysisId, caseId, endpoint: model.endpoint, model: model.model, pages });
        },
        onProgress: ({ done, pages: total, window, windows }) =>
          onProgress({
            step: "find",
            share: RULES_SHARE + ((1 - RULES_SHARE) * done) / total,
            message: `The model is reading part ${window} of ${windows}, from page ${Math.min(done + 1, total)} of ${total}`,
          }),
      },
    );
    await noteOutcome(part.failure);
    log.info({ analysisId, endpoint: model.endpoint, share: part.share, ms: Date.now() - started }, "model part done");
    const { share, repairedShare, coverage } = part;
    const result = await runAssembly(
      task,
      { output, model: { share, repairedShare, coverage } },
      { signal, onProgress },
    );
    return { ...result, model: part };
  } finally {
    watch.end();
  }
}

/** For the admin's screen; that it could not be written must not cost an analysis. */
async function noteOutcome(failure: string | null): Promise<void> {
  const config = getModelConfig();
  if (config !== null) await noteUse(config, failure).catch((error: unknown) => log.warn({ err: error }, "not noted"));
}
