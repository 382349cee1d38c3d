import type { Charge } from "#lib/contracts/charges.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { readCharges } from "./read-charges.ts";

type Change = {
  readonly actor: Actor;
  readonly caseId: string;
  /** Changes the charges; says what the audit line says, without words of the case: the case's number follows. */
  readonly change: (tx: Tx) => Promise<string>;
};

/**
 * Runs one change to the charges of a case, in one transaction with the case's last activity and the audit line.
 * @throws AppError `not_found` when the case is missing or not the actor's
 */
export function changeCharges({ actor, caseId, change }: Change): Promise<Charge[]> {
  return getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    const { caseNumber } = await requireCase(tx, actor, caseId);
    const did = await change(tx);
    await tx.case.update({ where: { id: caseId }, data: { lastActivityAt: await databaseNow(tx) } });
    const charges = await readCharges(tx, caseId);
    const message = `${did}, case ${caseNumber}`;
    await recordAudit(tx, { level: "info", action: "case.elements", message, actor, caseId });
    return charges;
  });
}
