"use client";

import clsx from "clsx";
import { Archive } from "lucide-react";
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
    <div
      role="group"
      aria-label={DOCKET.archive}
      className="inline-flex overflow-hidden rounded-control border border-field bg-sheet"
    >
      {ARCHIVE_PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={part === value}
          className={clsx(
            "inline-flex min-h-8 cursor-pointer items-center gap-1.5 px-3 text-13 font-[550] whitespace-nowrap focus-visible:-outline-offset-3 on-phone:min-h-11 [&+button]:border-l [&+button]:border-field",
            part === value && "bg-ink text-sheet",
          )}
          onClick={() => onChange(part)}
        >
          {part === "archived" && <Archive className="i" />}
          {archiveLabel(part, counts)}
        </button>
      ))}
    </div>
  );
}
