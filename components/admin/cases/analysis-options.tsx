"use client";

import { useId, useState } from "react";
import { CASE_DIALOG } from "./dialog-classes.ts";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import type { AdminCaseDetail } from "#lib/contracts/admin-cases.ts";
import { ADMIN_ANALYSIS } from "#lib/copy/admin/admin-cases.ts";
import { ADMIN_LIST } from "#lib/copy/admin/admin-shell.ts";

type Props = {
  readonly detail: AdminCaseDetail;
  /** Chosen before the dialog opened; then no choice is offered. */
  readonly documentId: string | null;
  readonly onStart: (documentId: string, again: boolean) => void;
  readonly onClose: () => void;
};

/** The dialog before a run: which document comes first, what is part of it, what will happen. */
export function AnalysisOptions({ detail: { documents, analyses }, documentId, onStart, onClose }: Props) {
  const [chosen, setChosen] = useState("");
  const expect = useId();
  const preselected = documents.find(({ id }) => id === documentId);
  // Without a choice the first document of the case is sent; specification section 4.
  const first = preselected?.id ?? (chosen === "" ? documents[0]?.id : chosen);
  return (
    <div className={CASE_DIALOG.body}>
      {documents.length === 0 ? (
        <p>{ADMIN_ANALYSIS.noDocuments}</p>
      ) : preselected !== undefined ? (
        <div className="grid min-w-0 gap-1.5">
          <span className="text-13 leading-[1.3] font-semibold">{ADMIN_ANALYSIS.document}</span>
          <TruncatedName name={preselected.fileName} />
        </div>
      ) : (
        <Field label={ADMIN_ANALYSIS.document}>
          {(wiring) => (
            <Select {...wiring} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{ADMIN_ANALYSIS.choose}</option>
              {documents.map(({ id, fileName }) => (
                <option key={id} value={id}>
                  {fileName}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-13 font-semibold">{ADMIN_ANALYSIS.options}</legend>
        {[ADMIN_ANALYSIS.viability, ADMIN_ANALYSIS.similar].map((label) => (
          <label key={label} className="flex min-h-7 items-center gap-2">
            <input className="size-4 accent-exhibit" type="checkbox" checked disabled readOnly />
            {label}
          </label>
        ))}
        <p className="text-12 text-ink-2">{ADMIN_ANALYSIS.always}</p>
      </fieldset>
      <section className="rounded-control border border-hair bg-paper px-4 py-3" aria-labelledby={expect}>
        <h3 id={expect}>{ADMIN_ANALYSIS.expectTitle}</h3>
        <ul className="mt-1.5 grid list-disc gap-1 pl-4.5">
          {ADMIN_ANALYSIS.expect.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <ButtonRow className="mt-4">
        <Button variant="ghost" onClick={onClose}>
          {ADMIN_LIST.cancel}
        </Button>
        <Button
          disabled={first === undefined}
          onClick={() => first !== undefined && onStart(first, analyses.length > 0)}
        >
          {ADMIN_ANALYSIS.start}
        </Button>
      </ButtonRow>
    </div>
  );
}
