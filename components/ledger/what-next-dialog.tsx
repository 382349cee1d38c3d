"use client";

import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import type { Ledger } from "#lib/contracts/ledger.ts";
import { WHAT_NEXT } from "#lib/copy/ledger.ts";
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
        <div className="stack mt-3">
          <div>
            <p className="strong wrap-anywhere" dir="auto">
              {item.text}
            </p>
            <p className="small muted wrap-anywhere" dir="auto">
              {WHAT_NEXT.refusal(date, reason)}
            </p>
          </div>
          <ul className="grid list-disc gap-2 pl-5">
            {WHAT_NEXT.steps[law ?? "us"][refusalStep(reason)].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <p className="tiny muted">{WHAT_NEXT.caution}</p>
          <div className="row wrap justify-end">
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
          </div>
        </div>
      )}
    </Dialog>
  );
}
