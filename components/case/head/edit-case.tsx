"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { toast } from "sonner";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import type { Colleague } from "#lib/contracts/account.ts";
import { updateCase } from "#lib/contracts/cases.ts";
import { EDIT_CASE, LEGAL_SYSTEM_LABEL } from "#lib/copy/case/case-page.ts";
import { stageLabel } from "#lib/copy/case-status.ts";
import { CASE_STATUSES, type CaseStatus, isPipelineStatus, STAGE_STATUSES } from "#lib/domain/case-status.ts";
import { LEGAL_SYSTEMS, type LegalSystem, parseLegalSystem } from "#lib/domain/legal-systems.ts";
import { type CaseDetail, caseDetail, colleagues, mergeUpdatedCase } from "../queries.ts";

type Props = {
  readonly detail: CaseDetail;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** The dialog of "Edit case": title, client, description, stage, and who works on it. */
export function EditCase({ detail, isOpen, onOpenChange }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={EDIT_CASE.title}>
      <CaseForm detail={detail} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** What a person may choose: a stage, or none, which is where the analysis stands. */
function stageChoices({ status, successProbability }: CaseDetail["case"]): readonly CaseStatus[] {
  const withoutStage = isPipelineStatus(status) ? status : successProbability === null ? "new" : "completed";
  return [withoutStage, ...STAGE_STATUSES];
}

type FormProps = { readonly detail: CaseDetail; readonly onDone: () => void };

function CaseForm({ detail, onDone }: FormProps) {
  const { id } = detail.case;
  const queryClient = useQueryClient();
  const everybody = useQuery(colleagues);
  const [title, setTitle] = useState(detail.case.title);
  const [clientName, setClientName] = useState(detail.case.clientName ?? "");
  const [description, setDescription] = useState(detail.case.description ?? "");
  const [status, setStatus] = useState<CaseStatus>(detail.case.status);
  const [law, setLaw] = useState<LegalSystem | null>(detail.case.legalSystem);
  const [assigned, setAssigned] = useState<readonly string[]>(detail.assignees.map((person) => person.id));
  const [isMissing, setIsMissing] = useState(false);

  const save = useMutation({
    mutationFn: () => call(updateCase, { params: { id }, body: changes() }),
    onSuccess: (updated) => {
      const { queryKey } = caseDetail(id);
      queryClient.setQueryData(queryKey, (before) => before && mergeUpdatedCase(before, updated));
      void queryClient.invalidateQueries({ queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: ["cases"] });
      toast(EDIT_CASE.saved);
      onDone();
    },
  });

  /** Only what was changed, so that two people at work on one case do not undo each other. */
  function changes() {
    const before = detail.case;
    const wasAssigned = detail.assignees.map((person) => person.id);
    const isSameTeam = assigned.length === wasAssigned.length && assigned.every((one) => wasAssigned.includes(one));
    return {
      ...(title.trim() === before.title ? {} : { title }),
      ...(clientName.trim() === (before.clientName ?? "") ? {} : { clientName }),
      ...(description === (before.description ?? "") ? {} : { description }),
      ...(status === before.status ? {} : { status }),
      ...(law === before.legalSystem ? {} : { legalSystem: law }),
      ...(isSameTeam ? {} : { assignedTo: [...assigned] }),
    };
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    setIsMissing(title.trim() === "");
    if (title.trim() !== "") save.mutate();
  }

  // Who has left the firm is not offered any more, and stays where they are.
  const known: readonly Colleague[] = everybody.data ?? [];
  const offered = [...known, ...detail.assignees.filter((person) => !known.some((one) => one.id === person.id))];
  return (
    <form className="mt-4 grid grid-cols-1 content-start gap-4" onSubmit={submit} noValidate>
      <Field label={EDIT_CASE.caseName} error={isMissing ? EDIT_CASE.noTitle : undefined}>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={title}
            maxLength={300}
            dir="auto"
            onChange={(event) => {
              setTitle(event.target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
      <Field label={EDIT_CASE.clientName} optional>
        {(wiring) => (
          <TextInput
            {...wiring}
            value={clientName}
            maxLength={300}
            dir="auto"
            onChange={(event) => setClientName(event.target.value)}
          />
        )}
      </Field>
      <Field label={EDIT_CASE.description} optional>
        {(wiring) => (
          <TextArea
            {...wiring}
            className="h-auto py-2.5"
            rows={4}
            value={description}
            maxLength={20_000}
            dir="auto"
            onChange={(event) => setDescription(event.target.value)}
          />
        )}
      </Field>
      <Field label={EDIT_CASE.status} hint={EDIT_CASE.statusHint}>
        {(wiring) => (
          <Select
            {...wiring}
            value={status}
            onChange={(event) => setStatus(CASE_STATUSES.find((one) => one === event.target.value) ?? status)}
          >
            {stageChoices(detail.case).map((one) => (
              <option key={one} value={one}>
                {stageLabel(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={EDIT_CASE.law} hint={EDIT_CASE.lawHint}>
        {(wiring) => (
          <Select {...wiring} value={law ?? ""} onChange={(event) => setLaw(parseLegalSystem(event.target.value))}>
            <option value="">{EDIT_CASE.lawByPapers}</option>
            {LEGAL_SYSTEMS.map((one) => (
              <option key={one} value={one}>
                {LEGAL_SYSTEM_LABEL[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="min-w-0">
        <legend className="text-13 font-semibold">{EDIT_CASE.colleagues}</legend>
        <p className="text-12 text-ink-2">{EDIT_CASE.colleaguesHint}</p>
        {everybody.isPending && <p className="text-13 text-ink-2">{EDIT_CASE.loading}</p>}
        {everybody.isError && <ErrorLine>{messageOf(everybody.error, EDIT_CASE.colleaguesFailed)}</ErrorLine>}
        <ul className="mt-1.5 grid max-h-42 list-none grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] overflow-auto rounded-control border border-field px-3 py-1">
          {offered.map((person) => (
            <li key={person.id}>
              <label className="flex min-h-8 items-center gap-2 text-13">
                <input
                  type="checkbox"
                  className="size-4.5 flex-none accent-exhibit"
                  checked={assigned.includes(person.id)}
                  onChange={(event) =>
                    setAssigned(
                      event.target.checked ? [...assigned, person.id] : assigned.filter((one) => one !== person.id),
                    )
                  }
                />
                <span className="min-w-0 truncate" dir="auto">
                  {person.fullName}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {save.isError && <ErrorLine role="alert">{messageOf(save.error, EDIT_CASE.failed)}</ErrorLine>}
      <ButtonRow className="items-center gap-3">
        <Button variant="ghost" onClick={onDone}>
          {EDIT_CASE.cancel}
        </Button>
        <Button type="submit" busy={save.isPending}>
          {EDIT_CASE.save}
        </Button>
      </ButtonRow>
    </form>
  );
}
