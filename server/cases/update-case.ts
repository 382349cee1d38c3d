import type { Case, updateCase as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, Prisma } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { presentCase } from "./present-case.ts";
import { readCases } from "./read-cases.ts";

type Changes = CallParsed<typeof contract>["body"];

/**
 * Changes the given fields. Whoever sees a case may edit it, and may assign colleagues to it, who then see it too.
 * @throws AppError 404 when the case is missing or not the actor's; 400 for an assignee who is not an active user
 */
export async function updateCase(actor: Actor, caseId: string, changes: Changes): Promise<Case> {
  const { assignedTo, ...fields } = changes;
  return getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    await requireCase(tx, actor, caseId);
    if (assignedTo !== undefined) await assign(tx, caseId, assignedTo);
    await tx.case.update({
      where: { id: caseId },
      data: { ...fields, lastActivityAt: await databaseNow(tx) },
    });
    // Not through the policy again: who takes their own name off a case has seen it until now.
    const [read] = await readCases(tx, { where: Prisma.sql`c.id = ${caseId}::uuid` });
    if (read === undefined) throw new Error("the locked case is gone");
    const { row, state } = read;
    const message = `Changed ${Object.keys(changes).join(", ") || "nothing"} of case ${row.caseNumber}`;
    await recordAudit(tx, { level: "info", action: "case.update", message, actor, caseId });
    return presentCase(row, state);
  });
}

async function assign(tx: Tx, caseId: string, assignedTo: readonly string[]): Promise<void> {
  const userIds = [...new Set(assignedTo)];
  // Who has left the firm may stay on a case, so that saving another field does not take their name off it.
  const active = await tx.user.count({
    where: { id: { in: userIds }, OR: [{ isActive: true }, { assignments: { some: { caseId } } }] },
  });
  if (active < userIds.length)
    throw new AppError("invalid", "Please choose colleagues from the list", {
      fields: { assignedTo: ["Please choose colleagues from the list"] },
    });
  await tx.caseAssignment.deleteMany({ where: { caseId, userId: { notIn: userIds } } });
  await tx.caseAssignment.createMany({ data: userIds.map((userId) => ({ caseId, userId })), skipDuplicates: true });
}
