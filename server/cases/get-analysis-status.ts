import type { getAnalysisStatus as contract } from "#lib/contracts/cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { ANALYSIS_STEPS, STEP_ORDER } from "../analyses/progress-steps.ts";
import { getDb } from "../db/client.ts";
import { getWorkerState } from "../jobs/worker-beat.ts";
import type { Actor } from "../policies/actor.ts";
import { progressOf, readingOf } from "./case-state.ts";
import type { CaseState } from "./case-state.ts";
import { requireReadCase } from "./require-read-case.ts";

const WORKER_AWAY = "The worker that reads the documents is not running. Work resumes automatically when it is back.";

type Status = CallReturn<typeof contract>;
type Step = Status["steps"][number];

/** Where the newest analysis of the case stands, for the progress screen. */
export async function getAnalysisStatus(actor: Actor, caseId: string): Promise<Status> {
  const { state } = await requireReadCase(getDb(), actor, caseId);
  const status = analysisStatus(state);
  if (progressOf(state) === null || !(await getWorkerState()).isAway) return status;
  return { ...status, progress: { ...status.progress, message: WORKER_AWAY } };
}

export function analysisStatus(state: CaseState): Status {
  const { latest } = state;
  const isCompleted = latest?.status === "Completed";
  return {
    progress: progressOf(state) ?? {
      message: isCompleted ? "Analysis complete" : "",
      percentageComplete: isCompleted ? 100 : 0,
    },
    isCompleted,
    error: errorOf(state),
    steps: stepsOf(state),
    documentCount: state.documentCount,
    reading: readingOf(state),
    foundSomething: latest !== null && latest.citationsOffered > latest.citationsDropped,
    elapsed: latest?.completedAt ? Date.parse(latest.completedAt) - Date.parse(latest.createdAt) : null,
  };
}

function errorOf({ latest }: CaseState): string | null {
  if (latest === null) return "No analysis of this case has been started.";
  return latest.status === "Failed" ? (latest.error ?? "The analysis failed.") : null;
}

function stepsOf(state: CaseState): Step[] {
  const current = currentStep(state);
  const stopped = state.latest === null || state.latest.status === "Failed";
  return STEP_ORDER.map((id, index) => ({
    id,
    state: index < current ? "done" : index > current ? "waiting" : stopped ? "stopped" : "working",
    detail: detailOf(id, state),
  }));
}

/** Index of the step that is being worked on, or stopped; one past the last when all are done. */
function currentStep({ latest, documentCount, settledCount }: CaseState): number {
  if (latest?.status === "Completed") return STEP_ORDER.length;
  if (latest === null || settledCount < documentCount) return 0;
  const index = STEP_ORDER.findLastIndex((id) => latest.progressPercent >= ANALYSIS_STEPS[id].from);
  // Everything was read: the analysis is next, whether or not its job has begun.
  return Math.max(1, index);
}

function detailOf(id: Step["id"], { latest, pageCount, pagesRead, unopenedCount }: CaseState): string | null {
  if (id === "read" && pageCount > 0)
    return unopenedCount > 0
      ? `${pagesRead} pages, ${unopenedCount} documents to open`
      : `${pagesRead} of ${pageCount} pages`;
  if (id === "check" && latest?.status === "Completed" && latest.citationsOffered > 0)
    return `${latest.citationsOffered - latest.citationsDropped} of ${latest.citationsOffered} quotes`;
  return null;
}
