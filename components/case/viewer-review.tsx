"use client";

import { Check, X } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import type { Finding } from "#lib/contracts/analyses.ts";
import { REVIEW } from "#lib/copy/case-detail.ts";
import { VIEWER, VIEWER_SOURCE } from "#lib/copy/viewer.ts";
import { formatDate } from "#lib/format/dates.ts";
import { useReview } from "./points/use-review.ts";

const TOGGLES = [
  { verdict: "accepted", Icon: Check, label: REVIEW.accept },
  { verdict: "rejected", Icon: X, label: REVIEW.reject },
] as const;

type Props = {
  readonly caseId: string;
  readonly finding: Finding;
  /** What it can move, in points; null when nothing. */
  readonly weight: number | null;
};

/** Decides in the viewer on what it was opened from. Pressing a toggle again takes the verdict back. */
export function ViewerReview({ caseId, finding, weight }: Props) {
  const review = useReview(caseId);
  const { verdict, reviewedBy, reviewedAt } = finding;
  return (
    <>
      <span className="min-w-0 text-ink-2">
        {weight !== null && `${VIEWER_SOURCE.factor(weight)} `}
        {verdict !== "proposed" &&
          VIEWER_SOURCE.said(REVIEW.said[verdict](reviewedBy), reviewedAt === null ? null : formatDate(reviewedAt))}
      </span>
      <span
        className="ml-auto inline-flex overflow-hidden rounded-control border border-field"
        role="group"
        aria-label={VIEWER.reviewFinding}
      >
        {TOGGLES.map(({ verdict: each, Icon, label }) => (
          <button
            key={each}
            type="button"
            aria-pressed={verdict === each}
            className={cn(
              "inline-flex min-h-8 cursor-pointer items-center gap-1.5 px-2.5 font-semibold not-first:border-l not-first:border-field focus-visible:-outline-offset-[3px] max-phone:min-h-11",
              verdict === each ? "bg-ink text-sheet" : "text-ink-2 hover:bg-track",
            )}
            onClick={() => review.mutate({ finding, verdict: verdict === each ? "proposed" : each })}
          >
            <Icon aria-hidden="true" />
            {label}
          </button>
        ))}
      </span>
    </>
  );
}
