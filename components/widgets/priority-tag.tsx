import clsx from "clsx";
import { Flag } from "lucide-react";
import { PRIORITY_LABEL, priorityBadge } from "#lib/copy/priority.ts";
import type { Priority } from "#lib/domain/priority.ts";

/** The look follows the priority itself: two priorities share one badge on the dashboard. */
const LOOK: Readonly<Record<Priority, string>> = { low: "p1", medium: "p2", high: "p3", urgent: "p4" };

type Props = {
  readonly priority: Priority;
  /** The dashboard's badges; else the display name. */
  readonly badge?: boolean;
};

export function PriorityTag({ priority, badge = false }: Props) {
  return (
    <span className={clsx("tag", LOOK[priority])} title={`Priority: ${PRIORITY_LABEL[priority]}`}>
      <Flag className="i" />
      <span>
        <span className="vh">Priority: </span>
        {badge ? priorityBadge(priority) : PRIORITY_LABEL[priority]}
      </span>
    </span>
  );
}
