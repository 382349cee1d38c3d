"use client";

import { z } from "zod";
import { Choice } from "#components/ui/form/choice.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { FormActions } from "#components/ui/form/form-actions.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { RestoredNote } from "#components/widgets/kept-input/restored-note.tsx";
import { useKeptInput } from "#components/widgets/kept-input/use-kept-input.ts";
import { ApiError } from "#lib/api/api-error.ts";
import { ADD_ITEM } from "#lib/copy/case/ledger.ts";
import { useLedgerChange } from "./use-ledger-change.ts";

type Props = { readonly caseId: string; readonly open: boolean; readonly onClose: () => void };

const Input = z.object({ text: z.string(), part: z.enum(["named", "usual", "ours"]) });
/** The letter tells the other side that the items of a part are named in the record: only the attorney can say so of an item. */
const EMPTY = { text: "", part: "usual" as const };

/** Adds something that no gap asks for. What was typed is still there when the dialog was closed by mistake. */
export function AddItemDialog({ caseId, open, onClose }: Props) {
  const kept = useKeptInput({ form: `ledger-item:${caseId}`, schema: Input, initial: EMPTY });
  const { text, part } = kept.value;
  const change = useLedgerChange(caseId);
  const error = change.error instanceof ApiError ? change.error.errors.text?.[0] : undefined;

  function add() {
    const isOurs = part === "ours";
    change.mutate(
      { add: { text, part: isOurs ? "named" : part, isOurs } },
      {
        onSuccess: () => {
          kept.discard();
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
        <RestoredNote kept={kept} />
        <Field label={ADD_ITEM.text} error={error}>
          {(wiring) => (
            <TextInput
              {...wiring}
              value={text}
              maxLength={500}
              required
              dir="auto"
              onChange={({ target }) => kept.set({ text: target.value })}
            />
          )}
        </Field>
        <Choice
          label={ADD_ITEM.part}
          options={ADD_ITEM.parts}
          value={part}
          onChange={(next) => kept.set({ part: next })}
        />
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
