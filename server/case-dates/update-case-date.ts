import type { CaseDates, updateCaseDate as contract } from "#lib/contracts/case-dates.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { columnsOf } from "./add-case-date.ts";
import { changeDates } from "./change-dates.ts";

type Input = {
  readonly caseId: string;
  readonly dateId: string;
  readonly given: CallParsed<typeof contract>["body"];
};

/** Replaces a date. @throws AppError 404 for a case or a date that is not there */
export function updateCaseDate(actor: Actor, { caseId, dateId, given }: Input): Promise<CaseDates> {
  return changeDates({
    ...{ actor, caseId },
    change: async (tx) => {
      const { count } = await tx.caseDate.updateMany({ where: { id: dateId, caseId }, data: columnsOf(given) });
      if (count === 0) throw new AppError("not_found", "Not found");
      return `Changed a ${given.kind}`;
    },
  });
}
