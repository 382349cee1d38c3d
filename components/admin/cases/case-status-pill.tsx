import { type PillState, StatePill } from "#components/widgets/document-state/state-pill.tsx";
import { CASE_STATUS_LABEL } from "#lib/copy/case-status.ts";
import type { CaseStatus } from "#lib/domain/case-status.ts";

const PILL = {
  draft: "wait",
  new: "wait",
  processing: "run",
  completed: "ok",
  failed: "bad",
  investigation: "stage",
  discovery: "stage",
  preTrial: "stage",
  trial: "stage",
  settlement: "stage",
  closed: "off",
  appealed: "stage",
  dismissed: "off",
} as const satisfies Record<CaseStatus, PillState>;

export function CaseStatusPill({ status }: { readonly status: CaseStatus }) {
  return <StatePill state={PILL[status]} label={CASE_STATUS_LABEL[status]} />;
}
