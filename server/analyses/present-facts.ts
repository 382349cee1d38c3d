import type { Coverage, Facts } from "#lib/contracts/findings.ts";
import type { CaseFacts } from "../analyst/facts/fact.ts";
import { presentPlace } from "./present-place.ts";

export function presentFacts({ facts, papers }: CaseFacts, read: Coverage["exhibits"]): Facts {
  const present = presentPlace(read);
  return {
    facts: facts.map(({ citation, ...fact }) => ({ ...fact, citation: present(citation) })),
    papers: papers.map(({ name, documentIds }) => ({ name, documentIds: [...documentIds] })),
  };
}
