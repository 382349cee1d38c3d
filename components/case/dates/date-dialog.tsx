"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { Choice } from "#components/ui/form/choice.tsx";
import { DateInput } from "#components/ui/form/date-input.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { FormActions } from "#components/ui/form/form-actions.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { RestoredNote } from "#components/widgets/kept-input/restored-note.tsx";
import { useKeptInput } from "#components/widgets/kept-input/use-kept-input.ts";
import { messageOf } from "#lib/api/api-error.ts";
import type { CaseDate } from "#lib/contracts/case-dates.ts";
import { CASE_DATES, DATE_FORM, DATE_KIND_LABEL } from "#lib/copy/case/case-dates.ts";
import { DATE_KINDS } from "#lib/domain/case-dates.ts";
import { localDateOf } from "#lib/format/dates.ts";
import { changeCaseDate } from "./queries.ts";

type Props = {
  readonly caseId: string;
  /** Null: a new one. */
  readonly date: CaseDate | null;
  readonly onClose: () => void;
};

const Form = z.object({
  kind: z.enum(DATE_KINDS),
  ...{ title: z.string(), on: z.string(), time: z.string(), place: z.string(), remindDays: z.string() },
  isDone: z.boolean(),
});
type Form = z.infer<typeof Form>;

/**
 * Adds, changes or deletes one date. Times are of the time zone of this browser unless the date has one. What was typed is
 * still there when the dialog was closed by mistake.
 */
export function DateDialog({ caseId, date, onClose }: Props) {
  const kept = useKeptInput({
    form: `date:${date?.id ?? caseId}`,
    ...{ schema: Form, initial: formOf(date), base: date === null ? "" : JSON.stringify(formOf(date)) },
  });
  const { value: form, set } = kept;
  const queryClient = useQueryClient();
  const change = useMutation({
    ...changeCaseDate,
    onSuccess: async () => {
      kept.forget();
      await queryClient.invalidateQueries({ queryKey: ["case", caseId] });
      void queryClient.invalidateQueries({ queryKey: ["cases"] });
      onClose();
    },
  });
  const zone = date?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const dateId = date?.id ?? null;
  const own = date?.remindDays?.toString() ?? "";
  const reminders: Record<string, string> = {
    ...DATE_FORM.reminders,
    // Another number than those on offer came in by the API: saving the rest must not change it.
    ...(own in DATE_FORM.reminders ? {} : { [own]: CASE_DATES.reminder(Number(own)) }),
  };

  function save() {
    const { time, remindDays, ...rest } = form;
    const body = {
      ...rest,
      time: time === "" ? null : time,
      timeZone: time === "" ? null : zone,
      remindDays: remindDays === "" ? null : Number(remindDays),
    };
    change.mutate({ caseId, dateId, body });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !change.isPending && onClose()}
      title={date === null ? DATE_FORM.add : DATE_FORM.edit}
    >
      <form
        className="mt-3 grid grid-cols-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <RestoredNote kept={kept} />
        <Field label={DATE_FORM.title}>
          {(wiring) => (
            <TextInput
              {...wiring}
              required
              maxLength={200}
              dir="auto"
              value={form.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Choice
          label={DATE_FORM.kind}
          options={DATE_KIND_LABEL}
          value={form.kind}
          onChange={(kind) => set({ kind, isDone: kind === "hearing" ? false : form.isDone })}
        />
        <div className="grid grid-cols-2 gap-3">
          <Field label={DATE_FORM.on}>
            {(wiring) => <DateInput {...wiring} value={form.on} onChange={({ target }) => set({ on: target.value })} />}
          </Field>
          <Field label={DATE_FORM.time} optional {...(form.time === "" ? {} : { hint: DATE_FORM.zone(zone) })}>
            {(wiring) => (
              <TextInput
                {...wiring}
                type="time"
                value={form.time}
                onChange={({ target }) => set({ time: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={DATE_FORM.place} optional>
          {(wiring) => (
            <TextInput
              {...wiring}
              maxLength={300}
              dir="auto"
              value={form.place}
              onChange={({ target }) => set({ place: target.value })}
            />
          )}
        </Field>
        <Choice
          label={DATE_FORM.remind}
          options={reminders}
          value={form.remindDays}
          onChange={(remindDays) => set({ remindDays })}
        />
        {form.kind !== "hearing" && (
          <label className="flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4.5 accent-exhibit"
              checked={form.isDone}
              onChange={({ target }) => set({ isDone: target.checked })}
            />
            {DATE_FORM.done}
          </label>
        )}
        {change.isError && <ErrorLine role="alert">{messageOf(change.error, CASE_DATES.failed)}</ErrorLine>}
        <FormActions
          cancelLabel={DATE_FORM.cancel}
          onCancel={onClose}
          submitLabel={DATE_FORM.save}
          isBusy={change.isPending}
        >
          {dateId !== null && (
            <Button
              variant="danger"
              className="mr-auto"
              busy={change.isPending}
              onClick={() => change.mutate({ caseId, dateId, body: null })}
            >
              {DATE_FORM.remove}
            </Button>
          )}
        </FormActions>
      </form>
    </Dialog>
  );
}

function formOf(date: CaseDate | null): Form {
  return {
    kind: date?.kind ?? "hearing",
    title: date?.title ?? "",
    on: date?.on ?? localDateOf(new Date()),
    time: date?.time ?? "",
    place: date?.place ?? "",
    remindDays: date?.remindDays?.toString() ?? "",
    isDone: date?.isDone ?? false,
  };
}
