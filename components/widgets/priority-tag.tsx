import clsx from "clsx";
import { Flag } from "lucide-react";
import { PRIORITY_BADGE, PRIORITY_LABEL, priorityBadge } from "#lib/copy/priority.ts";
import type { Priority } from "#lib/domain/priority.ts";
import { useCopy } from "./voice.ts";

/** The look follows the priority itself: two priorities share one badge on the dashboard. */
const LOOK: Readonly<Record<Priority, string>> = { low: "p1", medium: "p2", high: "p3", urgent: "p4" };

type Props = {
  readonly priority: Priority;
  /** The dashboard's badges; else the display name. */
  readonly badge?: boolean;
};

export function PriorityTag({ priority, badge = false }: Props) {
  const names = useCopy(PRIORITY_LABEL);
  const badges = useCopy(PRIORITY_BADGE);
  return (
    <span className={clsx("tag", LOOK[priority])} title={`Priority: ${names[priority]}`}>
      <Flag className="i" />
      <span>
        <span className="vh">Priority: </span>
        {badge ? priorityBadge(priority, badges) : names[priority]}
      </span>
    </span>
  );
}
