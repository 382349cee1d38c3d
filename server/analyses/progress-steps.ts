import { READING_SHARE } from "../cases/case-state.ts";

/** What an analysis does, one after the other, and the percent at which each begins. */
export const ANALYSIS_STEPS = [
  { id: "read", from: 0, message: "Reading the documents" },
  { id: "find", from: READING_SHARE, message: "Looking for what matters" },
  { id: "check", from: 85, message: "Checking each quote against its page" },
  { id: "add", from: 95, message: "Adding it up" },
] as const;

export type AnalysisStep = (typeof ANALYSIS_STEPS)[number]["id"];

/** The two fields of an analysis that say where it is. `share` 0..1 is how much of the step is done. */
export function progressAt(id: AnalysisStep, share = 0): { progressPercent: number; progressMessage: string } {
  const index = ANALYSIS_STEPS.findIndex((step) => step.id === id);
  const { from, message } = ANALYSIS_STEPS[index]!;
  const to = ANALYSIS_STEPS[index + 1]?.from ?? 100;
  // The next step's own first percent is reached by beginning it.
  return { progressPercent: Math.min(to - 1, Math.floor(from + (to - from) * share)), progressMessage: message };
}
