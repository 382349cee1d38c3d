import { parentPort } from "node:worker_threads";
import { assembleAnalysis } from "../analyst/assemble/assemble-analysis.ts";
import { findCaseCharge } from "../analyst/facts/find-case-charge.ts";
import { readCase } from "../analyst/read-case.ts";
import { analyseByRules } from "../analyst/rules/analyse-by-rules.ts";
import type { AnalysisStage, AnalysisTask, ThreadMessage } from "./run-analysis.ts";

/**
 * Runs in a thread of its own (run-analysis.ts): pure work on text, without database, files or secrets. One task after the other,
 * so that what is remembered of a record's pages serves its next analysis.
 */
function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

function work(task: AnalysisTask & AnalysisStage): void {
  const { documents, failedDocuments, unreadParts, clientName, legalSystem, settings } = task;
  const reading = readCase(documents, { legalSystem, clientName });
  const output =
    task.stage === "assemble"
      ? task.output
      : analyseByRules(reading, {
          // Only after this stage does a model judge what the rules found.
          withCandidates: task.stage === "find",
          onProgress: (done, total) => tell({ step: "find", share: done / total }),
        });
  if (task.stage === "find") {
    const { addressedLines } = reading.text;
    tell({
      output,
      addressedLines,
      law: reading.law.system,
      charge: findCaseCharge({ reading, clientName, ...settings }),
    });
  } else {
    tell({ step: "check", share: 0 });
    const assembled = assembleAnalysis({
      output,
      reading,
      failedDocuments,
      unreadParts,
      model: task.stage === "assemble" ? task.model : null,
      clientName,
      settings,
    });
    tell({ result: { offenceClass: output.offenceClass, law: reading.law, assembled } });
  }
}

parentPort?.on("message", work);
