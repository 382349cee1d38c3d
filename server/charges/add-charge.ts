import type { addCharge as contract, Charge } from "#lib/contracts/charges.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import type { Actor } from "../policies/actor.ts";
import { changeCharges } from "./change-charges.ts";

/** @throws AppError 404 when the case is missing or not the actor's */
export function addCharge(
  actor: Actor,
  caseId: string,
  { name, elements }: CallParsed<typeof contract>["body"],
): Promise<Charge[]> {
  return changeCharges({
    ...{ actor, caseId },
    change: async (tx) => {
      await tx.charge.create({
        data: { caseId, name, elements: { create: elements.map((text, position) => ({ text, position })) } },
      });
      return "Added the elements of a charge";
    },
  });
}
