"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/field.tsx";
import { Note } from "#components/ui/note.tsx";
import { TextInput } from "#components/ui/text-input.tsx";
import { DropZone } from "#components/widgets/drop-zone/drop-zone.tsx";
import { UploadRows } from "#components/widgets/drop-zone/upload-rows.tsx";
import { useUploads } from "#components/widgets/drop-zone/use-uploads.ts";
import { useCopy } from "#components/widgets/voice.ts";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { NEW_CASE, NEW_CASE_ERROR } from "#lib/copy/new-case.ts";
import { checkNewCase } from "./check-new-case.ts";
import styles from "./new-case-screen.module.css";
import { createCase } from "./queries.ts";

/** Reel in a New Fish: names, files, upload, case; then the progress of its analysis. */
export function NewCaseScreen() {
  const labels = useCopy(NEW_CASE);
  const [caseName, setCaseName] = useState("");
  const [clientName, setClientName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const uploads = useUploads();
  const create = useMutation(createCase);
  const queryClient = useQueryClient();
  const router = useRouter();
  // The button is only drawn as disabled after a render: a second press in between would make a second case.
  const isRunning = useRef(false);

  const isBusy = isSubmitting || uploads.isUploading;
  const isReady = caseName !== "" && clientName !== "" && uploads.items.length > 0 && !isBusy;

  async function uploadAndCreate(): Promise<string | null> {
    const items = await uploads.uploadAll();
    const fileIds = items.flatMap(({ fileId }) => fileId ?? []);
    if (fileIds.length === 0) return NEW_CASE_ERROR.noneUploaded;
    if (fileIds.length < items.length) return NEW_CASE_ERROR.someBusted(items.length - fileIds.length);
    const { caseId } = await create.mutateAsync({ title: caseName.trim(), clientName: clientName.trim(), fileIds });
    void queryClient.invalidateQueries({ queryKey: ["cases"] });
    // In place of the form: "back" must not lead to a form whose files are spent, and a reload stays at the progress.
    router.replace(`/cases/${caseId}/progress`);
    return null;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    const missing = checkNewCase({ caseName, clientName, fileCount: uploads.items.length });
    setError(missing);
    if (missing !== null) return;
    isRunning.current = true;
    setIsSubmitting(true);
    const failure = await uploadAndCreate().catch((reason: unknown) =>
      reason instanceof ApiError ? messageOf(reason, NEW_CASE_ERROR.createFailed) : NEW_CASE_ERROR.unexpected,
    );
    isRunning.current = false;
    // After success the form stays busy until the progress screen has taken its place.
    if (failure === null) return;
    setError(failure);
    setIsSubmitting(false);
  }

  function addFiles(files: readonly File[]) {
    const added = uploads.add(files);
    setError(added === 0 && files.length > 0 ? NEW_CASE_ERROR.noneAdded : null);
  }

  async function remove(id: string) {
    setError(null);
    await uploads.remove(id).catch((reason: unknown) => setError(messageOf(reason, NEW_CASE_ERROR.removeFailed)));
  }

  return (
    <>
      <div className="page-head">
        <h1 tabIndex={-1}>{labels.title}</h1>
      </div>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.names}>
          <Field label={NEW_CASE.caseName}>
            {(wiring) => (
              <TextInput
                {...wiring}
                value={caseName}
                onChange={(event) => setCaseName(event.target.value)}
                maxLength={300}
                autoComplete="off"
                required
              />
            )}
          </Field>
          <Field label={NEW_CASE.clientName}>
            {(wiring) => (
              <TextInput
                {...wiring}
                value={clientName}
                onChange={(event) => setClientName(event.target.value)}
                maxLength={300}
                autoComplete="off"
                required
              />
            )}
          </Field>
        </div>
        {error !== null && <Note title={labels.errorTitle}>{error}</Note>}
        <DropZone onFiles={addFiles} rejections={uploads.rejections} disabled={isSubmitting} />
        {uploads.items.length > 0 && (
          <UploadRows
            items={uploads.items}
            onRetry={(id) => void uploads.retry(id)}
            onRemove={(id) => void remove(id)}
          />
        )}
        <div className={styles.end}>
          <Button variant="ghost" onClick={() => router.push("/dashboard")}>
            {labels.cancel}
          </Button>
          <Button type="submit" disabled={!isReady}>
            {labels.submit}
          </Button>
        </div>
      </form>
    </>
  );
}
