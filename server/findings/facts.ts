import { z } from "zod";
import { FACT_SLOTS } from "#lib/domain/facts.ts";
import type { CaseFacts } from "#server/analyst/facts/fact.ts";
import type { Analysis } from "#server/db/client.ts";
import { StoredCitation } from "./stored-citation.ts";

const StoredFacts = z.object({
  facts: z.array(z.object({ slot: z.enum(FACT_SLOTS), text: z.string(), role: z.string(), citation: StoredCitation })),
  papers: z.array(z.object({ name: z.string(), documentIds: z.array(z.string()) })),
});

/** The fact box of an analysis; null while it is not completed, or when it is older than the box. */
export function factsOf(row: Pick<Analysis, "facts">): CaseFacts | null {
  return row.facts === null ? null : StoredFacts.parse(row.facts);
}

/** Without what the document alone says, and without the document among the papers. */
export function factsWithoutDocument({ facts, papers }: CaseFacts, documentId: string) {
  return {
    facts: facts.filter(({ citation }) => citation.documentId !== documentId),
    papers: papers
      .map(({ name, documentIds }) => ({ name, documentIds: documentIds.filter((id) => id !== documentId) }))
      .filter(({ documentIds }) => documentIds.length > 0),
  };
}
