"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useState } from "react";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { FormActions } from "#components/ui/form/form-actions.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { Charge } from "#lib/contracts/charges.ts";
import { CHARGE_FORM, ELEMENTS } from "#lib/copy/case/elements.ts";
import { CHARGE_TEMPLATES, MAX_ELEMENT, MAX_ELEMENTS, splitElements } from "#lib/domain/charge-elements.ts";
import type { OffenceClass } from "#lib/domain/findings.ts";
import { caseCharges, changeCharge } from "./queries.ts";

type Props = {
  readonly caseId: string;
  /** Null: a new one. */
  readonly charge: Charge | null;
  /** Of the analysis: the charge that the list begins with. */
  readonly offenceClass: OffenceClass | null;
  readonly onClose: () => void;
};

/** Enters the elements of a charge, from a list of usual ones or pasted, or changes them. */
export function ChargeDialog({ caseId, charge, offenceClass, onClose }: Props) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(charge?.name ?? "");
  const [kept, setKept] = useState(charge?.elements ?? []);
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const change = useMutation({
    ...changeCharge,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: caseCharges(caseId).queryKey });
      onClose();
    },
  });
  const chargeId = charge?.id ?? null;
  const templates = CHARGE_TEMPLATES.toSorted(
    (one, other) => Number(other.offenceClass === offenceClass) - Number(one.offenceClass === offenceClass),
  );

  function save() {
    const added = splitElements(pasted).map((text) => ({ id: null, text }));
    const elements = [...kept.map(({ id, text }) => ({ id, text: text.trim() })), ...added];
    const found = findProblem(elements.map(({ text }) => text));
    setProblem(found);
    if (found !== null || change.isPending) return;
    const removed = (charge?.elements ?? []).map(({ id }) => id).filter((id) => !kept.some((one) => one.id === id));
    change.mutate({ caseId, chargeId, body: { name, elements, removed } });
  }

  if (isDeleting)
    return (
      <ConfirmDialog
        open
        onOpenChange={() => setIsDeleting(false)}
        title={CHARGE_FORM.remove}
        subject={name}
        text={CHARGE_FORM.removeText}
        confirmLabel={CHARGE_FORM.remove}
        busy={change.isPending}
        error={change.isError ? messageOf(change.error, ELEMENTS.failed) : null}
        onConfirm={() => change.mutate({ caseId, chargeId, body: null })}
      />
    );
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(isOpen) => !isOpen && !change.isPending && onClose()}
      title={charge === null ? CHARGE_FORM.add : CHARGE_FORM.edit}
    >
      <form
        className="mt-3 grid grid-cols-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {charge === null && (
          <Field label={CHARGE_FORM.template} hint={CHARGE_FORM.templateHint}>
            {(wiring) => (
              <Select
                {...wiring}
                defaultValue=""
                onChange={({ target }) => {
                  const template = CHARGE_TEMPLATES.find((one) => one.name === target.value);
                  setName(template?.name ?? "");
                  setPasted(template?.elements.map(({ text }) => text).join("\n") ?? "");
                }}
              >
                <option value="">{CHARGE_FORM.noTemplate}</option>
                {templates.map((template) => (
                  <option key={template.name}>{template.name}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={CHARGE_FORM.name}>
          {(wiring) => (
            <TextInput
              {...wiring}
              required
              maxLength={300}
              dir="auto"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {kept.map(({ id, text, evidence }, index) => (
          <div key={id} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <Field label={CHARGE_FORM.element(index + 1)}>
                {(wiring) => (
                  <TextInput
                    {...wiring}
                    required
                    maxLength={MAX_ELEMENT}
                    dir="auto"
                    value={text}
                    onChange={({ target }) =>
                      setKept(kept.map((one) => (one.id === id ? { ...one, text: target.value } : one)))
                    }
                  />
                )}
              </Field>
            </div>
            {evidence.length > 0 && (
              <span className="flex-none pb-3 text-12 text-ink-2">{CHARGE_FORM.quotes(evidence.length)}</span>
            )}
            <IconButton
              look="box"
              className="mb-1"
              label={CHARGE_FORM.removeElement(index + 1)}
              onClick={() => setKept(kept.filter((one) => one.id !== id))}
            >
              <X />
            </IconButton>
          </div>
        ))}
        <Field
          label={charge === null ? CHARGE_FORM.more : CHARGE_FORM.moreOfCharge}
          optional={kept.length > 0}
          hint={CHARGE_FORM.moreHint}
          {...(problem === null ? {} : { error: problem })}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              className="h-auto py-2.5"
              rows={charge === null ? 6 : 3}
              dir="auto"
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          )}
        </Field>
        {change.isError && <ErrorLine role="alert">{messageOf(change.error, ELEMENTS.failed)}</ErrorLine>}
        <FormActions
          cancelLabel={CHARGE_FORM.cancel}
          onCancel={onClose}
          submitLabel={CHARGE_FORM.save}
          isBusy={change.isPending}
        >
          {charge !== null && (
            <Button variant="danger" className="mr-auto" onClick={() => setIsDeleting(true)}>
              {CHARGE_FORM.remove}
            </Button>
          )}
        </FormActions>
      </form>
    </Dialog>
  );
}

function findProblem(elements: readonly string[]): string | null {
  if (elements.length === 0) return CHARGE_FORM.noElements;
  if (elements.length > MAX_ELEMENTS) return CHARGE_FORM.tooMany;
  return elements.some((text) => text.length > MAX_ELEMENT) ? CHARGE_FORM.tooLong : null;
}
