import { ErrorLine } from "#components/ui/error-line.tsx";
import { LETTER } from "#lib/copy/case/ledger.ts";
import { formatTime } from "#lib/format/dates.ts";
import type { DraftState } from "./draft-saver.ts";

/** Whether the letter is saved, in words; a failure is announced. */
export function SaveMark({ state: { status, savedAt } }: { readonly state: DraftState }) {
  if (status === "failed")
    return (
      <ErrorLine className="w-full text-12" role="alert">
        {LETTER.saveFailed}
      </ErrorLine>
    );
  const text =
    status === "saving"
      ? LETTER.saving
      : status === "saved"
        ? savedAt === null
          ? ""
          : LETTER.saved(formatTime(savedAt))
        : LETTER.unsaved;
  return <span className="ml-auto text-12 whitespace-nowrap text-ink-2">{text}</span>;
}
