"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { LeaveGuard } from "#components/widgets/leave-guard/leave-guard.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { findWhatIf } from "#lib/analysis/what-if.ts";
import { call } from "#lib/api/call.ts";
import { type Analysis, assessViability } from "#lib/contracts/analyses.ts";
import { LEAVE_WHAT_IF, WHAT_IF, whatIfLabel } from "#lib/copy/case/verdict.ts";
import { ODDS, ODDS_BAND_LABEL, RECOMMENDATION_LABEL } from "#lib/copy/odds.ts";
import { oddsBand, recommendationId } from "#lib/domain/odds.ts";
import { reviewScope, useReview } from "../points/use-review.ts";
import { factorVerdicts, readVerdicts, storeVerdicts } from "./stored-verdicts.ts";

type Props = { readonly caseId: string; readonly analysis: Analysis };

/**
 * The odds that the verdicts as they are now would give, in words, with the ways to keep them or to go back. It sticks to
 * the foot of the window while they differ from the stored odds; on a phone it is one line until it is opened.
 */
export function WhatIfBar({ caseId, analysis }: Props) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const queryClient = useQueryClient();
  const review = useReview(caseId);
  // The way back outlives a reload of the page.
  const [before, setBefore] = useState(() => readVerdicts(analysis) ?? factorVerdicts(analysis));
  const [isWhole, setIsWhole] = useState(false);
  const textId = useId();
  const whatIf = findWhatIf(analysis);
  const isOpen = whatIf !== null;
  useEffect(() => storeVerdicts(analysis.id, isOpen ? before : null), [analysis.id, before, isOpen]);
  const changed = analysis.findings.filter(({ id, verdict }) => before.has(id) && before.get(id) !== verdict);

  const store = useMutation({
    scope: reviewScope(caseId),
    mutationFn: () => call(assessViability, { params: { id: caseId } }),
    onSuccess: ({ viabilityScore, oddsReview, confidenceScore }) => {
      queryClient.setQueriesData<Analysis>(
        { queryKey: ["case", caseId, "analysis", analysis.id] },
        (known) => known && { ...known, viabilityScore, oddsReview, confidenceScore },
      );
      setBefore(factorVerdicts(analysis));
      void queryClient.invalidateQueries({ queryKey: ["case", caseId] });
      void queryClient.invalidateQueries({ queryKey: ["cases"] });
      toast(WHAT_IF.storedToast);
    },
    onError: () => toast.error(WHAT_IF.failed),
  });

  return (
    <>
      <LeaveGuard isActive={whatIf !== null && changed.length > 0} question={LEAVE_WHAT_IF} />
      {/* The region stays, so that a screen reader hears its text change. */}
      <div role="status" data-sticks="" className="sticky bottom-0 z-3 empty:-mt-4 print:hidden on-phone:empty:-mt-3">
        {whatIf !== null && (
          <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-t-control border-[1.5px] border-ink bg-paper px-4 py-3 text-13 on-phone:grid-cols-1 on-phone:px-3 on-phone:pt-1.5 on-phone:pb-2">
            <p id={textId} className="on-phone:pr-9">
              <b>
                {WHAT_IF.title(whatIf.score, whatIf.score === null ? null : bands[oddsBand(whatIf.score)](persona))}
              </b>
              <span className={cn(!isWhole && "on-phone:hidden")}>
                {" "}
                {whatIfLabel(whatIf)}{" "}
                {whatIf.score === null ? (
                  WHAT_IF.noRecommendation
                ) : (
                  <>
                    {WHAT_IF.wouldRead} <b>{RECOMMENDATION_LABEL[recommendationId(whatIf.score / 100)]}</b>
                    {whatIf.provisional && `, ${ODDS.provisionalSpoken}`}.
                  </>
                )}
                {whatIf.mark !== null && ` ${WHAT_IF.mark[whatIf.mark]}`}
              </span>
            </p>
            <IconButton
              label={WHAT_IF.details}
              className="hidden on-phone:absolute on-phone:top-0 on-phone:right-0 on-phone:inline-grid"
              aria-expanded={isWhole}
              aria-controls={textId}
              onClick={() => setIsWhole(!isWhole)}
            >
              <ChevronDown className={cn(!isWhole && "rotate-180")} />
            </IconButton>
            <div className="flex items-center gap-3">
              {changed.length > 0 && (
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => {
                    for (const finding of changed) review.mutate({ finding, verdict: before.get(finding.id) });
                  }}
                >
                  {WHAT_IF.undo}
                </Button>
              )}
              <Button size="s" busy={store.isPending} onClick={() => store.mutate()}>
                {WHAT_IF.store}
              </Button>
            </div>
          </div>
        )}
      </div>
    </>
  );
}
