"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Choice } from "#components/ui/form/choice.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { DateInput } from "#components/ui/form/date-input.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { FormActions } from "#components/ui/form/form-actions.tsx";
import { UPDATE_ITEM } from "#lib/copy/case/ledger.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { addDays, DEFAULT_RESPONSE_DAYS } from "#lib/domain/ledger.ts";
import type { NumberedItem } from "./numbered-item.ts";
import { caseDocuments } from "./queries.ts";
import { useLedgerChange } from "./use-ledger-change.ts";

type Props = {
  readonly caseId: string;
  readonly today: string;
  /** Null: closed. */
  readonly item: NumberedItem | null;
  readonly onClose: () => void;
};
type State = keyof typeof UPDATE_ITEM.states;
type Form = {
  readonly state: State;
  readonly on: string;
  readonly dueOn: string;
  readonly receivedAs: string;
  readonly reason: string;
};

/** Records what became of an item. What was typed is still there when the dialog was closed by mistake. */
export function UpdateItemDialog({ caseId, today, item, onClose }: Props) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Form>>(new Map());
  const [isRemoving, setIsRemoving] = useState(false);
  const change = useLedgerChange(caseId);
  const form = item === null ? null : (typed.get(item.id) ?? formOf(item, today));

  function finish(id: string) {
    setTyped((before) => new Map([...before].filter(([key]) => key !== id)));
    setIsRemoving(false);
    onClose();
  }

  return (
    <>
      <Dialog open={item !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={UPDATE_ITEM.title}>
        {item !== null && form !== null && (
          <form
            className="mt-3 grid grid-cols-1 content-start gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              change.mutate({ itemId: item.id, update: bodyOf(form) }, { onSuccess: () => finish(item.id) });
            }}
          >
            <p className="font-semibold wrap-anywhere" dir="auto">
              {item.text}
            </p>
            <Fields
              {...{ caseId, form }}
              onChange={(changes) => setTyped((before) => new Map(before).set(item.id, { ...form, ...changes }))}
            />
            <FormActions
              cancelLabel={UPDATE_ITEM.cancel}
              onCancel={onClose}
              submitLabel={UPDATE_ITEM.save}
              isBusy={change.isPending}
            >
              {item.isByHand && (
                <Button variant="danger" className="mr-auto" onClick={() => setIsRemoving(true)}>
                  {UPDATE_ITEM.remove}
                </Button>
              )}
            </FormActions>
          </form>
        )}
      </Dialog>
      {item !== null && (
        <ConfirmDialog
          open={isRemoving}
          onOpenChange={setIsRemoving}
          title={UPDATE_ITEM.removeTitle}
          subject={item.text}
          text={UPDATE_ITEM.removeText}
          confirmLabel={UPDATE_ITEM.remove}
          busy={change.isPending}
          onConfirm={() => change.mutate({ remove: item.id }, { onSuccess: () => finish(item.id) })}
        />
      )}
    </>
  );
}

type FieldsProps = {
  readonly caseId: string;
  readonly form: Form;
  readonly onChange: (changes: Partial<Form>) => void;
};

function Fields({ caseId, form, onChange }: FieldsProps) {
  const documents = useQuery({ ...caseDocuments(caseId), enabled: form.state === "received" });
  const exhibits = Object.fromEntries(
    (documents.data ?? []).map(({ id, exhibit, originalFileName }): [string, string] => [
      id,
      exhibit === null ? originalFileName : `${exhibitLabel(exhibit)}, ${originalFileName}`,
    ]),
  );
  const date = (label: string, key: "on" | "dueOn") => (
    <Field label={label}>
      {(wiring) => (
        <DateInput {...wiring} value={form[key]} onChange={({ target }) => onChange({ [key]: target.value })} />
      )}
    </Field>
  );
  return (
    <>
      <Choice
        label={UPDATE_ITEM.state}
        options={UPDATE_ITEM.states}
        value={form.state}
        onChange={(state) => onChange({ state })}
      />
      {form.state === "requested" && date(UPDATE_ITEM.requestedOn, "on")}
      {form.state === "requested" && date(UPDATE_ITEM.dueOn, "dueOn")}
      {form.state === "received" && date(UPDATE_ITEM.receivedOn, "on")}
      {form.state === "received" && (
        <Choice
          label={UPDATE_ITEM.receivedAs}
          options={{ "": UPDATE_ITEM.noExhibit, ...exhibits }}
          value={form.receivedAs}
          onChange={(receivedAs) => onChange({ receivedAs })}
        />
      )}
      {form.state === "refused" && date(UPDATE_ITEM.refusedOn, "on")}
      {form.state === "refused" && (
        <Field label={UPDATE_ITEM.reason} optional>
          {(wiring) => (
            <TextArea
              {...wiring}

              rows={3}
              maxLength={1000}
              dir="auto"
              value={form.reason}
              onChange={({ target }) => onChange({ reason: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

function formOf(item: NumberedItem, today: string): Form {
  return {
    state: item.isOurs ? "ours" : item.state,
    on: item.settledOn ?? today,
    dueOn: item.dueOn ?? addDays(today, DEFAULT_RESPONSE_DAYS),
    receivedAs: item.receivedAs?.documentId ?? "",
    reason: item.reason ?? "",
  };
}

function bodyOf({ state, on, dueOn, receivedAs, reason }: Form) {
  if (state === "ours") return { state: "open", isOurs: true } as const;
  if (state === "requested") return { state, on, dueOn, isOurs: false } as const;
  if (state === "received")
    return { state, on, receivedAs: receivedAs === "" ? null : receivedAs, isOurs: false } as const;
  if (state === "refused") return { state, on, reason, isOurs: false } as const;
  return { state, isOurs: false } as const;
}
