"use client";

import { Info } from "lucide-react";
import { Button } from "#components/ui/button.tsx";
import type { Ledger } from "#lib/contracts/ledger.ts";
import { SUGGESTION } from "#lib/copy/case/ledger.ts";
import { formatShortDate, localDateOf } from "#lib/format/dates.ts";
import { nameOf } from "./item-standing.tsx";
import type { NumberedItem } from "./numbered-item.ts";
import { useLedgerChange } from "./use-ledger-change.ts";

type Props = {
  readonly caseId: string;
  readonly today: string;
  readonly items: readonly NumberedItem[];
  readonly suggestions: Ledger["suggestions"];
};

/** New documents that look like something that was asked for, one line each. */
export function SuggestionNote({ caseId, today, items, suggestions }: Props) {
  const change = useLedgerChange(caseId);
  return (
    <div role="status" className="mb-3 grid gap-2 empty:hidden">
      {suggestions.map((suggestion) => {
        const { itemId, documentId, uploadedAt } = suggestion;
        const item = items.find(({ id }) => id === itemId);
        if (item === undefined) return null;
        const on = localDateOf(new Date(uploadedAt));
        const text = SUGGESTION.text(nameOf(suggestion), formatShortDate(on, today), item.number, item.text);
        return (
          <div
            key={documentId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-stamp border-[1.5px] border-exhibit bg-exhibit-wash py-2 pr-2 pl-3.5 text-13"
          >
            <Info aria-hidden="true" />
            <p className="min-w-[20ch] flex-1 wrap-anywhere" dir="auto">
              {text}
            </p>
            <Button
              size="s"
              busy={change.isPending}
              onClick={() => change.mutate({ itemId, update: { state: "received", receivedAs: documentId, on } })}
            >
              {SUGGESTION.received}
            </Button>
            <Button
              size="s"
              variant="quiet"
              busy={change.isPending}
              onClick={() => change.mutate({ itemId, update: { notDocumentId: documentId } })}
            >
              {SUGGESTION.notThis}
            </Button>
          </div>
        );
      })}
    </div>
  );
}
