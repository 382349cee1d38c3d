"use client";

import { useState } from "react";
import { ButtonRow } from "#components/ui/button-row.tsx";
import { TextArea } from "#components/ui/form/text-area.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/form/field.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import type { DraftContent } from "#lib/contracts/ledger.ts";
import { LETTER, LETTER_SETTINGS } from "#lib/copy/case/ledger.ts";
import { MAX_RESPONSE_DAYS } from "#lib/domain/ledger.ts";
import { followDays } from "#lib/letters/days-named.ts";

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly content: DraftContent;
  readonly onChange: (changes: Partial<DraftContent>) => void;
};

/** What the letter says around its items. Each change is saved like the rest of the letter, so Esc loses nothing. */
export function LetterSettings({ open, onClose, content, onChange }: Props) {
  // With the letter as it was before: "21" passes through "2", which must not touch a "within 2 days" that was there.
  const [typed, setTyped] = useState<{ readonly days: string; readonly before: DraftContent } | null>(null);
  const daysError = typed === null || isDays(typed.days) ? undefined : LETTER_SETTINGS.daysError;
  const line = (label: string, key: "subject" | "salutation" | "signer" | "signerRole") => (
    <Field label={label}>
      {(wiring) => (
        <TextInput
          {...wiring}
          dir="auto"
          maxLength={300}
          value={content[key]}
          onChange={({ target }) => onChange({ [key]: target.value })}
        />
      )}
    </Field>
  );
  function typeDays(text: string) {
    const before = typed?.before ?? content;
    setTyped({ days: text, before });
    if (!isDays(text)) return;
    const days = Number(text);
    const follow = (key: "opening" | "closing") =>
      content[key] === null || before[key] === null ? content[key] : followDays(before[key], before.days, days);
    onChange({ days, opening: follow("opening"), closing: follow("closing") });
  }
  function close() {
    setTyped(null);
    onClose();
  }
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && close()} title={LETTER.settingsTitle}>
      <form
        className="mt-4 grid grid-cols-1 content-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (daysError === undefined) close();
        }}
      >
        <Field label={LETTER_SETTINGS.recipient}>
          {(wiring) => (
            <TextArea
              {...wiring}

              rows={3}
              maxLength={2000}
              dir="auto"
              value={content.recipient}
              onChange={({ target }) => onChange({ recipient: target.value })}
            />
          )}
        </Field>
        {line(LETTER_SETTINGS.subject, "subject")}
        {line(LETTER_SETTINGS.salutation, "salutation")}
        {line(LETTER_SETTINGS.signer, "signer")}
        {line(LETTER_SETTINGS.signerRole, "signerRole")}
        <Field label={LETTER_SETTINGS.days} error={daysError}>
          {(wiring) => (
            <TextInput
              {...wiring}
              className="!w-24"
              inputMode="numeric"
              value={typed?.days ?? String(content.days)}
              onChange={({ target }) => typeDays(target.value)}
            />
          )}
        </Field>
        <ButtonRow className="mt-1 items-center gap-3">
          {(content.opening !== null || content.closing !== null) && (
            <Button variant="quiet" className="mr-auto" onClick={() => onChange({ opening: null, closing: null })}>
              {LETTER_SETTINGS.standard}
            </Button>
          )}
          <Button type="submit">{LETTER_SETTINGS.done}</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

function isDays(text: string): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_RESPONSE_DAYS;
}
