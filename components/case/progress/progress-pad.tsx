import { Check, Minus, Pencil, X } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { legalPadClass } from "#components/ui/legal-pad-class.ts";
import { PROGRESS, PROGRESS_STEP_LABEL, PROGRESS_STEP_STATE } from "#lib/copy/case/progress.ts";
import type { AnalysisStatus } from "../queries.ts";

type Step = AnalysisStatus["steps"][number];

const ICON = { waiting: Minus, working: Pencil, done: Check, stopped: X } as const satisfies Record<
  Step["state"],
  unknown
>;

/** The steps of the work on the legal pad, those that are done crossed out. */
export function ProgressPad({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <div className={legalPadClass("pt-7")}>
      <ul>
        {steps.map(({ id, state, detail }) => {
          const Icon = ICON[state];
          return (
            <li
              key={id}
              className={cn(
                "grid grid-cols-[18px_minmax(0,1fr)] items-start gap-2",
                state === "working" && "font-[650]",
              )}
            >
              <Icon className={cn("mt-1.5 size-4", state === "stopped" && "text-stamp")} />
              <span>
                <span className={cn(state === "done" && "line-through decoration-ink-2 decoration-[1.5px]")}>
                  {PROGRESS_STEP_LABEL[id]}
                </span>
                <span className="sr-only">{PROGRESS_STEP_STATE[state]}</span>{" "}
                <span className="text-12 text-ink-2">
                  {[detail, state === "stopped" && PROGRESS.stopped].filter(Boolean).join(", ")}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
