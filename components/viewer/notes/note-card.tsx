"use client";

import { Pencil, Trash2 } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { Annotation } from "#lib/contracts/annotations.ts";
import { NOTE_COLOR, VIEWER } from "#lib/copy/case/viewer.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import { cardClass } from "./card-class.ts";
import marks from "../marks.module.css";
import { NoteForm } from "./note-form.tsx";
import type { Notes } from "./use-notes.ts";

type Props = {
  readonly note: Annotation;
  readonly notes: Notes;
  readonly isCurrent: boolean;
  readonly onShow: (range: TextRange) => void;
};

/** One note: pressing it marks its words; its author, or an admin, can change and delete it. */
export function NoteCard({ note, notes, isCurrent, onShow }: Props) {
  if (notes.editing === note.id) return <NoteForm given={note} notes={notes} />;
  const isLost = note.start === note.end;
  return (
    <article
      className={cn(cardClass(isCurrent), marks.tint, "border-l-(--tint)")}
      data-color={note.color}
      aria-label={VIEWER.noteBy(note.author.fullName)}
    >
      {note.note !== "" && (
        <p dir="auto" className="whitespace-pre-wrap">
          {note.note}
        </p>
      )}
      {isLost ? (
        <p className="text-12 text-ink-2">
          {VIEWER.lostWords} <q dir="auto">{note.quote}</q>
        </p>
      ) : (
        <button
          type="button"
          className="min-h-6 cursor-pointer truncate text-start font-mono text-12 text-ink-2 hover:text-exhibit hover:underline"
          title={VIEWER.showWords}
          onClick={() => onShow({ start: note.start, end: note.end })}
        >
          <span className="sr-only">{VIEWER.showWords}: </span>
          <q dir="auto">{note.quote}</q>
        </button>
      )}
      <div className="flex items-center justify-between gap-2">
        <span className="text-12 text-ink-2">
          {note.author.fullName}, {formatDateTime(note.updatedAt)}
          <span className="sr-only">, {NOTE_COLOR[note.color]}</span>
        </span>
        {note.mayEdit && (
          <span className="flex flex-none">
            <IconButton
              className="size-7"
              label={VIEWER.editNote}
              data-edit={note.id}
              onClick={() => notes.edit(note.id)}
            >
              <Pencil />
            </IconButton>
            <IconButton className="size-7" label={VIEWER.deleteNote} onClick={() => notes.askToDelete(note)}>
              <Trash2 />
            </IconButton>
          </span>
        )}
      </div>
    </article>
  );
}
