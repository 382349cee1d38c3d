import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCases } from "../policies/cases.ts";
import { makeCalendar } from "./make-calendar.ts";
import { readCaseDates } from "./read-case-dates.ts";

/**
 * Dates and awaited answers of cases as one calendar file.
 * @throws AppError 404 when one of the cases is missing or not the actor's
 */
export async function getDatesFile(actor: Actor, caseIds: readonly string[]): Promise<string> {
  const cases = await getDb().$transaction(async (tx) => {
    const found = await requireCases(tx, actor, caseIds);
    const read = [];
    for (const { id, title, caseNumber } of found)
      read.push({ id, title, caseNumber, ...(await readCaseDates(tx, id)) });
    for (const { id, caseNumber } of found) {
      const message = `Downloaded the dates of case ${caseNumber}`;
      await recordAudit(tx, { level: "info", action: "case.download", message, actor, caseId: id });
    }
    return read;
  });
  return makeCalendar(cases);
}
