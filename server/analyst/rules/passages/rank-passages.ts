import type { ProposedCitation } from "../../findings.ts";
import type { CaseReading } from "../../read-case.ts";
import { citeSentence } from "../../text/case-text.ts";
import learned from "./learned.json" with { type: "json" };
import type { LearnedWeights } from "../learned-weights.ts";
import { countWords, pickLines, rankLines } from "./rank-lines.ts";

/** Passages that are ranked for a list of ten: a finding may explain some. */
const MOST_RANKED = 40;
/** What is less likely, as a logarithm of odds, is not put before counsel: a short file has few such lines. */
const LEAST_LIKELY = -2;
/** Words of a passage; what is shorter says nothing by itself. */
const FEWEST_WORDS = 5;
/** Of one paper, so that a long interview does not fill the list. */
const MOST_OF_ONE = 4;

/**
 * The passages that a defense lawyer is most likely to mark in the papers, the likeliest first, in the papers' own words. It claims
 * nothing about them: what kind of sentence readers of other files marked is learned, what it means here is counsel's to say.
 * @param lowConfidence 0..1; pages that were read with less are not quoted
 * @param model what was learned
 */
export function rankPassages(
  { text }: Pick<CaseReading, "text">,
  lowConfidence: number,
  model: LearnedWeights = learned,
): ProposedCitation[] {
  const ranked = rankLines(text, {
    ...{ lowConfidence, model, leastLikely: LEAST_LIKELY },
    mayBeShown: (sentence) => countWords(sentence) >= FEWEST_WORDS,
  });
  return pickLines(ranked, { mostOfOne: MOST_OF_ONE, most: MOST_RANKED }).map((sentence) => citeSentence(sentence));
}
