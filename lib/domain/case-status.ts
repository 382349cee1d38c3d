/** Statuses that move with the analysis. */
export const PIPELINE_STATUSES = ["draft", "new", "processing", "completed", "failed"] as const;
export type PipelineStatus = (typeof PIPELINE_STATUSES)[number];

/** Statuses that only people set. */
export const STAGE_STATUSES = [
  "investigation",
  "discovery",
  "preTrial",
  "trial",
  "settlement",
  "closed",
  "appealed",
  "dismissed",
] as const;

export const CASE_STATUSES = [...PIPELINE_STATUSES, ...STAGE_STATUSES] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export function isPipelineStatus(status: CaseStatus): status is PipelineStatus {
  return PIPELINE_STATUSES.some((pipelineStatus) => pipelineStatus === status);
}

/** The status after the analysis wants to move a case: a stage that a person set stays. */
export function nextPipelineStatus(current: CaseStatus, wanted: PipelineStatus): CaseStatus {
  return isPipelineStatus(current) ? wanted : current;
}
