import { Prisma } from "../db/client.ts";
import type { Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "./actor.ts";
import { isAdmin } from "./actor.ts";

/**
 * Which cases an actor may see and work on: those they are a member of (the view "CaseMember"); an admin all. Every
 * query on a case, or on anything below one, goes through this where-clause. A row outside it answers like a missing one.
 */
export function visibleCases(actor: Actor): Prisma.CaseWhereInput {
  if (isAdmin(actor)) return {};
  return { members: { some: { userId: actor.userId } } };
}

/** The same for the queries that are written as SQL; `c` is the alias of "Case" in them. */
export function visibleCasesSql(actor: Actor): Prisma.Sql {
  if (isAdmin(actor)) return Prisma.sql`true`;
  return Prisma.sql`EXISTS (
    SELECT FROM "CaseMember" m WHERE m."caseId" = c.id AND m."userId" = ${actor.userId}::uuid)`;
}

/** Not archived, with the alias `c` as above. Says nothing about who may see a case. */
export const ACTIVE = Prisma.sql`c."archivedAt" IS NULL`;

/** Documents of visible cases, and the actor's own that no case has taken yet. */
export function visibleDocuments(actor: Actor): Prisma.DocumentWhereInput {
  const own = { caseId: null, uploadedById: actor.userId };
  // An empty filter on an optional relation matches nothing at all in Prisma.
  if (isAdmin(actor)) return { OR: [{ caseId: { not: null } }, own] };
  return { OR: [{ case: visibleCases(actor) }, own] };
}

export function visibleAnalyses(actor: Actor): Prisma.AnalysisWhereInput {
  return { case: visibleCases(actor) };
}

/** @throws AppError `not_found` when the case is missing or not the actor's. */
export async function requireCase(tx: Tx, actor: Actor, id: string) {
  const found = await tx.case.findFirst({ where: { AND: [{ id }, visibleCases(actor)] } });
  if (found === null) throw new AppError("not_found", "Not found");
  return found;
}

/** @throws AppError `not_found` when the document is missing or not the actor's. */
export async function requireDocument(tx: Tx, actor: Actor, id: string) {
  const found = await tx.document.findFirst({ where: { AND: [{ id }, visibleDocuments(actor)] } });
  if (found === null) throw new AppError("not_found", "Not found");
  return found;
}

/** @throws AppError `not_found` when the finding is missing or of a case that is not the actor's. */
export async function requireFinding(tx: Tx, actor: Actor, id: string) {
  const found = await tx.finding.findFirst({
    where: { AND: [{ id }, { analysis: visibleAnalyses(actor) }] },
  });
  if (found === null) throw new AppError("not_found", "Not found");
  return found;
}

/** @throws AppError `not_found` when the finding is missing or of a case that is not the actor's. */
export async function requireCaseOfFinding(tx: Tx, actor: Actor, findingId: string) {
  const found = await tx.case.findFirst({
    where: { AND: [{ analyses: { some: { findings: { some: { id: findingId } } } } }, visibleCases(actor)] },
  });
  if (found === null) throw new AppError("not_found", "Not found");
  return found;
}

/** @throws AppError `not_found` when one of the cases is missing or not the actor's: of several, all are changed or none */
export async function requireCases(tx: Tx, actor: Actor, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  const found = await tx.case.findMany({ where: { AND: [{ id: { in: wanted } }, visibleCases(actor)] } });
  const byId = new Map(found.map((firmCase) => [firmCase.id, firmCase]));
  return wanted.map((id) => {
    const firmCase = byId.get(id);
    if (firmCase === undefined) throw new AppError("not_found", "Not found");
    return firmCase;
  });
}
