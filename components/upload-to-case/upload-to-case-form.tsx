"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useEffect } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { HoldUp } from "#components/widgets/drop-zone/hold-up.tsx";
import { UploadField } from "#components/widgets/drop-zone/upload-field.tsx";
import { useUploadFlow } from "#components/widgets/drop-zone/use-upload-flow.ts";
import type { UploadItem } from "#components/widgets/drop-zone/use-uploads.ts";
import { LeaveGuard } from "#components/widgets/leave-guard/leave-guard.tsx";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { LEAVE_UPLOAD, UPLOAD_ERROR } from "#lib/copy/case/documents.ts";
import { UPLOAD_TO_CASE } from "#lib/copy/case/upload-to-case.ts";
import { startCaseAnalysis } from "./queries.ts";

type Props = {
  readonly caseItem: Case;
  /** Told when the form begins and ends to be busy: its case must not change meanwhile. */
  readonly onBusy?: (isBusy: boolean) => void;
};

/** The files for one case, and what is done with them. */
export function UploadToCaseForm({ caseItem, onBusy }: Props) {
  const { id, title, clientName, caseNumber } = caseItem;
  const start = useMutation(startCaseAnalysis);
  const queryClient = useQueryClient();
  const router = useRouter();
  const { uploads, error, setError, isSubmitting, submit } = useUploadFlow({
    caseId: id,
    check: ({ items }) => (items.length === 0 ? UPLOAD_TO_CASE.filesMissing : null),
    finish: analyse,
    failed: UPLOAD_TO_CASE.startFailed,
  });
  const isBusy = isSubmitting || uploads.isUploading;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);

  async function analyse(items: readonly UploadItem[]): Promise<string | null> {
    // A new analysis of the same papers would say what the last one said.
    if (items.every(({ duplicateOf }) => duplicateOf !== null)) return UPLOAD_ERROR.noneAdded;
    await start.mutateAsync(id);
    for (const queryKey of [["case", id], ["cases"]]) void queryClient.invalidateQueries({ queryKey });
    // In place of the form: "back" must not lead to a form whose files are spent, and a reload stays at the progress.
    router.replace(`/cases/${id}/progress`);
    return null;
  }

  return (
    <form
      className="grid max-w-205 grid-cols-1 gap-6"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      <dl className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-6 gap-y-2 rounded-sheet border border-manila-edge bg-manila px-5 py-3.5 wrap-anywhere max-phone:grid-cols-1 max-phone:px-4 max-phone:py-3 [&_dt]:text-13 [&_dt]:text-ink-2">
        <div>
          <dt>{UPLOAD_TO_CASE.caseTitle}</dt>
          <dd dir="auto">
            <b>{title}</b> <span className="font-mono text-ink-2">{caseNumber}</span>
          </dd>
        </div>
        <div>
          <dt>{UPLOAD_TO_CASE.client}</dt>
          <dd dir="auto">{clientName ?? UPLOAD_TO_CASE.notSpecified}</dd>
        </div>
      </dl>
      {error !== null && <HoldUp>{error}</HoldUp>}
      <UploadField uploads={uploads} disabled={isSubmitting} onError={setError} />
      <ButtonRow className="gap-3 border-t border-t-rule pt-5 max-phone:[&>*]:flex-auto [&>:first-child]:mr-auto">
        <Button variant="quiet" onClick={() => leavePage(() => router.push("/dashboard"))}>
          {UPLOAD_TO_CASE.back}
        </Button>
        <Button variant="ghost" onClick={() => leavePage(() => router.push(`/cases/${id}`))}>
          {UPLOAD_TO_CASE.skip}
        </Button>
        <Button type="submit" disabled={isBusy}>
          {UPLOAD_TO_CASE.submit}
        </Button>
      </ButtonRow>
      <LeaveGuard isActive={uploads.isUploading} question={LEAVE_UPLOAD} />
    </form>
  );
}
