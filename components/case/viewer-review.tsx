"use client";

import { Check, X } from "lucide-react";
import type { Finding } from "#lib/contracts/findings.ts";
import { REVIEW } from "#lib/copy/case/findings.ts";
import { VIEWER, VIEWER_SOURCE } from "#lib/copy/case/viewer.ts";
import { formatDate } from "#lib/format/dates.ts";
import { PressedRow } from "../ui/pressed-row.tsx";
import { useReview } from "./points/use-review.ts";

const TOGGLES: readonly Finding["verdict"][] = ["accepted", "rejected"];

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
      <PressedRow
        className="ml-auto inline-flex"
        buttonClass="min-h-8 gap-1.5 px-2.5 max-phone:min-h-11"
        label={VIEWER.reviewFinding}
        options={TOGGLES}
        value={verdict}
        onChange={(each) => review.mutate({ finding, verdict: verdict === each ? "proposed" : each })}
      >
        {(each) => (
          <>
            {each === "accepted" ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            {each === "accepted" ? REVIEW.accept : REVIEW.reject}
          </>
        )}
      </PressedRow>
    </>
  );
}
