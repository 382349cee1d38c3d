import { randomUUID } from "node:crypto";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { addLedgerItem as contract, Ledger } from "#lib/contracts/ledger.ts";
import type { Actor } from "../policies/actor.ts";
import { changeLedger } from "./change-ledger.ts";
import { readLedger } from "./read-ledger.ts";
import { AppError } from "../errors.ts";
import { itemName } from "./item-name.ts";

/** A case has some hundred items at most; more would be a mistake of a program. */
const MAX_BY_HAND = 500;

/**
 * Adds something that no gap asks for.
 * @throws AppError 404; 409 when 500 were added already
 */
export function addLedgerItem(
  actor: Actor,
  caseId: string,
  { text, part, isOurs }: CallParsed<typeof contract>["body"],
): Promise<Ledger> {
  return changeLedger({
    ...{ actor, caseId, action: "ledger.item" },
    change: async (tx, firmCase) => {
      if ((await tx.ledgerItem.count({ where: { caseId, isByHand: true } })) >= MAX_BY_HAND)
        throw new AppError("conflict", "This ledger is full.");
      const id = randomUUID();
      const basis = part === "usual" ? ("usual" as const) : ("mentioned" as const);
      await tx.ledgerItem.create({ data: { id, caseId, text, basis, isOurs, isByHand: true } });
      return { result: await readLedger(tx, actor, firmCase), did: `Added ${itemName(id)}` };
    },
  });
}
