import clsx from "clsx";
import { Check, Minus, Pencil, X } from "lucide-react";
import { PROGRESS, PROGRESS_STEP_LABEL, PROGRESS_STEP_STATE } from "#lib/copy/progress.ts";
import styles from "./progress-pad.module.css";
import type { AnalysisStatus } from "../queries.ts";

type Step = AnalysisStatus["steps"][number];

const ICON = { waiting: Minus, working: Pencil, done: Check, stopped: X } as const satisfies Record<
  Step["state"],
  unknown
>;

/** The steps of the work on the legal pad, those that are done crossed out. */
export function ProgressPad({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <div className={clsx("pad", styles.pad)}>
      <ul>
        {steps.map(({ id, state, detail }) => {
          const Icon = ICON[state];
          return (
            <li key={id} className={styles[state]}>
              <Icon className="i" />
              <span>
                <span className={styles.text}>{PROGRESS_STEP_LABEL[id]}</span>
                <span className="vh">{PROGRESS_STEP_STATE[state]}</span>{" "}
                <span className="tiny muted">
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
