import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { changeDates } from "./change-dates.ts";

type Input = { readonly caseId: string; readonly dateId: string };

/** @throws AppError 404 for a case or a date that is not there */
export async function deleteCaseDate(actor: Actor, { caseId, dateId }: Input): Promise<void> {
  await changeDates({
    ...{ actor, caseId },
    change: async (tx) => {
      const { count } = await tx.caseDate.deleteMany({ where: { id: dateId, caseId } });
      if (count === 0) throw new AppError("not_found", "Not found");
      return "Deleted a date";
    },
  });
}
