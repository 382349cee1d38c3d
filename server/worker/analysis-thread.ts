import { parentPort, workerData } from "node:worker_threads";
import { assembleAnalysis } from "../analyst/assemble-analysis.ts";
import { analyseOffline } from "../analyst/offline/analyse-offline.ts";
import type { AnalysisTask, ThreadMessage } from "./run-analysis.ts";

/** Runs in a thread of its own (run-analysis.ts): pure work on text, without database, files or secrets. */
const { documents, failedDocuments, settings } = workerData as AnalysisTask;

function tell(message: ThreadMessage): void {
  parentPort?.postMessage(message);
}

const output = analyseOffline(documents, { onProgress: (done, total) => tell({ step: "find", share: done / total }) });
tell({ step: "check", share: 0 });
const assembled = assembleAnalysis({
  output,
  documents,
  failedDocuments,
  engine: "offline",
  settings,
});
tell({ result: { offenceClass: output.offenceClass, assembled } });
