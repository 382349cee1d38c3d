import type { CaseStatus } from "#lib/domain/case-status.ts";

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
