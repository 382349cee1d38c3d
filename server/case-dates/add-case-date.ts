import type { addCaseDate as contract, CaseDates } from "#lib/contracts/case-dates.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Actor } from "../policies/actor.ts";
import { changeDates } from "./change-dates.ts";

type Given = CallParsed<typeof contract>["body"];

/** @throws AppError 404 when the case is missing or not the actor's */
export function addCaseDate(actor: Actor, caseId: string, given: Given): Promise<CaseDates> {
  return changeDates({
    ...{ actor, caseId },
    change: async (tx) => {
      await tx.caseDate.create({ data: { caseId, ...columnsOf(given) } });
      return `Added a ${given.kind}`;
    },
  });
}

/** A date as its columns take it: without a time there is no time zone. */
export function columnsOf({ on, timeZone, ...given }: Given) {
  return { ...given, date: new Date(`${on}T00:00:00Z`), timeZone: given.time === null ? null : timeZone };
}
