"use client";

import { useId, useState } from "react";
import { sheetClass } from "#components/ui/sheet-class.ts";
import type { Ledger } from "#lib/contracts/ledger.ts";
import { LEDGER } from "#lib/copy/case/ledger.ts";
import { canRequest } from "#lib/domain/ledger.ts";
import type { LedgerFilter } from "./filter-row.tsx";
import { ItemRow } from "./item-row.tsx";
import type { NumberedItem, RowActions } from "./numbered-item.ts";

/** Rows of what is commonly requested that are shown at once; ticked ones and those of a person always are. */
const SHOWN = 4;

type Props = {
  readonly caseId: string;
  readonly today: string;
  readonly part: "named" | "usual";
  readonly items: readonly NumberedItem[];
  readonly filter: LedgerFilter;
  readonly ticked: ReadonlySet<string>;
  readonly suggestions: Ledger["suggestions"];
  readonly actions: RowActions;
};

/** One of the two parts of the ledger, which are those of the letter. */
export function ItemPart({ part, items, filter, ticked, actions, ...row }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const fitting = filter === "all" ? items : items.filter(({ standing }) => standing === filter);
  const first = fitting.filter(
    (item, index) => index < SHOWN || item.isByHand || ticked.has(item.id) || item.state !== "open",
  );
  // A fold that hides one row takes as much room as the row.
  const isFolded = part === "usual" && filter === "all" && !isWhole && fitting.length > first.length + 1;
  const shown = isFolded ? first : fitting;
  const pressing = items.filter((item) => canRequest(item) && ["open", "overdue"].includes(item.standing));
  return (
    <section className={sheetClass({ padding: "none", className: "overflow-hidden" })} aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 border-b border-manila-edge bg-manila px-4 py-2.5">
        <h2 id={id} className="text-18">
          {part === "named" ? LEDGER.named : LEDGER.usual}
        </h2>
        <span className="text-13 text-ink-2">{part === "named" ? items.length : LEDGER.usualCount(items.length)}</span>
        {part === "named" && pressing.length > 0 && (
          <label className="ml-auto flex min-h-6 cursor-pointer items-center gap-2 text-13">
            <input
              type="checkbox"
              className="size-[18px] accent-exhibit"
              checked={pressing.every((item) => ticked.has(item.id))}
              onChange={({ target }) =>
                actions.tick(
                  pressing.map((item) => item.id),
                  target.checked,
                )
              }
            />
            {LEDGER.tickAll}
          </label>
        )}
      </div>
      {items.length === 0 && <p className="px-4 py-3 text-13 text-ink-2">{LEDGER.noneNamed}</p>}
      {items.length > 0 && shown.length === 0 && <p className="px-4 py-3 text-13 text-ink-2">{LEDGER.noneShown}</p>}
      <ol className="list-none">
        {shown.map((item) => (
          <ItemRow key={item.id} {...row} item={item} isTicked={ticked.has(item.id)} actions={actions} />
        ))}
      </ol>
      {fitting.length > shown.length && (
        <p className="border-t border-hair px-4 py-2 text-13">
          <button
            type="button"
            className="min-h-6 cursor-pointer border-0 bg-transparent p-0 text-exhibit underline underline-offset-3"
            onClick={() => setIsWhole(true)}
          >
            {LEDGER.showOthers(fitting.length - shown.length)}
          </button>
        </p>
      )}
    </section>
  );
}
