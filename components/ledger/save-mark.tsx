import { LETTER } from "#lib/copy/ledger.ts";
import { formatTime } from "#lib/format/dates.ts";
import type { DraftState } from "./draft-saver.ts";

/** Whether the letter is saved, in words; a failure is announced. */
export function SaveMark({ state: { status, savedAt } }: { readonly state: DraftState }) {
  if (status === "failed")
    return (
      <p className="err w-full text-12" role="alert">
        {LETTER.saveFailed}
      </p>
    );
  const text =
    status === "saving"
      ? LETTER.saving
      : status === "saved"
        ? savedAt === null
          ? ""
          : LETTER.saved(formatTime(savedAt))
        : LETTER.unsaved;
  return <span className="push tiny muted nowrap">{text}</span>;
}
