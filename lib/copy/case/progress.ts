import type { getAnalysisStatus } from "#lib/contracts/cases.ts";
import type { CallOutput } from "#lib/contracts/define-call.ts";
import { documentsLabel } from "./documents.ts";

/** The analysis progress screen; specification sections 2.9, 4 and 8. */
export const PROGRESS = {
  pageTitle: "Analysis progress",
  working: "Working the Angles...",
  complete: "Bingo! We Got Something!",
  /** When nothing was found, or not everything was read. */
  done: "Analysis complete",
  doneInPart: "Analysis partially complete",
  error: "Uh Oh, Hit a Snag!",
  errorText: "Something went sideways. No worries - we'll get this sorted out.",
  retry: "Give It Another Shot",
  checkFile: "Check the File",
  stop: "Stop the analysis",
  stopFailed: "Failed to stop the analysis",
  stopOver: "The analysis had already finished.",
  openNow: "Open the case now",
  /** The name of the browser's tab, for one who works in another. */
  tabWorking: (title: string, percent: number) => `${percent}% analyzed: ${title}`,
  tabDone: (title: string) => `Analysis finished: ${title}`,
  tabFailed: (title: string) => `Analysis stopped: ${title}`,
  opening: "Opening the case in 2 seconds.",
  duration: "Analysis usually takes 1-3 minutes. You can leave this page; it continues without you.",
  kept: "The pages already read are kept. A new attempt starts where this one stopped.",
  bar: "Analysis",
  stopped: "stopped",
  subject: (title: string, documents: number) => `${title}, ${documentsLabel(documents)}.`,
  spoken: (percent: number) => `${percent} percent`,
} as const;

type Step = CallOutput<typeof getAnalysisStatus>["steps"][number];

/** The steps of the work as the server names them. */
export const PROGRESS_STEP_LABEL = {
  read: "Read the pages",
  find: "Find the contradictions",
  check: "Check every quote on its page",
  add: "Add up the odds",
} as const satisfies Record<Step["id"], string>;

/** What the icon before a step says, for a screen reader. */
export const PROGRESS_STEP_STATE = {
  waiting: ", to do",
  working: ", now",
  done: ", done",
  stopped: "",
} as const satisfies Record<Step["state"], string>;

/** When the poll itself fails; specification section 8. */
export const POLL_ERROR = {
  http: (status: number, text: string) => `HTTP ${status}: ${text}`,
  other: "Failed to fetch progress",
  noToken: "Authentication token not found",
} as const;

/** "in 1 min 48 s"; under a second still one. */
export function elapsedLabel(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `in ${seconds} s` : `in ${minutes} min ${seconds % 60} s`;
}
