"use client";

import clsx from "clsx";
import { Check, StickyNote, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import { REVIEW } from "#lib/copy/case-detail.ts";
import { MAX_NOTE, type Verdict } from "#lib/domain/findings.ts";
import { formatDate } from "#lib/format/dates.ts";
import styles from "./finding-review.module.css";
import { useReview } from "./use-review.ts";

type Props = {
  readonly caseId: string;
  readonly finding: Finding;
  /** `words` names the toggles, `signs` draws them as icons where the list is long. */
  readonly look?: "words" | "signs";
};

const TOGGLES = [
  { verdict: "accepted", Icon: Check, label: REVIEW.accept },
  { verdict: "rejected", Icon: X, label: REVIEW.reject },
] as const;

/**
 * What the attorney says about a finding: accept, reject, a note. Two elements side by side, the toggles and the note's
 * text; `.review` of the style sheet lays them out behind and below the finding.
 */
export function FindingReview({ caseId, finding, look = "signs" }: Props) {
  const review = useReview(caseId);
  const [isWriting, setIsWriting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  // Pressing a toggle again takes the verdict back.
  const toggle = (verdict: Verdict) =>
    review.mutate({ finding, verdict: finding.verdict === verdict ? "proposed" : verdict });
  function stopWriting() {
    setIsWriting(false);
    opener.current?.focus();
  }

  return (
    <>
      <span className={clsx(styles.toggles, look === "signs" && styles.signs)} role="group" aria-label={finding.text}>
        {TOGGLES.map(({ verdict, Icon, label }) => (
          <button
            key={verdict}
            type="button"
            aria-pressed={finding.verdict === verdict}
            className={clsx(finding.verdict === verdict && styles.on)}
            {...(look === "signs" ? { "aria-label": label, title: label } : {})}
            onClick={() => toggle(verdict)}
          >
            <Icon className="i" />
            {look === "words" && label}
          </button>
        ))}
        <button
          ref={opener}
          type="button"
          aria-label={finding.note === null ? REVIEW.addNote : REVIEW.editNote}
          title={finding.note === null ? REVIEW.addNote : REVIEW.editNote}
          aria-expanded={isWriting}
          onClick={() => setIsWriting(!isWriting)}
        >
          <StickyNote className="i" />
        </button>
      </span>
      {finding.verdict !== "proposed" && (
        <p className={`printed ${styles.said}`}>{REVIEW.said[finding.verdict](finding.reviewedBy)}</p>
      )}
      {isWriting ? (
        <NoteEditor
          before={finding.note ?? ""}
          onCancel={stopWriting}
          onSave={(note) => {
            if (note.trim() !== (finding.note ?? "")) review.mutate({ finding, note });
            stopWriting();
          }}
        />
      ) : (
        finding.note !== null && (
          <p className={clsx("small", styles.note)} dir="auto">
            {finding.note}
            {finding.reviewedBy !== null && finding.reviewedAt !== null && (
              <span className="tiny muted"> {REVIEW.by(finding.reviewedBy, formatDate(finding.reviewedAt))}</span>
            )}
          </p>
        )
      )}
    </>
  );
}

type EditorProps = {
  readonly before: string;
  readonly onCancel: () => void;
  readonly onSave: (note: string) => void;
};

function NoteEditor({ before, onCancel, onSave }: EditorProps) {
  const id = useId();
  const [note, setNote] = useState(before);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div className={styles.editor}>
      <label htmlFor={id} className="label">
        {REVIEW.noteLabel}
      </label>
      <textarea
        ref={area}
        id={id}
        className="in"
        rows={3}
        dir="auto"
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
      />
      <span className="row">
        <Button size="s" onClick={() => onSave(note)}>
          {REVIEW.save}
        </Button>
        <Button size="s" variant="quiet" onClick={onCancel}>
          {REVIEW.cancel}
        </Button>
      </span>
    </div>
  );
}
