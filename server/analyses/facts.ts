import { z } from "zod";
import type { Coverage, Facts } from "#lib/contracts/analyses.ts";
import { FACT_SLOTS } from "#lib/domain/facts.ts";
import type { CaseFacts } from "../analyst/facts/fact.ts";
import type { Analysis } from "../db/client.ts";
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

/** Facts as the API shows them. Exhibits keep number and name for good, so those of the reading are still right. */
export function factsView({ facts, papers }: CaseFacts, read: Coverage["exhibits"]): Facts {
  const documents = new Map(read.map((document) => [document.documentId, document]));
  return {
    facts: facts.map(({ citation, ...fact }) => {
      const document = documents.get(citation.documentId);
      return {
        ...fact,
        citation: { ...citation, exhibit: document?.exhibit ?? null, fileName: document?.fileName ?? "" },
      };
    }),
    papers: papers.map(({ name, documentIds }) => ({ name, documentIds: [...documentIds] })),
  };
}
