import { Prisma } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleCasesSql } from "../policies/cases.ts";
import { readCases } from "./read-cases.ts";
import type { ReadCase } from "./read-cases.ts";

/**
 * One case with where it stands.
 * @throws AppError `not_found` when the case is missing or not the actor's
 */
export async function requireReadCase(
  tx: Tx,
  actor: Actor,
  caseId: string,
  options: { readonly withLists?: boolean } = {},
): Promise<ReadCase> {
  const where = Prisma.sql`c.id = ${caseId}::uuid AND ${visibleCasesSql(actor)}`;
  const [found] = await readCases(tx, { where, ...options });
  if (found === undefined) throw new AppError("not_found", "Not found");
  return found;
}
