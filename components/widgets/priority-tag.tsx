import { Flag } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { PRIORITY_BADGE, PRIORITY_LABEL, priorityBadge } from "#lib/copy/priority.ts";
import type { Priority } from "#lib/domain/priority.ts";
import { useCopy } from "./voice.ts";

/** The look follows the priority itself: two priorities share one badge on the dashboard. */
const LOOK: Readonly<Record<Priority, string>> = {
  low: "",
  medium: "border-manila-edge bg-manila",
  high: "border-exhibit bg-exhibit text-on-exhibit",
  urgent: "border-stamp bg-stamp text-on-stamp",
};

type Props = {
  readonly priority: Priority;
  /** The dashboard's badges; else the display name. */
  readonly badge?: boolean;
};

export function PriorityTag({ priority, badge = false }: Props) {
  const names = useCopy(PRIORITY_LABEL);
  const badges = useCopy(PRIORITY_BADGE);
  return (
    <span
      data-slot="priority"
      className={cn(
        "inline-flex min-h-6 items-center gap-[5px] rounded-stamp border-[1.5px] border-field px-2 font-sans text-12/none font-bold whitespace-nowrap print:border print:border-[#000] print:bg-transparent print:text-[#000] forced-colors:border-[CanvasText]",
        LOOK[priority],
      )}
      title={`Priority: ${names[priority]}`}
    >
      <Flag className="size-3" />
      <span>
        <span className="sr-only">Priority: </span>
        {badge ? priorityBadge(priority, badges) : names[priority]}
      </span>
    </span>
  );
}
