import type { Actor } from "../policies/actor.ts";
import { AppError } from "../errors.ts";
import { changeLedger } from "./change-ledger.ts";
import { itemName } from "./item-name.ts";

/**
 * Removes an item that was added by hand. Letters that asked for it keep its words.
 * @throws AppError 404, also for an item of the analysis
 */
export function deleteLedgerItem(
  actor: Actor,
  { caseId, itemId }: { readonly caseId: string; readonly itemId: string },
): Promise<void> {
  return changeLedger({
    ...{ actor, caseId, action: "ledger.item" },
    change: async (tx) => {
      const { count } = await tx.ledgerItem.deleteMany({ where: { id: itemId, caseId, isByHand: true } });
      if (count === 0) throw new AppError("not_found", "Not found");
      return { result: undefined, did: `Removed ${itemName(itemId)}` };
    },
  });
}
