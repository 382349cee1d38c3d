"use client";

import clsx from "clsx";
import { Check, StickyNote, X } from "lucide-react";
import type { RefObject } from "react";
import { REVIEW } from "#lib/copy/case-detail.ts";
import type { Verdict } from "#lib/domain/findings.ts";
import styles from "./finding-review.module.css";

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

/** Accept, Reject and Note. Pressing a verdict again takes it back. */
export function ReviewToggles({ label, verdict, hasNote, isWriting, look, onVerdict, onNote, noteRef }: Props) {
  const isNamed = look !== "signs";
  const noteLabel = hasNote ? REVIEW.editNote : REVIEW.addNote;
  return (
    <span className={clsx(styles.toggles, look !== "words" && styles[look])} role="group" aria-label={label}>
      {TOGGLES.map((toggle) => (
        <button
          key={toggle.verdict}
          type="button"
          aria-pressed={verdict === toggle.verdict}
          className={clsx(verdict === toggle.verdict && styles.on)}
          {...(isNamed ? {} : { "aria-label": toggle.label, title: toggle.label })}
          onClick={() => onVerdict(verdict === toggle.verdict ? "proposed" : toggle.verdict)}
        >
          <toggle.Icon className="i" />
          {isNamed && toggle.label}
          {look === "keys" && <kbd aria-hidden="true">{toggle.key}</kbd>}
        </button>
      ))}
      <button
        ref={noteRef}
        type="button"
        aria-label={noteLabel}
        title={noteLabel}
        aria-expanded={isWriting}
        onClick={onNote}
      >
        <StickyNote className="i" />
        {look === "keys" && REVIEW.noteLabel}
        {look === "keys" && <kbd aria-hidden="true">N</kbd>}
      </button>
    </span>
  );
}
