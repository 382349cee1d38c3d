"use client";

import { Check, StickyNote, X } from "lucide-react";
import type { RefObject } from "react";
import { cn } from "#components/ui/cn.ts";
import { REVIEW } from "#lib/copy/case/findings.ts";
import type { Verdict } from "#lib/domain/findings.ts";

type Props = {
  /** What is judged, for the name of the group. */
  readonly label: string;
  /** `proposed` also for a point of which not all has one verdict. */
  readonly verdict: Verdict;
  readonly hasNote: boolean;
  readonly isWriting: boolean;
  /** `words` names the toggles, `keys` adds their keys, `signs` draws them as icons where the list is long. */
  readonly look: "words" | "keys" | "signs";
  readonly onVerdict: (verdict: Verdict) => void;
  readonly onNote: () => void;
  readonly noteRef?: RefObject<HTMLButtonElement | null>;
};

const TOGGLES = [
  { verdict: "accepted", Icon: Check, label: REVIEW.accept, key: "A" },
  { verdict: "rejected", Icon: X, label: REVIEW.reject, key: "R" },
] as const;

const FRAME = { words: "", keys: "bg-sheet", signs: "border-transparent" } as const;
const TOGGLE =
  "inline-flex min-h-8 min-w-8 cursor-pointer items-center gap-[5px] border-0 border-field bg-transparent px-2.5 text-13 font-[550] text-ink-2 not-first:border-l hover:text-exhibit focus-visible:-outline-offset-3";
const LOOK = {
  words: "",
  keys: "min-h-7 px-[9px] max-phone:min-h-11 max-phone:px-2.5",
  signs: "min-h-7 min-w-7 justify-center rounded-stamp p-0 not-first:border-l-0",
} as const;

/** Accept, Reject and Note. Pressing a verdict again takes it back. */
export function ReviewToggles({ label, verdict, hasNote, isWriting, look, onVerdict, onNote, noteRef }: Props) {
  const isNamed = look !== "signs";
  const noteLabel = hasNote ? REVIEW.editNote : REVIEW.addNote;
  return (
    <span
      className={cn(
        "inline-flex overflow-hidden rounded-control border border-field max-phone:justify-self-start print:hidden",
        FRAME[look],
      )}
      role="group"
      aria-label={label}
    >
      {TOGGLES.map((toggle) => (
        <button
          key={toggle.verdict}
          type="button"
          aria-pressed={verdict === toggle.verdict}
          className={cn(
            TOGGLE,
            LOOK[look],
            verdict === toggle.verdict &&
              "bg-ink text-sheet hover:text-sheet forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]",
          )}
          {...(isNamed ? {} : { "aria-label": toggle.label, title: toggle.label })}
          onClick={() => onVerdict(verdict === toggle.verdict ? "proposed" : toggle.verdict)}
        >
          <toggle.Icon />
          {isNamed && toggle.label}
          {look === "keys" && (
            <kbd className="max-phone:hidden" aria-hidden="true">
              {toggle.key}
            </kbd>
          )}
        </button>
      ))}
      <button
        ref={noteRef}
        type="button"
        className={cn(TOGGLE, LOOK[look])}
        aria-label={noteLabel}
        title={noteLabel}
        aria-expanded={isWriting}
        onClick={onNote}
      >
        <StickyNote />
        {look === "keys" && REVIEW.noteLabel}
        {look === "keys" && (
          <kbd className="max-phone:hidden" aria-hidden="true">
            N
          </kbd>
        )}
      </button>
    </span>
  );
}
