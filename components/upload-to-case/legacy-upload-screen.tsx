"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { PageHead } from "#components/ui/page-head.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { LEGACY_UPLOAD } from "#lib/copy/case/upload-to-case.ts";
import { casesToPick } from "./queries.ts";
import { UploadToCaseForm } from "./upload-to-case-form.tsx";

/** The older way to upload: first one of your cases is picked, then come the files. */
export function LegacyUploadScreen() {
  const { data: cases, error, refetch } = useQuery(casesToPick);
  return (
    <>
      <PageHead>
        <div>
          <h1 tabIndex={-1}>{LEGACY_UPLOAD.title}</h1>
          <p>{LEGACY_UPLOAD.hint}</p>
        </div>
      </PageHead>
      {cases !== undefined ? (
        <CasePicker cases={cases} />
      ) : error !== null ? (
        <Note
          title={LEGACY_UPLOAD.loadError}
          action={
            <Button variant="ghost" size="s" onClick={() => void refetch()}>
              {LEGACY_UPLOAD.retry}
            </Button>
          }
        >
          {messageOf(error, LEGACY_UPLOAD.loadFailed)}
        </Note>
      ) : (
        <div role="status">
          <span className="sr-only">{LEGACY_UPLOAD.loading}</span>
          <Skeleton style={{ height: 64, maxWidth: 820 }} />
        </div>
      )}
    </>
  );
}

function CasePicker({ cases }: { readonly cases: readonly Case[] }) {
  const [isBusy, setIsBusy] = useState(false);
  const picked = useSearchParams().get("case");
  const caseItem = cases.find(({ id }) => id === picked);
  if (cases.length === 0)
    return (
      <div className="grid grid-cols-1 content-start gap-4">
        <h2>{LEGACY_UPLOAD.empty}</h2>
        <p className="text-ink-2">{LEGACY_UPLOAD.emptyText}</p>
        <p>
          <LinkButton href="/cases/new">{LEGACY_UPLOAD.newCase}</LinkButton>
        </p>
      </div>
    );
  return (
    <>
      <div className="mb-6 max-w-205">
        <Field label={LEGACY_UPLOAD.pick}>
          {(wiring) => (
            <Select
              {...wiring}
              value={caseItem?.id ?? ""}
              disabled={isBusy}
              // In the address, so that a reload and a link lead to the same case.
              onChange={({ target }) => window.history.replaceState(null, "", `?case=${target.value}`)}
            >
              <option value="" disabled>
                {LEGACY_UPLOAD.none}
              </option>
              {cases.map(({ id, title, caseNumber }) => (
                <option key={id} value={id}>
                  {`${title} (${caseNumber})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {/* Keyed: files that were dropped for one case must not go to another. */}
      {caseItem !== undefined && <UploadToCaseForm key={caseItem.id} caseItem={caseItem} onBusy={setIsBusy} />}
    </>
  );
}
