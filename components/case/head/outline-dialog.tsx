"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { Select } from "#components/ui/form/select.tsx";
import { saveFile } from "#components/widgets/save-file.ts";
import { messageOf } from "#lib/api/api-error.ts";
import { callBytes } from "#lib/api/call.ts";
import type { Person } from "#lib/contracts/findings.ts";
import { getOutlineFile } from "#lib/contracts/work-product.ts";
import { OUTLINE_DIALOG } from "#lib/copy/case/outline.ts";
import { groupPerson } from "#lib/domain/people.ts";
import { roleLabel } from "#lib/domain/firm/role-label.ts";
import { localDateOf } from "#lib/format/dates.ts";
import type { CaseDetail } from "../queries.ts";

type FormProps = {
  readonly caseItem: CaseDetail["case"];
  /** The people whom the latest analysis lists. */
  readonly people: readonly Person[];
};
type Props = FormProps & { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };

/** Asks whose statements to put in order, and saves the outline as a Word document. */
export function OutlineDialog({ isOpen, onOpenChange, ...form }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={OUTLINE_DIALOG.title} description={OUTLINE_DIALOG.text}>
      <OutlineForm {...form} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function OutlineForm({ caseItem, people, onDone }: FormProps & { readonly onDone: () => void }) {
  const { id, title, clientName } = caseItem;
  // Neither the client nor the court is cross-examined.
  const witnesses = people.filter((person) => !["client", "court"].includes(groupPerson(person, clientName)));
  const withPaper = witnesses.filter(({ ownPapers }) => ownPapers.length > 0);
  const others = witnesses.filter(({ ownPapers }) => ownPapers.length === 0);
  const [witness, setWitness] = useState([...withPaper, ...others][0]?.name ?? "");
  const download = useMutation({
    mutationFn: () => callBytes(getOutlineFile, { params: { id }, query: { witness, on: localDateOf(new Date()) } }),
    onSuccess: (bytes) => {
      saveFile(bytes, OUTLINE_DIALOG.fileName(witness, title).replace(/[/\\:*?"<>|]/g, "_"));
      onDone();
    },
  });
  return (
    <form
      className="mt-4 grid grid-cols-1 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (witness !== "" && !download.isPending) download.mutate();
      }}
    >
      {witness === "" ? (
        <p>{OUTLINE_DIALOG.none}</p>
      ) : (
        <Field label={OUTLINE_DIALOG.witness}>
          {(wiring) => (
            <Select {...wiring} value={witness} onChange={({ target }) => setWitness(target.value)}>
              <Witnesses label={OUTLINE_DIALOG.withPaper} people={withPaper} />
              <Witnesses label={OUTLINE_DIALOG.others} people={others} />
            </Select>
          )}
        </Field>
      )}
      {download.isError && <ErrorLine role="alert">{messageOf(download.error, OUTLINE_DIALOG.failed)}</ErrorLine>}
      <ButtonRow className="items-center gap-3">
        <Button variant="ghost" onClick={onDone}>
          {OUTLINE_DIALOG.cancel}
        </Button>
        <Button type="submit" busy={download.isPending} disabled={witness === ""}>
          {OUTLINE_DIALOG.make}
        </Button>
      </ButtonRow>
    </form>
  );
}

function Witnesses({ label, people }: { readonly label: string; readonly people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <optgroup label={label}>
      {[...new Map(people.map((person) => [person.name, person])).values()].map(({ name, role }) => (
        <option key={name} value={name}>
          {name === role || role === "" ? name : `${name}, ${roleLabel(role)}`}
        </option>
      ))}
    </optgroup>
  );
}
