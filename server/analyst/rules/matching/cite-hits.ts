import type { ProposedCitation } from "../../findings.ts";
import { citeSentence, type CaseSentence } from "../../text/case-text.ts";

/** A place in a sentence where a rule matched. */
export type Hit = { readonly sentence: CaseSentence; readonly at: number; readonly strength: number };

/**
 * Up to `limit` citations for hits: the strongest first, one per document. The order of the files does not matter.
 */
export function citeHits(hits: readonly Hit[], limit: number): ProposedCitation[] {
  const ranked = [...hits].sort((a, b) => b.strength - a.strength || byDirectness(a, b));
  const ofPapers = ranked.filter(
    (hit, place) => ranked.findIndex((other) => other.sentence.document === hit.sentence.document) === place,
  );
  return ofPapers.slice(0, limit).map((hit) => citeSentence(hit.sentence, { at: hit.at }));
}

/** Short, direct lines make the better quote; of two as long as each other the words decide, never the order of the files. */
function byDirectness({ sentence: a }: Hit, { sentence: b }: Hit): number {
  return a.plain.length - b.plain.length || (a.plain < b.plain ? -1 : a.plain > b.plain ? 1 : 0);
}
