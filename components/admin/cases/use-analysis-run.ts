"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { ADMIN_ANALYSIS } from "#lib/copy/admin/admin-cases.ts";
import { ADMIN_CASES_KEY, pollAnalysis, startAnyAnalysis } from "./queries.ts";
import { runProgress } from "./run-progress.ts";

/** Milliseconds between two looks; specification section 9, as the number of looks. */
const POLL_INTERVAL = 5000;
const MOST_POLLS = 60;

type Run =
  | { readonly state: "idle" }
  | { readonly state: "running"; readonly analysisId: string | null; readonly polls: number; readonly isAgain: boolean }
  | { readonly state: "complete"; readonly analysis: Analysis }
  | { readonly state: "failed"; readonly message: string; readonly reason: string | null };

/**
 * One run of the analysis from this screen: start, a look every five seconds, at most sixty of them. A look that gets
 * no answer counts as one and is not the end, unless the server says that there is nothing to look at. Whoever leaves the dialog ends the looking, not the analysis.
 */
export function useAnalysisRun(caseId: string) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState<Run>({ state: "idle" });
  const start = useMutation(startAnyAnalysis);

  const analysisId = run.state === "running" ? run.analysisId : null;
  const polls = run.state === "running" ? run.polls : 0;
  const isAgain = run.state === "running" && run.isAgain;
  useEffect(() => {
    if (analysisId === null) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void look(), POLL_INTERVAL);

    async function look() {
      const analysis = await pollAnalysis(analysisId ?? "", stop.signal).catch((error: unknown) =>
        error instanceof ApiError && error.status === 404 ? "gone" : null,
      );
      if (stop.signal.aborted) return;
      if (analysis === "gone")
        setRun({ state: "failed", message: ADMIN_ANALYSIS.lost, reason: ADMIN_ANALYSIS.lostReason });
      else if (analysis?.status === "Completed") {
        setRun({ state: "complete", analysis });
        await queryClient.invalidateQueries({ queryKey: ADMIN_CASES_KEY });
      } else if (analysis?.status === "Failed")
        setRun({ state: "failed", message: ADMIN_ANALYSIS.failed, reason: analysis.error });
      else if (polls + 1 >= MOST_POLLS) setRun({ state: "failed", message: ADMIN_ANALYSIS.timedOut, reason: null });
      else setRun({ state: "running", analysisId, polls: polls + 1, isAgain });
    }

    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [analysisId, polls, isAgain, queryClient]);

  return {
    run,
    /** Whole percent of the bar. */
    progress: run.state === "running" ? runProgress(run) : run.state === "complete" ? 100 : 0,
    /** `again` = the case was analysed before. */
    begin: (documentId: string, again: boolean) => {
      setRun({ state: "running", analysisId: null, polls: 0, isAgain: again });
      start.mutate(
        { caseId, documentId },
        {
          onSuccess: (started) =>
            setRun({ state: "running", analysisId: started.analysisId, polls: 0, isAgain: again }),
          onError: (error) => {
            const fallback = again ? ADMIN_ANALYSIS.retriggerFailed : ADMIN_ANALYSIS.startFailed;
            setRun({ state: "failed", message: messageOf(error, fallback), reason: null });
          },
        },
      );
    },
    reset: () => setRun({ state: "idle" }),
  };
}
