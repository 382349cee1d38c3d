"use client";

import { Pencil } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { Ledger } from "#lib/contracts/ledger.ts";
import { LEDGER } from "#lib/copy/case/ledger.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { pointAnchor } from "#components/widgets/point-anchor.ts";
import { canRequest } from "#lib/domain/ledger.ts";
import { ItemStanding } from "./item-standing.tsx";
import type { NumberedItem, RowActions } from "./numbered-item.ts";
import { PlaceLink } from "./place-link.tsx";

type Props = {
  readonly caseId: string;
  readonly today: string;
  readonly item: NumberedItem;
  readonly isTicked: boolean;
  readonly suggestions: Ledger["suggestions"];
  readonly actions: RowActions;
};

/** Places that a row shows; the case page has them all. */
const PLACES = 3;

/** One item: tick box, number, what and where, and where it stands. */
export function ItemRow({ caseId, today, item, isTicked, suggestions, actions }: Props) {
  const box = useId();
  return (
    <li
      className={cn(
        "group grid grid-cols-[22px_20px_minmax(0,1fr)_32px] items-start gap-2.5 border-b border-hair py-2 pr-2 pl-4 text-13 leading-[1.45] last:border-b-0 phone:grid-cols-[22px_24px_minmax(0,1fr)_144px_32px]",
        isTicked && "bg-exhibit-wash/55",
        item.standing === "overdue" && "shadow-[inset_4px_0_0_var(--stamp)]",
      )}
    >
      {canRequest(item) ? (
        <input
          id={box}
          type="checkbox"
          className="mt-[3px] size-[18px] accent-exhibit"
          checked={isTicked}
          onChange={({ target }) => actions.tick([item.id], target.checked)}
        />
      ) : (
        <span />
      )}
      <span className="font-mono font-bold text-ink-2">{item.number}</span>
      <div className="min-w-0">
        <p className="wrap-anywhere" dir="auto">
          {canRequest(item) ? (
            <label htmlFor={box} className="cursor-pointer font-semibold">
              {item.text}
            </label>
          ) : (
            <span className="font-semibold">{item.text}</span>
          )}
          {item.citations.slice(0, PLACES).map((citation) => (
            <PlaceLink key={citation.id} caseId={caseId} citation={citation} />
          ))}
          {item.pointRank !== null && (
            <>
              {" "}
              <Link
                className="text-12 whitespace-nowrap"
                href={`/cases/${caseId}#${pointAnchor(item.pointRank)}`}
                prefetch={false}
                aria-label={`${POINTS.number(item.pointRank)}: ${item.text}`}
              >
                {POINTS.number(item.pointRank)}
              </Link>
            </>
          )}
        </p>
        <p className="text-12 wrap-anywhere text-ink-2" dir="auto">
          {item.isOurs ? LEDGER.restsOnClient : item.isByHand ? LEDGER.byHand : item.detail}
        </p>
      </div>
      <ItemStanding {...{ item, today, actions }} suggestion={suggestions.find(({ itemId }) => itemId === item.id)} />
      <IconButton
        label={LEDGER.updateItem(item.text)}
        className="col-start-4 row-start-1 phone:col-start-5 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100"
        onClick={() => actions.update(item)}
      >
        <Pencil />
      </IconButton>
    </li>
  );
}
