import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Draft, DraftContent, saveRequestDraft as contract } from "#lib/contracts/ledger.ts";
import type { Actor } from "../policies/actor.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { changeLedger } from "./change-ledger.ts";
import { presentDraft } from "./present-draft.ts";
import { presentItem } from "./present-item.ts";
import { readItems } from "./read-ledger.ts";
import { keepItems } from "./require-item.ts";

/**
 * Saves the letter as it stands. It is saved with every pause of the typing, so the audit log has a line when it is sent and
 * none before.
 * @throws AppError 404; 409 when somebody, or another tab, saved since the version that the caller has
 */
export function saveRequestDraft(
  actor: Actor,
  caseId: string,
  { version, content }: CallParsed<typeof contract>["body"],
): Promise<Draft> {
  return changeLedger({
    ...{ actor, caseId, action: "ledger.draft" },
    change: async (tx, firmCase) => {
      await requireVersion(tx, caseId, version);
      const { items, record, law } = await readItems(tx, firmCase);
      const ticked = new Set(content.items.map(({ id }) => id));
      await keepItems(
        tx,
        caseId,
        items.filter(({ id }) => ticked.has(id)),
      );
      const row = await storeDraft(tx, { actor, caseId, version, content });
      const views = items.map((item) => presentItem(item, record));
      return { result: presentDraft(row, { actor, firmCase, law, items: views }), did: null };
    },
  });
}

/** @throws AppError 409 when the stored draft is another one than the caller has seen; the case is locked */
export async function requireVersion(tx: Tx, caseId: string, version: number): Promise<void> {
  const stored = await tx.requestDraft.findUnique({ where: { caseId }, select: { version: true } });
  if ((stored?.version ?? 0) !== version)
    throw new AppError("conflict", "The letter was changed in another tab or by a colleague.");
}

/** Stores the draft as the next version. */
export async function storeDraft(
  tx: Tx,
  given: { readonly actor: Actor; readonly caseId: string; readonly version: number; readonly content: DraftContent },
) {
  const { actor, caseId, version, content } = given;
  const data = { version: version + 1, content, savedAt: await databaseNow(tx), savedById: actor.userId };
  return tx.requestDraft.upsert({
    where: { caseId },
    create: { caseId, ...data },
    update: data,
    include: { savedBy: true },
  });
}
