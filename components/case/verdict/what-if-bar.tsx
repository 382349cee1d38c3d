"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { LeaveGuard } from "#components/widgets/leave-guard/leave-guard.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { findWhatIf } from "#lib/analysis/what-if.ts";
import { call } from "#lib/api/call.ts";
import { type Analysis, assessViability } from "#lib/contracts/analyses.ts";
import { LEAVE_WHAT_IF, WHAT_IF, whatIfLabel } from "#lib/copy/case/verdict.ts";
import { ODDS, ODDS_BAND_LABEL, RECOMMENDATION_LABEL } from "#lib/copy/odds.ts";
import type { Verdict } from "#lib/domain/findings.ts";
import { oddsBand, recommendationId } from "#lib/domain/odds.ts";
import { reviewScope, useReview } from "../points/use-review.ts";

type Props = { readonly caseId: string; readonly analysis: Analysis };

/**
 * The odds that the verdicts as they are now would give, in words, with the ways to keep them or to go back. It sticks to
 * the foot of the window while they differ from the stored odds.
 */
export function WhatIfBar({ caseId, analysis }: Props) {
  const { persona } = useNames();
  const bands = useCopy(ODDS_BAND_LABEL);
  const queryClient = useQueryClient();
  const review = useReview(caseId);
  const [before, setBefore] = useState(() => factorVerdicts(analysis));
  const whatIf = findWhatIf(analysis);
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
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-t-control border-[1.5px] border-ink bg-paper px-4 py-3 text-13 on-phone:grid-cols-1">
            <p>
              <b>
                {WHAT_IF.title(whatIf.score, whatIf.score === null ? null : bands[oddsBand(whatIf.score)](persona))}
              </b>{" "}
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
            </p>
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

/** The verdicts on the factors as this visit found, or last stored, them. */
function factorVerdicts({ findings }: Analysis): ReadonlyMap<string, Verdict> {
  return new Map(findings.filter(({ kind }) => kind === "factor").map(({ id, verdict }) => [id, verdict]));
}
