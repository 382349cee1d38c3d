import { z } from "zod";
import { CITATION_STATUSES } from "#lib/domain/findings.ts";
import type { VerifiedCitation } from "../analyst/types.ts";
import type { Analysis } from "../db/client.ts";

const KeySentences = z.array(
  z.object({
    documentId: z.string(),
    pageNumber: z.int(),
    quote: z.string(),
    start: z.int(),
    end: z.int(),
    status: z.enum(CITATION_STATUSES),
  }),
);

/** The verified sentences that an analysis' summary begins with; none while it is not completed. */
export function keySentencesOf(row: Pick<Analysis, "keySentences">): readonly VerifiedCitation[] {
  return row.keySentences === null ? [] : KeySentences.parse(row.keySentences);
}
