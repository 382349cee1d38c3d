import type { AdminCaseDetail } from "#lib/contracts/admin-cases.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleCases } from "../policies/cases.ts";
import { ANY_CASE, presentAnyCase } from "./present-any-case.ts";

/** A case with its documents and its analyses, for administrators. @throws AppError `not_found` */
export async function getAnyCase(actor: Actor, caseId: string): Promise<AdminCaseDetail> {
  const row = await getDb().case.findFirst({
    where: { AND: [{ id: caseId }, visibleCases(actor)] },
    include: ANY_CASE,
  });
  if (row === null) throw new AppError("not_found", "Not found");
  return presentAnyCase(row);
}
