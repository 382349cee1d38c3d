import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { changeCharges } from "./change-charges.ts";

type Input = { readonly caseId: string; readonly elementId: string; readonly evidenceId: string };

/** @throws AppError 404 for a case, an element or evidence that is not there */
export async function deleteEvidence(actor: Actor, { caseId, elementId, evidenceId }: Input): Promise<void> {
  await changeCharges({
    ...{ actor, caseId },
    change: async (tx) => {
      const where = { id: evidenceId, element: { id: elementId, charge: { caseId } } };
      const { count } = await tx.elementEvidence.deleteMany({ where });
      if (count === 0) throw new AppError("not_found", "Not found");
      return "Removed evidence from an element";
    },
  });
}
