"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { saveFile } from "#components/widgets/save-file.ts";
import { messageOf } from "#lib/api/api-error.ts";
import { callBytes } from "#lib/api/call.ts";
import { getCaseMemoFile } from "#lib/contracts/work-product.ts";
import { MEMO_DIALOG, MEMO_SECTION_LABEL } from "#lib/copy/case/memo.ts";
import { MEMO_SECTIONS, type MemoSection } from "#lib/domain/memo-sections.ts";
import { localDateOf } from "#lib/format/dates.ts";
import type { CaseDetail } from "../queries.ts";

type Props = {
  readonly caseItem: CaseDetail["case"];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** Asks which sections go into the memo, and saves it as a Word document. */
export function MemoDialog({ caseItem, isOpen, onOpenChange }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={MEMO_DIALOG.title} description={MEMO_DIALOG.text}>
      <MemoForm caseItem={caseItem} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function MemoForm({ caseItem, onDone }: { readonly caseItem: CaseDetail["case"]; readonly onDone: () => void }) {
  const { id, title } = caseItem;
  const [chosen, setChosen] = useState<readonly MemoSection[]>(MEMO_SECTIONS);
  const download = useMutation({
    mutationFn: () =>
      callBytes(getCaseMemoFile, {
        params: { id },
        query: { sections: chosen.join(","), on: localDateOf(new Date()) },
      }),
    onSuccess: (bytes) => {
      saveFile(bytes, MEMO_DIALOG.fileName(title).replace(/[/\\:*?"<>|]/g, "_"));
      onDone();
    },
  });
  return (
    <form
      className="mt-4 grid grid-cols-1 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0 && !download.isPending) download.mutate();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="text-13 font-semibold">{MEMO_DIALOG.sections}</legend>
        <ul className="mt-1.5 list-none">
          {MEMO_SECTIONS.map((section) => (
            <li key={section}>
              <label className="flex min-h-9 items-center gap-2 text-13 on-phone:min-h-11">
                <input
                  type="checkbox"
                  className="size-4.5 flex-none accent-exhibit"
                  checked={chosen.includes(section)}
                  onChange={({ target }) =>
                    setChosen(target.checked ? [...chosen, section] : chosen.filter((one) => one !== section))
                  }
                />
                {MEMO_SECTION_LABEL[section]}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      {(chosen.length === 0 || download.isError) && (
        <ErrorLine role="alert">
          {chosen.length === 0 ? MEMO_DIALOG.none : messageOf(download.error, MEMO_DIALOG.failed)}
        </ErrorLine>
      )}
      <ButtonRow className="items-center gap-3">
        <Button variant="ghost" onClick={onDone}>
          {MEMO_DIALOG.cancel}
        </Button>
        <Button type="submit" busy={download.isPending} disabled={chosen.length === 0}>
          {MEMO_DIALOG.make}
        </Button>
      </ButtonRow>
    </form>
  );
}
