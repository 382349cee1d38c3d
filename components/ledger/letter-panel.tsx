"use client";

import { Pencil } from "lucide-react";
import { type Ref, useId, useState } from "react";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";
import { ErrorLine } from "#components/ui/error-line.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { Ledger, SentLetter } from "#lib/contracts/ledger.ts";
import { getRequestDraftFile } from "#lib/contracts/ledger.ts";
import { LETTER } from "#lib/copy/case/ledger.ts";
import { otherDaysNamed } from "#lib/letters/days-named.ts";
import { letterText, type Letter } from "#lib/letters/request-letter.ts";
import { formatShortDate } from "#lib/format/dates.ts";
import type { DraftSaver, DraftState } from "./draft-saver.ts";
import { DraftConflict } from "./draft-conflict.tsx";
import type { NumberedItem } from "./numbered-item.ts";
import { LetterPaper } from "./letter-paper.tsx";
import { LetterSettings } from "./letter-settings.tsx";
import { SaveMark } from "./save-mark.tsx";
import { SendLetterDialog } from "./send-letter-dialog.tsx";
import { SentLetterDialog } from "./sent-letter-dialog.tsx";
import { WordButton } from "./word-button.tsx";

type Props = {
  readonly ref: Ref<HTMLElement>;
  readonly caseId: string;
  readonly ledger: Ledger;
  readonly saver: DraftSaver;
  readonly state: DraftState;
  readonly letter: Letter;
  /** The ticked items, in the order of the ledger. */
  readonly items: readonly NumberedItem[];
  readonly today: string;
};

/** The draft of the letter beside the list, what can be done with it, and the letters that went out. */
export function LetterPanel({ ref, caseId, ledger, saver, state, letter, items, today }: Props) {
  const [open, setOpen] = useState<"settings" | "send" | null>(null);
  const [shown, setShown] = useState<SentLetter | null>(null);
  const id = useId();
  const count = letter.named.length + letter.usual.length;
  const { days } = state.content;
  const otherDays = otherDaysNamed(`${letter.opening}\n${letter.closing}`, days);
  const warning = otherDays === null ? null : LETTER.otherDays(otherDays, days);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className={sheetClass({
        padding: "none",
        className: "tablet:sticky tablet:top-4 tablet:max-h-[calc(100vh-32px)] tablet:overflow-y-auto",
      })}
    >
      <div className="flex items-center gap-2 border-b border-hair py-3 pr-3 pl-5">
        <h2 id={id} className="text-18">
          {LETTER.title}
        </h2>
        <span className="text-13 text-ink-2">{LETTER.draft(count)}</span>
        <IconButton label={LETTER.settings} className="ml-auto" onClick={() => setOpen("settings")}>
          <Pencil />
        </IconButton>
      </div>
      {state.status === "conflict" && <DraftConflict {...{ caseId, saver }} />}
      <LetterPaper {...{ letter, items }} content={state.content} onChange={saver.change} />
      <div className="flex flex-wrap items-center gap-1 border-t border-rule bg-paper py-3 pr-3 pl-4">
        {warning !== null && (
          <ErrorLine role="status" className="mb-1 w-full">
            {warning}
          </ErrorLine>
        )}
        <Button size="s" disabled={count === 0} onClick={() => setOpen("send")}>
          {LETTER.markSent}
        </Button>
        <WordButton
          contract={getRequestDraftFile}
          input={{ params: { id: caseId }, query: { on: today } }}
          fileName={`Request letter, draft - ${ledger.title}.docx`}
          before={saver.flush}
          disabled={count === 0}
        />
        <CopyButton
          size="s"
          variant="quiet"
          label={LETTER.copy}
          copiedLabel={LETTER.copied}
          what={LETTER.copyWhat}
          text={letterText(letter)}
        />
        <SaveMark state={state} />
      </div>
      <div className="rounded-b-sheet border-t border-hair bg-paper px-5 pt-2 pb-3 text-13">
        {ledger.letters.length > 0 && (
          <p>
            <b>{LETTER.sent}</b>{" "}
            {ledger.letters.map((sent, index) => (
              <span key={sent.id}>
                {index > 0 && ", "}
                <button
                  type="button"
                  className="min-h-6 cursor-pointer border-0 bg-transparent p-0 text-exhibit underline underline-offset-3"
                  onClick={() => setShown(sent)}
                >
                  {LETTER.sentLetter(sent.number, formatShortDate(sent.sentOn, today))}
                </button>{" "}
                {LETTER.sentItems(sent.letter.named.length + sent.letter.usual.length)}
              </span>
            ))}
          </p>
        )}
        <p className="text-12 text-ink-2">{LETTER.rule}</p>
      </div>
      <LetterSettings
        open={open === "settings"}
        onClose={() => setOpen(null)}
        content={state.content}
        onChange={saver.change}
      />
      <SendLetterDialog {...{ caseId, saver, today, warning }} open={open === "send"} onClose={() => setOpen(null)} />
      <SentLetterDialog {...{ caseId, today, title: ledger.title }} sent={shown} onClose={() => setShown(null)} />
    </section>
  );
}
