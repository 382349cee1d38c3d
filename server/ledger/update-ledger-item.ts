import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Ledger, updateLedgerItem as contract } from "#lib/contracts/ledger.ts";
import { addDays, DEFAULT_RESPONSE_DAYS } from "#lib/domain/ledger.ts";
import type { Actor } from "../policies/actor.ts";
import type { LedgerItem, Prisma, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { changeLedger } from "./change-ledger.ts";
import { itemName } from "./item-name.ts";
import { readLedger } from "./read-ledger.ts";
import { requireItem } from "./require-item.ts";

type Changes = CallParsed<typeof contract>["body"];
type Input = { readonly caseId: string; readonly itemId: string; readonly changes: Changes };

/**
 * Records what became of an item. Open again, it keeps when it was first requested.
 * @throws AppError 404 for a case or an item that is not there; 400 for a document that is not of the case, or a due date
 * before the request
 */
export function updateLedgerItem(actor: Actor, { caseId, itemId, changes }: Input): Promise<Ledger> {
  return changeLedger({
    ...{ actor, caseId, action: "ledger.item" },
    change: async (tx, firmCase) => {
      const row = await requireItem(tx, firmCase, itemId);
      const today = (await databaseNow(tx)).toISOString().slice(0, 10);
      const received = await findDocument(tx, caseId, changes.receivedAs);
      const not = await findDocument(tx, caseId, changes.notDocumentId);
      await tx.ledgerItem.update({
        where: { id: row.id },
        data: {
          isOurs: changes.isOurs,
          ...(not === null ? {} : { notDocumentIds: [...new Set([...row.notDocumentIds, not.id])] }),
          ...columnsOf(row, { ...changes, today, receivedAs: received?.id ?? null }),
        },
      });
      const did = `${describe(changes, received?.exhibit ?? not?.exhibit ?? null)} ${itemName(row.id)}`;
      return { result: await readLedger(tx, actor, firmCase), did };
    },
  });
}

type Given = Changes & { readonly today: string; readonly receivedAs: string | null };

const NOTHING_SETTLED = { settledOn: null, receivedAsId: null, reason: null };

function columnsOf(row: LedgerItem, given: Given): Prisma.LedgerItemUncheckedUpdateInput {
  const { state, today } = given;
  const on = given.on ?? today;
  if (state === undefined) return {};
  if (state === "open") return { ...NOTHING_SETTLED, state, dueOn: null };
  if (state === "requested") {
    const dueOn = given.dueOn ?? addDays(on, DEFAULT_RESPONSE_DAYS);
    if (dueOn < on) throw invalid("dueOn", "The response cannot be due before the request");
    return {
      ...{ ...NOTHING_SETTLED, state, dueOn: columnOf(dueOn) },
      firstRequestedOn: row.firstRequestedOn ?? columnOf(on),
    };
  }
  const settledOn = columnOf(on);
  if (state === "received") return { state, settledOn, receivedAsId: given.receivedAs, reason: null, dueOn: null };
  return { state, settledOn, reason: given.reason ?? "", receivedAsId: null, dueOn: null };
}

/** A calendar date as its column takes it. */
export function columnOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

async function findDocument(tx: Tx, caseId: string, id: string | null | undefined) {
  if (id == null) return null;
  const found = await tx.document.findFirst({ where: { id, caseId }, select: { id: true, exhibit: true } });
  if (found === null) throw invalid("receivedAs", "Please choose a document of this case");
  return found;
}

function invalid(field: string, text: string): AppError {
  return new AppError("invalid", text, { fields: { [field]: [text] } });
}

function describe({ state, isOurs, notDocumentId }: Changes, exhibit: number | null): string {
  const asExhibit = exhibit === null ? "" : ` (Ex. ${exhibit})`;
  if (state !== undefined) return `Marked ${state}${state === "received" ? asExhibit : ""}:`;
  if (isOurs !== undefined) return isOurs ? "Marked yours to find:" : "Marked for the prosecution:";
  return notDocumentId === undefined ? "Opened" : `Noted that another document${asExhibit} was received:`;
}
