"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { Choice } from "#components/ui/form/choice.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { AdminCaseDetail, AdminCaseRow } from "#lib/contracts/admin-cases.ts";
import { ADMIN_CASE_EDIT } from "#lib/copy/admin/admin-cases.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";
import { CASE_STATUS_LABEL } from "#lib/copy/case-status.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { CASE_DIALOG } from "./dialog-classes.ts";
import { CaseLoader } from "./case-loader.tsx";
import { ADMIN_CASES_KEY, isStatusAlone, saveAnyCase } from "./queries.ts";

type Props = { readonly caseItem: AdminCaseRow; readonly onClose: () => void };

export function EditDialog({ caseItem, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={ADMIN_CASE_EDIT.title}>
      <CaseLoader caseId={caseItem.id}>{(detail) => <Form detail={detail} onClose={onClose} />}</CaseLoader>
    </Dialog>
  );
}

type Values = Pick<AdminCaseDetail, "status" | "priority" | "title"> & { readonly description: string };

function Form({ detail, onClose }: { readonly detail: AdminCaseDetail; readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const priorities = useCopy(PRIORITY_LABEL);
  const [before] = useState<Values>(() => ({
    status: detail.status,
    priority: detail.priority,
    title: detail.title,
    description: detail.description ?? "",
  }));
  const [values, setValues] = useState(before);
  const save = useMutation({
    ...saveAnyCase,
    onError: (error) => console.warn("The case was not saved", error),
    onSuccess: async () => {
      toast(ADMIN_CASE_EDIT.saved);
      onClose();
      await queryClient.invalidateQueries({ queryKey: ADMIN_CASES_KEY });
    },
  });
  const set = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    // Only what was changed here: the analysis may have moved the status meanwhile, a colleague the title.
    const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== before[name]);
    const changes = Object.fromEntries(names.map((name) => [name, values[name]]));
    if (names.length === 0) onClose();
    else save.mutate({ id: detail.id, changes });
  }

  return (
    <form className={CASE_DIALOG.body} noValidate onSubmit={submit}>
      <div className="grid grid-cols-2 gap-4 max-phone:grid-cols-1">
        <Choice
          label={ADMIN_CASE_EDIT.status}
          options={CASE_STATUS_LABEL}
          value={values.status}
          onChange={(status) => set({ status })}
        />
        <Choice
          label={ADMIN_CASE_EDIT.priority}
          options={priorities}
          value={values.priority}
          onChange={(priority) => set({ priority })}
        />
      </div>
      <Field label={ADMIN_CASE_EDIT.caseTitle} hint={ADMIN_CASE_EDIT.titleHint}>
        {(wiring) => (
          <TextInput
            {...wiring}
            maxLength={300}
            dir="auto"
            value={values.title}
            onChange={({ target }) => set({ title: target.value })}
          />
        )}
      </Field>
      <Field label={ADMIN_CASE_EDIT.description}>
        {(wiring) => (
          <TextArea
            {...wiring}
            className="resize-y"
            rows={5}
            maxLength={20_000}
            dir="auto"
            value={values.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </Field>
      {save.isError && (
        <ErrorLine role="alert">
          {isStatusAlone(save.variables.changes) ? ADMIN_CASE_EDIT.statusFailed : ADMIN_CASE_EDIT.failed}
        </ErrorLine>
      )}
      <ButtonRow className="mt-4">
        <Button variant="ghost" onClick={onClose}>
          {ADMIN_LIST.cancel}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? ADMIN_CASE_EDIT.saving : ADMIN_CASE_EDIT.save}
        </Button>
      </ButtonRow>
    </form>
  );
}
