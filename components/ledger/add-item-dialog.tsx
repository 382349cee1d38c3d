"use client";

import { useState } from "react";
import { Choice } from "#components/ui/form/choice.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { FormActions } from "#components/ui/form/form-actions.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { ApiError } from "#lib/api/api-error.ts";
import { ADD_ITEM } from "#lib/copy/case/ledger.ts";
import { useLedgerChange } from "./use-ledger-change.ts";

type Props = { readonly caseId: string; readonly open: boolean; readonly onClose: () => void };

/** Adds something that no gap asks for. What was typed is still there when the dialog was closed by mistake. */
export function AddItemDialog({ caseId, open, onClose }: Props) {
  const [text, setText] = useState("");
  const [part, setPart] = useState<keyof typeof ADD_ITEM.parts>("named");
  const change = useLedgerChange(caseId);
  const error = change.error instanceof ApiError ? change.error.errors.text?.[0] : undefined;

  function add() {
    const isOurs = part === "ours";
    change.mutate(
      { add: { text, part: isOurs ? "named" : part, isOurs } },
      {
        onSuccess: () => {
          setText("");
          onClose();
        },
      },
    );
  }

  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={ADD_ITEM.title}>
      <form
        className="mt-4 grid grid-cols-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={ADD_ITEM.text} error={error}>
          {(wiring) => (
            <TextInput
              {...wiring}
              value={text}
              maxLength={500}
              required
              dir="auto"
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Choice label={ADD_ITEM.part} options={ADD_ITEM.parts} value={part} onChange={setPart} />
        <FormActions
          cancelLabel={ADD_ITEM.cancel}
          onCancel={onClose}
          submitLabel={ADD_ITEM.add}
          isBusy={change.isPending}
        />
      </form>
    </Dialog>
  );
}
