"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { PriorityTag } from "#components/widgets/priority-tag.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { PRIORITY_EDIT } from "#lib/copy/case/case-page.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { PRIORITIES, type Priority } from "#lib/domain/priority.ts";
import { type CaseDetail, caseDetail, mergeUpdatedCase, updateCasePriority } from "../queries.ts";

/** The priority: a tag with a pencil at rest, a select with Save and Cancel while it is edited. */
export function PriorityEdit({ detail }: { readonly detail: CaseDetail }) {
  const { id, priority } = detail.case;
  const priorities = useCopy(PRIORITY_LABEL);
  const [draft, setDraft] = useState<Priority | null>(null);
  const queryClient = useQueryClient();
  const selectId = useId();
  const select = useRef<HTMLSelectElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const isEditing = draft !== null;

  // The control that was pressed goes away: the focus follows to the one that takes its place.
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    (isEditing ? select : pencil).current?.focus();
  }, [isEditing]);

  const save = useMutation({
    ...updateCasePriority,
    onSuccess: (updated) => {
      const { queryKey } = caseDetail(id);
      queryClient.setQueryData(queryKey, (before) => before && mergeUpdatedCase(before, updated));
      void queryClient.invalidateQueries({ queryKey: ["cases"] });
      setDraft(null);
    },
    onError: () => toast.error(PRIORITY_EDIT.failed),
  });

  if (draft === null)
    return (
      <span className="inline-flex items-center gap-0.5">
        <PriorityTag priority={priority} />
        <IconButton
          ref={pencil}
          className="size-6.5 on-phone:size-8"
          label={PRIORITY_EDIT.edit}
          onClick={() => setDraft(priority)}
        >
          <Pencil />
        </IconButton>
      </span>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <label htmlFor={selectId} className="sr-only">
        {PRIORITY_EDIT.label}
      </label>
      <Select
        id={selectId}
        ref={select}
        isSmall
        className="w-46 bg-sheet"
        value={draft}
        onChange={(event) => setDraft(PRIORITIES.find((known) => known === event.target.value) ?? draft)}
        onKeyDown={(event) => event.key === "Escape" && setDraft(null)}
      >
        {PRIORITIES.map((known) => (
          <option key={known} value={known}>
            {priorities[known]}
          </option>
        ))}
      </Select>
      <Button size="s" busy={save.isPending} onClick={() => save.mutate({ id, priority: draft })}>
        {PRIORITY_EDIT.save}
      </Button>
      <Button variant="quiet" size="s" onClick={() => setDraft(null)}>
        {PRIORITY_EDIT.cancel}
      </Button>
    </span>
  );
}
