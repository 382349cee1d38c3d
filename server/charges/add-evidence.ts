import type { Charge } from "#lib/contracts/charges.ts";
import type { EvidenceSide } from "#lib/domain/charge-elements.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { changeCharges } from "./change-charges.ts";

type Input = {
  readonly caseId: string;
  readonly elementId: string;
  /** Of a finding of any analysis of the case. */
  readonly citationId: string;
  readonly side: EvidenceSide;
};

/** Copies the place of a citation to an element. @throws AppError 404 for a case, element or citation that is not there */
export function addEvidence(actor: Actor, { caseId, elementId, citationId, side }: Input): Promise<Charge[]> {
  return changeCharges({
    ...{ actor, caseId },
    change: async (tx) => {
      const element = await tx.chargeElement.findFirst({ where: { id: elementId, charge: { caseId } } });
      const cited = await tx.citation.findFirst({ where: { id: citationId, finding: { analysis: { caseId } } } });
      if (element === null || cited === null) throw new AppError("not_found", "Not found");
      const { documentId, pageNumber, quote, start, end, status } = cited;
      const place = { elementId, documentId, pageNumber, start, end };
      await tx.elementEvidence.upsert({
        where: { elementId_documentId_pageNumber_start_end: place },
        create: { ...place, side, quote, status },
        update: { side },
      });
      return `Chose evidence ${side} an element`;
    },
  });
}
