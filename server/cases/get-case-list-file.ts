import type { Case } from "#lib/contracts/cases.ts";
import { CASE_LIST } from "#lib/copy/case-list.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, Prisma } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCases } from "../policies/cases.ts";
import { caseListFile } from "../work-product/case-list-file.ts";
import { presentCase } from "./present-case.ts";
import { readCases } from "./read-cases.ts";

/**
 * Cases as a list in a Word document, in the order given.
 * @throws AppError 404 when one of the cases is missing or not the actor's
 */
export async function getCaseListFile(
  actor: Actor,
  ids: readonly string[],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly fileName: string }> {
  const { cases, on } = await getDb().$transaction(async (tx) => {
    const found = await requireCases(tx, actor, ids);
    const wanted = found.map(({ id }) => Prisma.sql`${id}::uuid`);
    const read = await readCases(tx, { where: Prisma.sql`c.id IN (${Prisma.join(wanted)})`, limit: found.length });
    const byId = new Map<string, Case>(read.map(({ row, state }) => [row.id, presentCase(row, state)]));
    const now = await databaseNow(tx);
    const message = `Downloaded a list of ${found.length} ${found.length === 1 ? "case" : "cases"}`;
    await recordAudit(tx, { level: "info", action: "case.download", message, actor });
    return {
      cases: found.flatMap(({ id }) => byId.get(id) ?? []),
      on: now.toISOString().slice(0, 10),
    };
  });
  return {
    bytes: await caseListFile({ cases, on, author: actor.fullName }),
    fileName: `${CASE_LIST.title} ${on}.docx`,
  };
}
