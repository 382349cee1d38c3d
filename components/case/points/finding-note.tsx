"use client";

import { useEffect, useId, useRef } from "react";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { RestoredNote } from "#components/widgets/kept-input/restored-note.tsx";
import { useKeptInput } from "#components/widgets/kept-input/use-kept-input.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import { REVIEW } from "#lib/copy/case/findings.ts";
import { MAX_NOTE } from "#lib/domain/findings.ts";
import { formatDate } from "#lib/format/dates.ts";
import { noteForm, NoteInput } from "./note-input.ts";

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
      {verdict !== "proposed" && (
        <p className="col-span-full hidden font-semibold print:block">{REVIEW.said[verdict](reviewedBy)}</p>
      )}
      {isWriting ? (
        <NoteEditor findingId={finding.id} before={note ?? ""} onCancel={onCancel} onSave={onSave} />
      ) : (
        note !== null && (
          <p
            className="col-span-full mt-1 border-l-3 border-l-canary pl-2.5 text-13 wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {note}
            {reviewedBy !== null && reviewedAt !== null && (
              <span className="text-12 text-ink-2"> {REVIEW.by(reviewedBy, formatDate(reviewedAt))}</span>
            )}
          </p>
        )
      )}
    </>
  );
}

type EditorProps = {
  readonly findingId: string;
  readonly before: string;
  readonly onCancel: () => void;
  readonly onSave: (note: string) => void;
};

/** What was typed is still there when the editor was closed by mistake. */
function NoteEditor({ findingId, before, onCancel, onSave }: EditorProps) {
  const id = useId();
  const kept = useKeptInput({
    ...{ form: noteForm(findingId), schema: NoteInput, initial: { note: before }, base: before },
  });
  const { note } = kept.value;
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  function save() {
    // Nothing goes out, so nobody else forgets it.
    if (note.trim() === before) kept.forget();
    onSave(note);
  }
  function discard() {
    kept.discard();
    area.current?.focus();
  }
  return (
    <div className="col-span-full mt-2 grid gap-1.5 print:hidden">
      <label htmlFor={id} className="text-label text-ink-2">
        {REVIEW.noteLabel}
      </label>
      <RestoredNote kept={{ ...kept, discard }} />
      <TextArea
        ref={area}
        id={id}
        className="h-auto"
        rows={3}
        dir="auto"
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => kept.set({ note: event.target.value })}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
      />
      <span className="flex items-center gap-3">
        <Button size="s" onClick={save}>
          {REVIEW.save}
        </Button>
        <Button size="s" variant="quiet" onClick={onCancel}>
          {REVIEW.cancel}
        </Button>
      </span>
    </div>
  );
}
