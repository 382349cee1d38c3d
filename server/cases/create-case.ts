import type { Case, createCase as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, Prisma } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { Actor } from "../policies/actor.ts";
import { nextCaseNumber } from "./next-case-number.ts";
import { presentCase } from "./present-case.ts";
import { readCases } from "./read-cases.ts";

type Input = CallParsed<typeof contract>["body"];

/** Opens a case without files; its analysis begins when files are uploaded and somebody asks for it. */
export async function createCase(actor: Actor, input: Input): Promise<Case> {
  return getDb().$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const created = await tx.case.create({
      data: {
        caseNumber: await nextCaseNumber(tx, now),
        title: input.title,
        clientName: input.clientName,
        priority: input.priority,
        description: input.description,
        createdById: actor.userId,
        createdAt: now,
        lastActivityAt: now,
      },
    });
    const message = `Created case ${created.caseNumber}`;
    await recordAudit(tx, { level: "info", action: "case.create", message, actor, caseId: created.id });
    const [read] = await readCases(tx, { where: Prisma.sql`c.id = ${created.id}::uuid` });
    if (read === undefined) throw new Error("the case that was just made is gone");
    return presentCase(read.row, read.state);
  });
}
