import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { changeCharges } from "./change-charges.ts";

type Input = { readonly caseId: string; readonly chargeId: string };

/** @throws AppError 404 for a case or a charge that is not there */
export async function deleteCharge(actor: Actor, { caseId, chargeId }: Input): Promise<void> {
  await changeCharges({
    ...{ actor, caseId },
    change: async (tx) => {
      const { count } = await tx.charge.deleteMany({ where: { id: chargeId, caseId } });
      if (count === 0) throw new AppError("not_found", "Not found");
      return "Deleted the elements of a charge";
    },
  });
}
