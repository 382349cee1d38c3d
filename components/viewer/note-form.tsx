"use client";

import clsx from "clsx";
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { NOTE_COLOR, VIEWER } from "#lib/copy/viewer.ts";
import { ANNOTATION_COLORS, type AnnotationColor } from "#lib/domain/annotation-colors.ts";
import styles from "./document-viewer.module.css";
import type { NoteDraft, Notes } from "./use-notes.ts";

/** Characters; the contract's limit. */
const MAX_NOTE = 5000;

type Props = { readonly given: NoteDraft; readonly notes: Notes };

/** Writes a note or changes one. A failure leaves everything in the form. */
export function NoteForm({ given, notes }: Props) {
  const [text, setText] = useState(given.note);
  const [color, setColor] = useState<AnnotationColor>(given.color);
  const area = useRef<HTMLTextAreaElement>(null);
  const ids = { area: useId(), color: useId(), error: useId() };
  const { onTyped } = notes;

  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.form?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    onTyped(text.trim() !== given.note);
    return () => onTyped(false);
  }, [text, given.note, onTyped]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    notes.save({ ...given, note: text.trim(), color });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      notes.save({ ...given, note: text.trim(), color });
    }
    // Escape takes back the form, never what was typed in it.
    if (event.key === "Escape" && text.trim() === given.note) notes.cancel();
  }

  return (
    <form
      className={clsx(styles.card, styles.tint, styles.noteCard)}
      data-color={color}
      aria-label={given.id === null ? VIEWER.newNote : VIEWER.editNote}
      onSubmit={submit}
    >
      {notes.draft?.id === given.id && notes.draft.pageNumber !== notes.pageNumber && (
        <p className="tiny muted">{VIEWER.noteOnPage(given.pageNumber)}</p>
      )}
      <q dir="auto" className={styles.formQuote}>
        {given.quote}
      </q>
      <fieldset className={styles.colors}>
        <legend className="vh">{VIEWER.noteColor}</legend>
        {ANNOTATION_COLORS.map((each) => (
          <label key={each} className={clsx(styles.tint, styles.color)} data-color={each} title={NOTE_COLOR[each]}>
            <input
              type="radio"
              name={ids.color}
              value={each}
              checked={color === each}
              onChange={() => setColor(each)}
            />
            <span className="vh">{NOTE_COLOR[each]}</span>
          </label>
        ))}
      </fieldset>
      <label className="label" htmlFor={ids.area}>
        {VIEWER.note}
      </label>
      <textarea
        ref={area}
        id={ids.area}
        className="in s"
        dir="auto"
        rows={3}
        maxLength={MAX_NOTE}
        value={text}
        aria-describedby={notes.saveError === null ? undefined : ids.error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {notes.saveError !== null && (
        <p className="err" id={ids.error} role="alert">
          {notes.saveError}
        </p>
      )}
      <div className={styles.formTools}>
        <Button variant="quiet" size="s" onClick={notes.cancel}>
          {VIEWER.cancel}
        </Button>
        <Button type="submit" size="s" busy={notes.isSaving}>
          {VIEWER.saveNote}
        </Button>
      </div>
    </form>
  );
}
