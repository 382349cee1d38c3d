"use client";

import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { cn } from "#components/ui/cn.ts";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { NOTE_COLOR, VIEWER } from "#lib/copy/case/viewer.ts";
import { ANNOTATION_COLORS, type AnnotationColor } from "#lib/domain/files/annotation-colors.ts";
import { cardClass } from "./card-class.ts";
import marks from "../marks.module.css";
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
      className={cn(cardClass(false), marks.tint, "border-l-(--tint)")}
      data-color={color}
      aria-label={given.id === null ? VIEWER.newNote : VIEWER.editNote}
      onSubmit={submit}
    >
      {notes.draft?.id === given.id && notes.draft.pageNumber !== notes.pageNumber && (
        <p className="text-12 text-ink-2">{VIEWER.noteOnPage(given.pageNumber)}</p>
      )}
      <q dir="auto" className="line-clamp-3 font-mono text-12 text-ink-2">
        {given.quote}
      </q>
      <fieldset className="m-0 flex gap-2 border-0 p-0">
        <legend className="sr-only">{VIEWER.noteColor}</legend>
        {ANNOTATION_COLORS.map((each) => (
          <label
            key={each}
            className={cn(
              marks.tint,
              "relative size-7 cursor-pointer rounded-stamp border border-field bg-(--tint)",
              "outline-offset-2 outline-ink has-checked:outline-2 has-focus-visible:outline-3 has-focus-visible:outline-exhibit",
            )}
            data-color={each}
            title={NOTE_COLOR[each]}
          >
            <input
              type="radio"
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
              name={ids.color}
              value={each}
              checked={color === each}
              onChange={() => setColor(each)}
            />
            <span className="sr-only">{NOTE_COLOR[each]}</span>
          </label>
        ))}
      </fieldset>
      <label className="text-label text-ink-2" htmlFor={ids.area}>
        {VIEWER.note}
      </label>
      <TextArea
        ref={area}
        id={ids.area}
        isSmall
        dir="auto"
        rows={3}
        maxLength={MAX_NOTE}
        value={text}
        aria-describedby={notes.saveError === null ? undefined : ids.error}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {notes.saveError !== null && (
        <ErrorLine id={ids.error} role="alert">
          {notes.saveError}
        </ErrorLine>
      )}
      <div className="flex justify-end gap-2">
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
