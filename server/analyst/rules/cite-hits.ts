import type { ProposedCitation } from "../findings.ts";
import { citeSentence, type CaseSentence } from "../text/case-text.ts";

/** A place in a sentence where a rule matched. */
export type Hit = { readonly sentence: CaseSentence; readonly at: number; readonly strength: number };

/**
 * Up to `limit` citations for hits: the strongest first, one per sentence, other documents before a second one of the same document.
 */
export function citeHits(hits: readonly Hit[], limit = 3): ProposedCitation[] {
  const ranked = [...hits].sort((a, b) => b.strength - a.strength);
  const chosen: Hit[] = [];
  const take = (isWanted: (hit: Hit) => boolean): void => {
    for (const hit of ranked) {
      if (chosen.length >= limit) return;
      if (!chosen.some((other) => other.sentence === hit.sentence) && isWanted(hit)) chosen.push(hit);
    }
  };
  take((hit) => !chosen.some((other) => other.sentence.document === hit.sentence.document));
  take(() => true);
  return chosen.map((hit) => citeSentence(hit.sentence, { at: hit.at }));
}
