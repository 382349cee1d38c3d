"use client";

import { useRef, useState } from "react";
import { toast } from "sonner";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { duplicatesLabel, UPLOAD_ERROR } from "#lib/copy/case/documents.ts";
import { findUploadProblem } from "./find-upload-problem.ts";
import { type UploadItem, type Uploads, useUploads } from "./use-uploads.ts";

type Options = {
  /** The case that the files go into; without it they wait for a new one. */
  readonly caseId?: string;
  /** What is missing before anything is sent; null when nothing is. */
  readonly check: (uploads: Uploads) => string | null;
  /** With every file on the server. @returns what keeps it from going on; null when the page is being left */
  readonly finish: (items: readonly UploadItem[]) => Promise<string | null>;
  /** Said when `finish` is refused without words of the server's own. */
  readonly failed: string;
};

type UploadFlow = {
  readonly uploads: Uploads;
  /** What keeps the form from going on; null when nothing does. */
  readonly error: string | null;
  readonly setError: (text: string | null) => void;
  /** True from the press on the button until it has failed, or the next page is there. */
  readonly isSubmitting: boolean;
  readonly submit: () => Promise<void>;
};

/** Files are dropped, checked, sent, and then something is made of them: the flow of every screen that takes files. */
export function useUploadFlow({ caseId, check, finish, failed }: Options): UploadFlow {
  const uploads = useUploads(caseId);
  const [error, setError] = useState<string | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  // The button is only drawn as disabled after a render: a second press in between would do everything twice.
  const isRunning = useRef(false);

  async function run(): Promise<string | null> {
    const items = await uploads.uploadAll();
    const failure = findUploadProblem(items) ?? (await finish(items));
    const duplicates = items.filter(({ duplicateOf }) => duplicateOf !== null).length;
    if (failure === null && duplicates > 0) toast(duplicatesLabel(duplicates));
    return failure;
  }

  async function submit() {
    if (isRunning.current) return;
    const missing = check(uploads);
    setError(missing);
    if (missing !== null) return;
    isRunning.current = true;
    setIsSubmitting(true);
    const failure = await run().catch((reason: unknown) =>
      reason instanceof ApiError ? messageOf(reason, failed) : UPLOAD_ERROR.unexpected,
    );
    isRunning.current = false;
    // After success the form stays busy until the next page has taken its place.
    if (failure === null) return;
    setError(failure);
    setIsSubmitting(false);
  }

  return { uploads, error, setError, isSubmitting, submit };
}
