"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ApiError, messageOf } from "#lib/api/api-error.ts";
import { UPLOAD_TO_CASE } from "#lib/copy/case/upload-to-case.ts";
import { caseInformation } from "./queries.ts";
import { UploadToCaseForm } from "./upload-to-case-form.tsx";

/** Upload Files to Case: more documents for a case that is there, then its analysis. */
export function UploadToCaseScreen({ id }: { readonly id: string }) {
  return (
    <>
      <PageHead>
        <h1 tabIndex={-1}>{UPLOAD_TO_CASE.title}</h1>
      </PageHead>
      {isCaseId(id) ? <LoadedForm id={id} /> : <LoadError>{UPLOAD_TO_CASE.idMissing}</LoadError>}
    </>
  );
}

/** Anything else in the address names no case: it was cut when it was copied. */
function isCaseId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

function LoadedForm({ id }: { readonly id: string }) {
  const { data, error } = useQuery(caseInformation(id));
  if (data !== undefined) return <UploadToCaseForm caseItem={data.case} />;
  if (error !== null) return <LoadError>{loadFailure(error)}</LoadError>;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <p className="text-ink-2" role="status">
        {UPLOAD_TO_CASE.loading}
      </p>
      <Skeleton style={{ height: 72, maxWidth: 820 }} />
      <Skeleton style={{ height: 180, maxWidth: 820 }} />
    </div>
  );
}

/** "Not found" alone would not say what. */
function loadFailure(error: unknown): string {
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? UPLOAD_TO_CASE.loadFailed : messageOf(error, UPLOAD_TO_CASE.loadFailed);
}

function LoadError({ children }: { readonly children: string }) {
  const router = useRouter();
  return (
    <Note
      title={UPLOAD_TO_CASE.loadError}
      action={
        <Button variant="ghost" size="s" onClick={() => router.push("/dashboard")}>
          {UPLOAD_TO_CASE.back}
        </Button>
      }
    >
      {children}
    </Note>
  );
}
