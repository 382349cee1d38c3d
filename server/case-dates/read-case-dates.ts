import type { CaseDates } from "#lib/contracts/case-dates.ts";
import type { Tx } from "../db/client.ts";

/** The dates of a case that the caller may see, the earliest first, and the answers that its ledger awaits. */
export async function readCaseDates(tx: Tx, caseId: string): Promise<CaseDates> {
  const rows = await tx.caseDate.findMany({
    where: { caseId },
    orderBy: [{ date: "asc" }, { time: { sort: "asc", nulls: "first" } }, { id: "asc" }],
  });
  const requested = await tx.ledgerItem.findMany({
    where: { caseId, state: "requested", dueOn: { not: null }, OR: [{ isOurs: null }, { isOurs: false }] },
    orderBy: [{ dueOn: "asc" }, { text: "asc" }, { id: "asc" }],
    select: { id: true, text: true, dueOn: true },
  });
  return {
    dates: rows.map(({ id, kind, title, date, time, timeZone, place, remindDays, isDone }) => ({
      ...{ id, kind, title, on: dayOf(date), time, timeZone, place, remindDays, isDone },
    })),
    requests: requested.flatMap(({ id, text, dueOn }) =>
      dueOn === null ? [] : [{ id, title: text, on: dayOf(dueOn) }],
    ),
  };
}

/** A date column as `YYYY-MM-DD`. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
