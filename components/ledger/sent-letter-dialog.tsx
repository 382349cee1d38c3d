"use client";

import { ButtonRow } from "#components/ui/button-row.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { ScrollRegion } from "#components/viewer/scroll-region.tsx";
import { getRequestLetterFile, type SentLetter } from "#lib/contracts/ledger.ts";
import { LETTER } from "#lib/copy/case/ledger.ts";
import { letterText } from "#lib/letters/request-letter.ts";
import { formatShortDate } from "#lib/format/dates.ts";
import { WordButton } from "./word-button.tsx";

type Props = {
  readonly caseId: string;
  readonly today: string;
  readonly title: string;
  /** Null: closed. */
  readonly sent: SentLetter | null;
  readonly onClose: () => void;
};

/** A letter that went out, as it went out. */
export function SentLetterDialog({ caseId, today, title, sent, onClose }: Props) {
  if (sent === null) return null;
  const date = (on: string) => formatShortDate(on, today);
  const name = LETTER.sentLetter(sent.number, date(sent.sentOn));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={name}
      description={LETTER.sentOn(date(sent.sentOn), date(sent.dueOn), sent.sentBy)}
    >
      <ScrollRegion
        className="mt-4 max-h-[60vh] overflow-y-auto rounded-stamp border border-hair p-4 text-13 wrap-anywhere whitespace-pre-wrap"
        aria-label={name}
        dir="auto"
      >
        {letterText(sent.letter)}
      </ScrollRegion>
      <ButtonRow className="mt-4 items-center gap-3">
        <CopyButton
          size="s"
          label={LETTER.copy}
          copiedLabel={LETTER.copied}
          what={name}
          text={letterText(sent.letter)}
        />
        <WordButton
          contract={getRequestLetterFile}
          input={{ params: { id: caseId, letterId: sent.id }, query: {} }}
          fileName={`Request letter ${sent.number} - ${title}.docx`}
        />
      </ButtonRow>
    </Dialog>
  );
}
