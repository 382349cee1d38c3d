import { useRef } from "react";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Verdict } from "#lib/domain/findings.ts";
import { type Change, changesFor, takeBack } from "./review-changes.ts";
import { useReview } from "./use-review.ts";

/** What can be said about the findings of a point. */
export type PointReview = {
  /** Gives the findings the verdict, see `changesFor`. */
  readonly judge: (judged: readonly Finding[], verdict: Verdict) => void;
  /** Takes the last `judge` back and returns what it had judged; null when there is none. */
  readonly undo: () => Finding | null;
  /** Saves the note of a finding when it is another one. */
  readonly write: (finding: Finding, note: string) => void;
};

/** Verdicts and notes on the points of a case, with the way back through this visit's verdicts. */
export function usePointReview(caseId: string, findings: readonly Finding[]): PointReview {
  const review = useReview(caseId);
  const done = useRef<{ readonly changes: readonly Change[]; readonly before: readonly Finding[] }[]>([]);
  return {
    judge: (judged, verdict) => {
      const changes = changesFor(judged, verdict);
      if (changes.length === 0) return;
      done.current.push({ changes, before: findings });
      for (const change of changes) review.mutate(change);
    },
    undo: () => {
      const last = done.current.pop();
      if (last === undefined) return null;
      for (const { finding, verdict } of takeBack(last.changes, last.before)) {
        const now = findings.find(({ id }) => id === finding.id);
        if (now !== undefined) review.mutate({ finding: now, verdict });
      }
      return last.changes[0]?.finding ?? null;
    },
    write: (finding, note) => {
      if (note.trim() !== (finding.note ?? "")) review.mutate({ finding, note });
    },
  };
}
