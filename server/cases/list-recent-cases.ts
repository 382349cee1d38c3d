import type { Case } from "#lib/contracts/cases.ts";
import { getDb, Prisma } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { ACTIVE, visibleCasesSql } from "../policies/cases.ts";
import { presentCase } from "./present-case.ts";
import { readCases } from "./read-cases.ts";

/** The actor's active cases with the newest activity, in one query. */
export async function listRecentCases(actor: Actor, { limit }: { readonly limit: number }): Promise<Case[]> {
  const read = await readCases(getDb(), {
    where: Prisma.sql`${visibleCasesSql(actor)} AND ${ACTIVE}`,
    orderBy: Prisma.sql`c."lastActivityAt" DESC, c.id DESC`,
    limit,
  });
  return read.map(({ row, state }) => presentCase(row, state));
}
