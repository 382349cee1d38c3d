"use client";

import { ButtonRow } from "#components/ui/button-row.tsx";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { Ledger } from "#lib/contracts/ledger.ts";
import { WHAT_NEXT } from "#lib/copy/case/ledger.ts";
import { refusalStep } from "#lib/domain/ledger.ts";
import { formatShortDate } from "#lib/format/dates.ts";
import type { NumberedItem } from "./numbered-item.ts";

type Props = {
  readonly today: string;
  readonly law: Ledger["law"];
  /** Null: closed. */
  readonly item: NumberedItem | null;
  readonly onClose: () => void;
  readonly onAskAgain: (item: NumberedItem) => void;
};

/** What an attorney commonly does about a refusal, by the words of its reason. */
export function WhatNextDialog({ today, law, item, onClose, onAskAgain }: Props) {
  const date = item?.settledOn == null ? "" : formatShortDate(item.settledOn, today);
  const reason = item?.reason ?? "";
  return (
    <Dialog open={item !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={WHAT_NEXT.title}>
      {item !== null && (
        <div className="mt-3 grid grid-cols-1 content-start gap-4">
          <div>
            <p className="font-semibold wrap-anywhere" dir="auto">
              {item.text}
            </p>
            <p className="text-13 wrap-anywhere text-ink-2" dir="auto">
              {WHAT_NEXT.refusal(date, reason)}
            </p>
          </div>
          <ul className="grid list-disc gap-2 pl-5">
            {WHAT_NEXT.steps[law ?? "us"][refusalStep(reason)].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p className="text-12 text-ink-2">{WHAT_NEXT.caution}</p>
          <ButtonRow className="items-center gap-3">
            <Button variant="ghost" onClick={onClose}>
              {WHAT_NEXT.close}
            </Button>
            <Button
              onClick={() => {
                onClose();
                onAskAgain(item);
              }}
            >
              {WHAT_NEXT.again}
            </Button>
          </ButtonRow>
        </div>
      )}
    </Dialog>
  );
}
