"use client";

import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import type { Ledger } from "#lib/contracts/ledger.ts";
import { LEDGER } from "#lib/copy/case/ledger.ts";
import { canRequest, standingOf, type LedgerStanding } from "#lib/domain/ledger.ts";
import { composeLetter } from "#lib/letters/request-letter.ts";
import { localDateOf, timeNow } from "#lib/format/dates.ts";
import type { NumberedItem, RowActions } from "./numbered-item.ts";
import { AddItemDialog } from "./add-item-dialog.tsx";
import { FilterRow, type LedgerFilter } from "./filter-row.tsx";
import { ItemPart } from "./item-part.tsx";
import { LetterPanel } from "./letter-panel.tsx";
import { SuggestionNote } from "./suggestion-note.tsx";
import { UpdateItemDialog } from "./update-item-dialog.tsx";
import { useDraft } from "./use-draft.ts";
import { WhatNextDialog } from "./what-next-dialog.tsx";

type Props = { readonly caseId: string; readonly userId: string; readonly ledger: Ledger };

/** The list and beside it the letter, which holds exactly what is ticked. */
export function LedgerDesk({ caseId, userId, ledger }: Props) {
  const [filter, setFilter] = useState<LedgerFilter>("all");
  const [isAdding, setIsAdding] = useState(false);
  const [updated, setUpdated] = useState<NumberedItem | null>(null);
  const [refused, setRefused] = useState<NumberedItem | null>(null);
  const letterRef = useRef<HTMLElement>(null);
  const { saver, state } = useDraft({ caseId, userId, draft: ledger.draft });

  const today = localDateOf(timeNow());
  const items = ledger.items.map((item, index): NumberedItem => ({
    ...item,
    number: index + 1,
    standing: standingOf(item, today),
  }));
  const named = items.filter(({ basis }) => basis !== "usual");
  const usual = items.filter(({ basis }) => basis === "usual");
  const letter = composeLetter({ draft: state.content, items, caseNumber: ledger.caseNumber, date: today });
  const requestable = new Set(items.filter(canRequest).map(({ id }) => id));
  const ticked = new Set(state.content.items.map(({ id }) => id).filter((id) => requestable.has(id)));
  const count = (standing: LedgerStanding, of: readonly NumberedItem[]) =>
    of.filter((item) => item.standing === standing).length;

  function tick(ids: readonly string[], isTicked: boolean): void {
    const left = saver.state.content.items.filter(({ id }) => isTicked || !ids.includes(id));
    const had = new Set(left.map(({ id }) => id));
    const added = isTicked ? ids.filter((id) => !had.has(id)).map((id) => ({ id, text: null })) : [];
    saver.change({ items: [...left, ...added] });
  }
  function chase(item: NumberedItem): void {
    tick([item.id], true);
    letterRef.current?.focus();
    letterRef.current?.scrollIntoView({ block: "nearest" });
  }
  const actions: RowActions = { tick, chase, update: setUpdated, next: setRefused };
  const part = { caseId, today, ticked, actions, filter, suggestions: ledger.suggestions };
  const asked = named.filter(({ isOurs }) => !isOurs).length;

  return (
    <>
      <div className="mt-0.5 mb-3.5 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-28">{LEDGER.title}</h1>
          <p className="text-13 text-ink-2">
            {LEDGER.summary(asked, count("overdue", items), count("refused", items))}
          </p>
        </div>
        <Button variant="ghost" size="s" className="ml-auto" onClick={() => setIsAdding(true)}>
          <Plus />
          {LEDGER.add}
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,412px)]">
        <div>
          <SuggestionNote caseId={caseId} today={today} items={items} suggestions={ledger.suggestions} />
          <FilterRow items={items} filter={filter} onChange={setFilter} />
          <div className="grid grid-cols-1 content-start gap-4">
            <ItemPart {...part} part="named" items={named} />
            {usual.length > 0 && <ItemPart {...part} part="usual" items={usual} />}
          </div>
        </div>
        <LetterPanel
          ref={letterRef}
          {...{ caseId, ledger, saver, state, letter, today }}
          items={items.filter(({ id }) => ticked.has(id))}
        />
      </div>
      <AddItemDialog caseId={caseId} open={isAdding} onClose={() => setIsAdding(false)} />
      <UpdateItemDialog caseId={caseId} today={today} item={updated} onClose={() => setUpdated(null)} />
      <WhatNextDialog
        {...{ today, law: ledger.law, item: refused }}
        onClose={() => setRefused(null)}
        onAskAgain={(item) => chase(item)}
      />
    </>
  );
}
