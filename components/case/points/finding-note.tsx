"use client";

import clsx from "clsx";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import { REVIEW } from "#lib/copy/case-detail.ts";
import { MAX_NOTE } from "#lib/domain/findings.ts";
import { formatDate } from "#lib/format/dates.ts";
import styles from "./finding-review.module.css";

type Props = {
  readonly finding: Finding;
  readonly isWriting: boolean;
  readonly onCancel: () => void;
  /** Called with the text as it stands, also when it has not changed. */
  readonly onSave: (note: string) => void;
};

/** What somebody wrote about a finding, or the field to write it in; on paper also the verdict. */
export function FindingNote({ finding, isWriting, onCancel, onSave }: Props) {
  const { verdict, note, reviewedBy, reviewedAt } = finding;
  return (
    <>
      {verdict !== "proposed" && <p className={`printed ${styles.said}`}>{REVIEW.said[verdict](reviewedBy)}</p>}
      {isWriting ? (
        <NoteEditor before={note ?? ""} onCancel={onCancel} onSave={onSave} />
      ) : (
        note !== null && (
          <p className={clsx("small", styles.note)} dir="auto">
            {note}
            {reviewedBy !== null && reviewedAt !== null && (
              <span className="tiny muted"> {REVIEW.by(reviewedBy, formatDate(reviewedAt))}</span>
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
