"use client";

import { EditableText } from "#components/ui/form/editable-text.tsx";
import type { DraftContent } from "#lib/contracts/ledger.ts";
import { LETTER } from "#lib/copy/case/ledger.ts";
import { LETTER_PARTS, standardRequest, type Letter } from "#lib/letters/request-letter.ts";
import { formatLongDate } from "#lib/format/dates.ts";
import type { NumberedItem } from "./numbered-item.ts";

type Props = {
  readonly letter: Letter;
  readonly content: DraftContent;
  /** The ticked items, in the order of the ledger. */
  readonly items: readonly NumberedItem[];
  readonly onChange: (changes: Partial<DraftContent>) => void;
};

/** The letter as it would go out; what may be edited here has a dashed line around it. */
export function LetterPaper({ letter, content, items, onChange }: Props) {
  const textOf = (item: NumberedItem) => content.items.find(({ id }) => id === item.id)?.text ?? standardRequest(item);
  function edit(item: NumberedItem, text: string) {
    const kept = text === standardRequest(item) ? null : text;
    onChange({ items: content.items.map((one) => (one.id === item.id ? { ...one, text: kept } : one)) });
  }
  const isUsual = ({ basis }: NumberedItem) => basis === "usual";
  const parts = [
    { title: LETTER_PARTS.named, lines: items.filter((item) => !isUsual(item)), from: 1 },
    { title: LETTER_PARTS.usual, lines: items.filter(isUsual), from: letter.named.length + 1 },
  ];
  return (
    <div className="grid gap-3 px-[22px] pt-[18px] pb-5 text-13 leading-normal">
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {letter.recipient}
      </p>
      <p>{formatLongDate(letter.date)}</p>
      <p className="wrap-anywhere" dir="auto">
        <b>{LETTER.re(letter.subject)}</b>
        <br />
        {LETTER.file(letter.caseNumber)}
      </p>
      <p dir="auto">{letter.salutation}</p>
      <EditableText
        label={LETTER.opening}
        maxLength={5000}
        value={letter.opening}
        onChange={(opening) => onChange({ opening })}
      />
      {items.length === 0 && <p className="text-ink-2">{LETTER.nothing}</p>}
      {parts.map(
        ({ title, lines, from }) =>
          lines.length > 0 && (
            <div key={title}>
              <h3 className="text-15">{title}</h3>
              <ol start={from} className="mt-2.5 grid list-decimal gap-2.5 pl-6 marker:text-13">
                {lines.map((item, index) => (
                  <li key={item.id} className="pl-1.5">
                    <EditableText
                      label={LETTER.item(from + index)}
                      maxLength={2000}
                      value={textOf(item)}
                      onChange={(text) => edit(item, text)}
                    />
                  </li>
                ))}
              </ol>
            </div>
          ),
      )}
      <EditableText
        label={LETTER.closing}
        maxLength={5000}
        value={letter.closing}
        onChange={(closing) => onChange({ closing })}
      />
      <p className="wrap-anywhere" dir="auto">
        {letter.signer}
        <br />
        <span className="text-ink-2">{letter.signerRole}</span>
      </p>
    </div>
  );
}
