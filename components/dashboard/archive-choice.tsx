"use client";

import { Archive } from "lucide-react";
import { PressedRow } from "#components/ui/pressed-row.tsx";
import { ARCHIVE_PARTS, type ArchivePart } from "#lib/contracts/cases.ts";
import { archiveLabel, DOCKET } from "#lib/copy/docket.ts";

type Props = {
  readonly value: ArchivePart;
  /** Null while they are not known. */
  readonly counts: { readonly active: number; readonly archived: number } | null;
  readonly onChange: (part: ArchivePart) => void;
};

/** Which cases the docket lists: active, archived or all. */
export function ArchiveChoice({ value, counts, onChange }: Props) {
  return (
    <PressedRow
      label={DOCKET.archive}
      options={ARCHIVE_PARTS}
      {...{ value, onChange }}
      className="inline-flex"
      buttonClass="min-h-8 gap-1.5 px-3 on-phone:min-h-11"
    >
      {(part) => (
        <>
          {part === "archived" && <Archive />}
          {archiveLabel(part, counts)}
        </>
      )}
    </PressedRow>
  );
}
