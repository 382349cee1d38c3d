import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Ledger, sendRequestLetter as contract } from "#lib/contracts/ledger.ts";
import { addDays, canRequest } from "#lib/domain/ledger.ts";
import { composeLetter } from "#lib/letters/request-letter.ts";
import type { Actor } from "../policies/actor.ts";
import { AppError } from "../errors.ts";
import { changeLedger } from "./change-ledger.ts";
import { readLedger } from "./read-ledger.ts";
import { requireVersion, storeDraft } from "./save-request-draft.ts";
import { columnOf } from "./update-ledger-item.ts";

/**
 * Keeps the saved draft as a letter that went out: nothing is sent from here. Its items are requested, with a date by which the answer
 * is due, and the next draft begins with the same recipient and signature and nothing ticked.
 * @throws AppError 404; 409 when the draft was changed since; 400 when nothing is ticked
 */
export function sendRequestLetter(
  actor: Actor,
  caseId: string,
  { version, sentOn }: CallParsed<typeof contract>["body"],
): Promise<Ledger> {
  return changeLedger({
    ...{ actor, caseId, action: "ledger.letter" },
    change: async (tx, firmCase) => {
      await requireVersion(tx, caseId, version);
      const { draft, items, letters, caseNumber } = await readLedger(tx, actor, firmCase);
      const ticked = new Set(draft.content.items.map(({ id }) => id));
      const sent = items.filter((item) => ticked.has(item.id) && canRequest(item));
      if (sent.length === 0) throw new AppError("invalid", "Please select the items that the letter requests.");
      const number = (letters[0]?.number ?? 0) + 1;
      const content = composeLetter({ draft: draft.content, items, caseNumber, date: sentOn });
      const dueOn = columnOf(addDays(sentOn, draft.content.days));
      const letter = await tx.requestLetter.create({
        data: {
          ...{ caseId, number, sentOn: columnOf(sentOn), dueOn, sentById: actor.userId },
          content: { ...content, named: [...content.named], usual: [...content.usual] },
        },
      });
      const ids = sent.map(({ id }) => id);
      const requested = { letterId: letter.id, dueOn, settledOn: null, reason: null, receivedAsId: null };
      await tx.ledgerItem.updateMany({
        where: { id: { in: ids }, caseId },
        data: { ...requested, state: "requested" },
      });
      await tx.ledgerItem.updateMany({
        where: { id: { in: ids }, caseId, firstRequestedOn: null },
        data: { firstRequestedOn: columnOf(sentOn) },
      });
      const next = { ...draft.content, opening: null, closing: null, items: [] };
      await storeDraft(tx, { actor, caseId, version, content: next });
      const did = `Marked request letter ${number} as sent, ${ids.length} ${ids.length === 1 ? "item" : "items"}`;
      return { result: await readLedger(tx, actor, firmCase), did };
    },
  });
}
