import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

/**
 * When an analysis ends while the page is open, its result takes the place of the earlier one.
 * @returns whether one has ended and nobody has been seen at the page since
 */
export function useFollowAnalysis(caseId: string, isRunning: boolean): boolean {
  const queryClient = useQueryClient();
  const wasRunning = useRef(isRunning);
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      void queryClient.invalidateQueries({ queryKey: ["case", caseId, "analyses"] }).then(() => setHasEnded(true));
    wasRunning.current = isRunning;
  }, [caseId, isRunning, queryClient]);
  useEffect(() => {
    if (!hasEnded) return;
    const seen = () => document.visibilityState === "visible" && setHasEnded(false);
    const events = ["visibilitychange", "pointerdown", "keydown"] as const;
    for (const event of events) document.addEventListener(event, seen);
    return () => {
      for (const event of events) document.removeEventListener(event, seen);
    };
  }, [hasEnded]);
  return hasEnded;
}
