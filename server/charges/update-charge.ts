import type { Charge, updateCharge as contract } from "#lib/contracts/charges.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { changeCharges } from "./change-charges.ts";

type Input = {
  readonly caseId: string;
  readonly chargeId: string;
  readonly given: CallParsed<typeof contract>["body"];
};

/** @throws AppError 404 for a case or a charge that is not there; 409 for an element that somebody removed meanwhile */
export function updateCharge(actor: Actor, { caseId, chargeId, given }: Input): Promise<Charge[]> {
  const { name, elements, removed } = given;
  return changeCharges({
    ...{ actor, caseId },
    change: async (tx) => {
      const { count } = await tx.charge.updateMany({ where: { id: chargeId, caseId }, data: { name } });
      if (count === 0) throw new AppError("not_found", "Not found");
      await tx.chargeElement.deleteMany({ where: { chargeId, id: { in: removed } } });
      for (const [position, { id, text }] of elements.entries()) {
        if (id === null) {
          await tx.chargeElement.create({ data: { chargeId, position, text } });
          continue;
        }
        const changed = await tx.chargeElement.updateMany({ where: { id, chargeId }, data: { position, text } });
        if (changed.count === 0) throw new AppError("conflict", "A colleague removed one of these elements.");
      }
      return "Changed the elements of a charge";
    },
  });
}
