import type { Charge } from "#lib/contracts/charges.ts";
import type { EvidenceSide } from "#lib/domain/charge-elements.ts";
import { splitSentences } from "../analyst/text/page/sentences.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { changeCharges } from "./change-charges.ts";

type Input = {
  readonly caseId: string;
  readonly elementId: string;
  readonly documentId: string;
  readonly pageNumber: number;
  readonly start: number;
  readonly end: number;
  readonly side: EvidenceSide;
};

/**
 * Places the sentence around words of a page, which a search found: words alone, such as a number, prove nothing.
 * @throws AppError 404 for a case, element, page or words that are not there
 */
export function addPassage(actor: Actor, { caseId, elementId, side, ...words }: Input): Promise<Charge[]> {
  return changeCharges({
    ...{ actor, caseId },
    change: async (tx) => {
      const { documentId, pageNumber } = words;
      const element = await tx.chargeElement.findFirst({ where: { id: elementId, charge: { caseId } } });
      const page = await tx.documentPage.findFirst({ where: { documentId, pageNumber, document: { caseId } } });
      const range = page === null ? null : sentencesAround(page.text, words);
      if (element === null || page === null || range === null) throw new AppError("not_found", "Not found");
      const place = { elementId, documentId, pageNumber, ...range };
      await tx.elementEvidence.upsert({
        where: { elementId_documentId_pageNumber_start_end: place },
        create: { ...place, side, quote: page.text.slice(range.start, range.end), status: "verified" },
        update: { side },
      });
      return `Chose evidence ${side} an element`;
    },
  });
}

/** From the first sentence that the words touch to the last; the words alone where they are in none. */
function sentencesAround(text: string, { start, end }: Pick<Input, "start" | "end">) {
  if (start >= end || end > text.length) return null;
  const touched = splitSentences(text).filter((one) => one.start < end && start < one.end);
  return {
    start: Math.min(start, ...touched.map((one) => one.start)),
    end: Math.max(end, ...touched.map((one) => one.end)),
  };
}
