import { describeItem } from "#lib/domain/gap-item.ts";
import type { Case, LedgerItem, Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { detailOf, type LedgerRow } from "./present-item.ts";
import type { MatchedItem } from "./match-items.ts";
import { readItems } from "./read-ledger.ts";

/**
 * The row of an item, made when nobody has acted on the item before. The case is locked, so that two do not make it at once.
 * @throws AppError `not_found` when the ledger has no such item
 */
export async function requireItem(tx: Tx, firmCase: Case, itemId: string): Promise<LedgerItem> {
  const { items } = await readItems(tx, firmCase);
  const found = items.find(({ id }) => id === itemId);
  if (found === undefined) throw new AppError("not_found", "Not found");
  return found.row ?? tx.ledgerItem.create({ data: rowOf(firmCase.id, found) });
}

/** Makes the rows of items that were ticked, so that a new analysis cannot lose them. */
export async function keepItems(tx: Tx, caseId: string, items: readonly MatchedItem<LedgerRow>[]): Promise<void> {
  const data = items.filter(({ row }) => row === null).map((item) => rowOf(caseId, item));
  if (data.length > 0) await tx.ledgerItem.createMany({ data, skipDuplicates: true });
}

function rowOf(caseId: string, { id, gap, item, places }: MatchedItem<LedgerRow>) {
  const text = describeItem(item);
  return {
    ...{ id, caseId, text, basis: gap?.basis ?? "mentioned", ruleId: gap?.ruleId ?? "" },
    detail: gap === null ? "" : detailOf(gap, text),
    places: places.map((place) => ({ ...place })),
  };
}
