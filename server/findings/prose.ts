import { z } from "zod";
import type { AssembledSentence } from "#server/analyst/findings.ts";
import type { Analysis } from "#server/db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const Prose = z.array(z.object({ text: z.string(), citations: z.array(StoredCitation) }));

/** The sentences that an analysis' summary begins with; none while it is not completed, or where the rules made it. */
export function proseOf(row: Pick<Analysis, "prose">): readonly AssembledSentence[] {
  return row.prose === null ? [] : Prose.parse(row.prose);
}

/** What is left when a document goes. A sentence that rests on it goes whole: it may repeat its words. */
export function proseWithoutDocument(prose: readonly AssembledSentence[], documentId: string): AssembledSentence[] {
  return prose.filter(({ citations }) => citations.every((citation) => citation.documentId !== documentId));
}
