/** Reading is the first part of the bar, up to here; the analysis counts on from there. Percent. */
export const READING_SHARE = 60;

/** What an analysis does, one after the other, and its part of the bar in percent. */
export const ANALYSIS_STEPS = {
  read: { from: 0, to: READING_SHARE, message: "Reading the documents" },
  find: { from: READING_SHARE, to: 85, message: "Finding the issues and contradictions" },
  check: { from: 85, to: 95, message: "Checking each quote against its page" },
  add: { from: 95, to: 100, message: "Adding up the odds" },
} as const;

export type AnalysisStep = keyof typeof ANALYSIS_STEPS;
export const STEP_ORDER = ["read", "find", "check", "add"] as const satisfies readonly AnalysisStep[];

/**
 * The two fields of an analysis that say where it is. `share` 0..1 is how much of the step is done; `told` stands in
 * place of the step's own words where more is known.
 */
export function progressAt(
  id: AnalysisStep,
  share = 0,
  told?: string,
): { progressPercent: number; progressMessage: string } {
  const { from, to, message } = ANALYSIS_STEPS[id];
  // The next step's own first percent is reached by beginning it.
  return {
    progressPercent: Math.min(to - 1, Math.floor(from + (to - from) * share)),
    progressMessage: told ?? message,
  };
}
