import { type CaseStatus, isPipelineStatus } from "#lib/domain/case-status.ts";

/** Every status of a case in words. */
export const CASE_STATUS_LABEL = {
  draft: "Draft",
  new: "New",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
  investigation: "Investigation",
  discovery: "Discovery",
  preTrial: "Pre-trial",
  trial: "Trial",
  settlement: "Settlement",
  closed: "Closed",
  appealed: "Appealed",
  dismissed: "Dismissed",
} as const satisfies Record<CaseStatus, string>;

/** What the stage of a case is while no person has set one: the states that move with the analysis are none. */
export function stageLabel(status: CaseStatus): string {
  return isPipelineStatus(status) ? "Not set" : CASE_STATUS_LABEL[status];
}
