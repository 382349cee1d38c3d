"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { HoldUp } from "#components/widgets/drop-zone/hold-up.tsx";
import { RestoredNote } from "#components/widgets/kept-input/restored-note.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { messageOf } from "#lib/api/api-error.ts";
import { NEW_CASE, SIMPLE_CASE } from "#lib/copy/new-case.ts";
import { PRIORITY_LABEL } from "#lib/copy/priority.ts";
import { DEFAULT_PRIORITY, PRIORITIES, type Priority } from "#lib/domain/priority.ts";
import { CaseNames } from "./case-names.tsx";
import { createEmptyCase } from "./queries.ts";
import { useCaseNames } from "./use-case-names.ts";

/** Create New Case: a case without files, which are uploaded on the page that follows. */
export function SimpleCaseScreen() {
  const priorities = useCopy(PRIORITY_LABEL);
  const newCase = useCopy(NEW_CASE);
  const typed = useCaseNames();
  const { caseName, clientName } = typed.value;
  const [priority, setPriority] = useState<Priority>(DEFAULT_PRIORITY);
  const [isChecked, setIsChecked] = useState(false);
  const queryClient = useQueryClient();
  const router = useRouter();
  const create = useMutation({
    ...createEmptyCase,
    onSuccess: ({ id }) => {
      typed.forget();
      void queryClient.invalidateQueries({ queryKey: ["cases"] });
      // In place of the form: "back" must not lead to one that would make the case a second time.
      router.replace(`/cases/${id}/upload`);
    },
  });
  // After success it stays busy until the next page is there.
  const isBusy = create.isPending || create.isSuccess;
  const names = { title: caseName.trim(), clientName: clientName.trim() };
  const errors = {
    caseName: names.title === "" ? SIMPLE_CASE.nameMissing : undefined,
    clientName: names.clientName === "" ? SIMPLE_CASE.clientMissing : undefined,
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    if (isBusy || errors.caseName !== undefined || errors.clientName !== undefined) return;
    create.mutate({ ...names, priority });
  }

  function giveUp() {
    typed.forget();
    router.push("/dashboard");
  }

  return (
    <>
      <PageHead>
        <div>
          <h1 tabIndex={-1}>{SIMPLE_CASE.title}</h1>
          <p>
            {SIMPLE_CASE.haveFiles} <Link href="/cases/new">{newCase.title}</Link>
          </p>
        </div>
      </PageHead>
      <form className="grid max-w-205 grid-cols-1 gap-6" onSubmit={submit} noValidate>
        <RestoredNote kept={typed} />
        <CaseNames names={typed} errors={isChecked ? errors : undefined} disabled={isBusy} />
        <div className="grid grid-cols-[1fr_1fr] gap-4 max-phone:grid-cols-1">
          <Field label={SIMPLE_CASE.priority}>
            {(wiring) => (
              <Select
                {...wiring}
                value={priority}
                onChange={(event) => setPriority(PRIORITIES.find((known) => known === event.target.value) ?? priority)}
                disabled={isBusy}
              >
                {PRIORITIES.map((known) => (
                  <option key={known} value={known}>
                    {priorities[known]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        {create.isError && <HoldUp>{messageOf(create.error, SIMPLE_CASE.createFailed)}</HoldUp>}
        <ButtonRow className="gap-3 border-t border-t-rule pt-5 max-phone:[&>*]:flex-auto">
          <Button variant="ghost" onClick={giveUp}>
            {SIMPLE_CASE.cancel}
          </Button>
          <Button type="submit" disabled={caseName === "" || clientName === ""} busy={isBusy}>
            {SIMPLE_CASE.submit}
          </Button>
        </ButtonRow>
      </form>
    </>
  );
}
