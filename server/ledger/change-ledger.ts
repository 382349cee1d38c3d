import type { Actor } from "../policies/actor.ts";
import { lockCase } from "../db/lock-case.ts";
import { getDb } from "../db/client.ts";
import type { Case, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { requireCase } from "../policies/cases.ts";

type Change<T> = {
  readonly actor: Actor;
  readonly caseId: string;
  /** Of the audit line: "ledger.item". */
  readonly action: string;
  /** Changes the ledger; says what the audit line says, without words of a document: the case's number follows. Null: no line. */
  readonly change: (tx: Tx, firmCase: Case) => Promise<{ readonly result: T; readonly did: string | null }>;
};

/**
 * Runs one change to a case's ledger, in one transaction with the case's last activity and the audit line. The case is
 * locked: of two changes at once the second sees the first.
 * @throws AppError `not_found` when the case is missing or not the actor's
 */
export function changeLedger<T>({ actor, caseId, action, change }: Change<T>): Promise<T> {
  return getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    const firmCase = await requireCase(tx, actor, caseId);
    const { result, did } = await change(tx, firmCase);
    await tx.case.update({ where: { id: caseId }, data: { lastActivityAt: await databaseNow(tx) } });
    if (did !== null) {
      const message = `${did}, case ${firmCase.caseNumber}`;
      await recordAudit(tx, { level: "info", action, message, actor, caseId });
    }
    return result;
  });
}
