"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useId } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { HoldUp } from "#components/widgets/drop-zone/hold-up.tsx";
import { UploadField } from "#components/widgets/drop-zone/upload-field.tsx";
import { useUploadFlow } from "#components/widgets/drop-zone/use-upload-flow.ts";
import type { UploadItem } from "#components/widgets/drop-zone/use-uploads.ts";
import { LeaveGuard } from "#components/widgets/leave-guard/leave-guard.tsx";
import { RestoredNote } from "#components/widgets/kept-input/restored-note.tsx";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import { useCopy } from "#components/widgets/voice.ts";
import { LEAVE_UPLOAD } from "#lib/copy/case/documents.ts";
import { KEPT_INPUT } from "#lib/copy/kept-input.ts";
import { NEW_CASE, NEW_CASE_ERROR, SIMPLE_CASE } from "#lib/copy/new-case.ts";
import { CaseNames } from "./case-names.tsx";
import { checkNewCase, stillNeeded } from "./check-new-case.ts";
import { createCaseOnFiles } from "./queries.ts";
import { useCaseNames } from "./use-case-names.ts";

/** Reel in a New Fish: names, files, upload, case; then the progress of its analysis. */
export function NewCaseScreen() {
  const labels = useCopy(NEW_CASE);
  const names = useCaseNames();
  const { caseName, clientName } = names.value;
  const create = useMutation(createCaseOnFiles);
  const queryClient = useQueryClient();
  const router = useRouter();
  const { uploads, error, setError, isSubmitting, submit } = useUploadFlow({
    check: ({ items }) => checkNewCase({ caseName, clientName, fileCount: items.length }),
    finish: openCase,
    failed: NEW_CASE_ERROR.createFailed,
  });

  const isBusy = isSubmitting || uploads.isUploading;
  const needed = stillNeeded({ caseName, clientName, fileCount: uploads.items.length });
  const neededId = useId();
  const isReady = caseName !== "" && clientName !== "" && uploads.items.length > 0 && !isBusy;

  async function openCase(items: readonly UploadItem[]): Promise<null> {
    const fileIds = items.flatMap(({ fileId }) => fileId ?? []);
    const { caseId } = await create.mutateAsync({ title: caseName.trim(), clientName: clientName.trim(), fileIds });
    names.forget();
    void queryClient.invalidateQueries({ queryKey: ["cases"] });
    // In place of the form: "back" must not lead to a form whose files are spent, and a reload stays at the progress.
    router.replace(`/cases/${caseId}/progress`);
    return null;
  }

  function giveUp() {
    names.forget();
    router.push("/dashboard");
  }

  return (
    <>
      <PageHead>
        <div>
          <h1 tabIndex={-1}>{labels.title}</h1>
          <p>
            {NEW_CASE.noFilesYet} <Link href="/cases/new/simple">{SIMPLE_CASE.title}</Link>
          </p>
        </div>
      </PageHead>
      <form
        className="grid max-w-205 grid-cols-1 gap-6"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit();
        }}
        noValidate
      >
        <RestoredNote kept={names} also={KEPT_INPUT.files} />
        <CaseNames names={names} disabled={isSubmitting} />
        {error !== null && <HoldUp>{error}</HoldUp>}
        <UploadField uploads={uploads} disabled={isSubmitting} onError={setError} />
        <ButtonRow className="gap-3 border-t border-t-rule pt-5 max-phone:[&>*]:flex-auto">
          {/* A button that waits says for what. */}
          <p id={neededId} className="mr-auto self-center text-13 text-ink-2 on-phone:basis-full">
            {isBusy ? null : needed}
          </p>
          <Button variant="ghost" onClick={() => leavePage(giveUp)}>
            {labels.cancel}
          </Button>
          <Button type="submit" disabled={!isReady} aria-describedby={neededId}>
            {labels.submit}
          </Button>
        </ButtonRow>
      </form>
      <LeaveGuard isActive={uploads.isUploading} question={LEAVE_UPLOAD} />
    </>
  );
}
