"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { messageOf } from "#lib/api/api-error.ts";
import type { Annotation } from "#lib/contracts/annotations.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { AnnotationColor } from "#lib/domain/files/annotation-colors.ts";
import { addNote, changeNote, documentContent, removeNote, withNote } from "../queries.ts";

/** A note that is being written; `id` is null while it is a new one. */
export type NoteDraft = Pick<Annotation, "pageNumber" | "quote" | "start" | "end" | "note" | "color"> & {
  readonly id: string | null;
};

export type Notes = {
  readonly all: readonly Annotation[];
  /** The page that is open. */
  readonly pageNumber: number;
  readonly draft: NoteDraft | null;
  /** Id of the note that is being changed. */
  readonly editing: string | null;
  readonly isSaving: boolean;
  readonly saveError: string | null;
  readonly toDelete: Annotation | null;
  readonly isDeleting: boolean;
  readonly deleteError: string | null;
  readonly begin: (place: Pick<Annotation, "pageNumber" | "quote" | "start" | "end">) => void;
  readonly edit: (id: string) => void;
  readonly cancel: () => void;
  readonly save: (draft: NoteDraft) => void;
  readonly askToDelete: (note: Annotation | null) => void;
  readonly confirmDelete: () => void;
  /** The form tells whether it holds words that are not saved. */
  readonly onTyped: (hasUnsaved: boolean) => void;
  readonly hasUnsaved: () => boolean;
};

type Options = { readonly documentId: string; readonly all: readonly Annotation[]; readonly pageNumber: number };

/** The notes of an open document: what is being written, changed or deleted. Only one form is open at a time. */
export function useNotes({ documentId, all, pageNumber }: Options): Notes {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<Annotation | null>(null);
  /** The colour that was taken last is the one that is taken next. */
  const [color, setColor] = useState<AnnotationColor>("canary");
  const unsaved = useRef(false);
  const onTyped = useCallback((hasUnsaved: boolean) => {
    unsaved.current = hasUnsaved;
  }, []);
  const { queryKey } = documentContent(documentId);
  const store = (given: { id: string; note?: Annotation }) =>
    queryClient.setQueryData(queryKey, (content) => content && withNote(content, given));
  const done = (note: Annotation) => {
    store({ id: note.id, note });
    setColor(note.color);
    setDraft(null);
    setEditing(null);
  };
  const add = useMutation({ ...addNote(documentId), onSuccess: done });
  const change = useMutation({ ...changeNote(documentId), onSuccess: done });
  const remove = useMutation({
    ...removeNote(documentId),
    onSuccess: (_, id) => {
      store({ id });
      setToDelete(null);
      toast.success(VIEWER.noteDeleted);
    },
  });
  const failed = add.error ?? change.error;

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  function reset() {
    add.reset();
    change.reset();
  }
  return {
    ...{ all, pageNumber, draft, editing, toDelete, onTyped },
    isSaving: add.isPending || change.isPending,
    saveError: failed === null ? null : messageOf(failed, VIEWER.noteNotSaved),
    isDeleting: remove.isPending,
    deleteError: remove.error === null ? null : messageOf(remove.error, VIEWER.noteNotDeleted),
    hasUnsaved: () => unsaved.current,
    begin: (place) => {
      if (unsaved.current) {
        toast.error(VIEWER.finishNote);
        return;
      }
      reset();
      setEditing(null);
      setDraft({ ...place, id: null, note: "", color });
    },
    edit: (id) => {
      if (unsaved.current) {
        toast.error(VIEWER.finishNote);
        return;
      }
      reset();
      setDraft(null);
      setEditing(id);
    },
    cancel: () => {
      reset();
      setDraft(null);
      setEditing(null);
    },
    save: ({ id, ...given }) => {
      if (add.isPending || change.isPending) return;
      reset();
      if (id === null) add.mutate(given);
      else change.mutate({ id, note: given.note, color: given.color });
    },
    askToDelete: (note) => {
      remove.reset();
      setToDelete(note);
    },
    confirmDelete: () => {
      if (toDelete !== null) remove.mutate(toDelete.id);
    },
  };
}
