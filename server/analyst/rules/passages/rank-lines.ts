import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { type LearnedWeights, weigh } from "../learned-weights.ts";
import { candidatesOf } from "./passage-features.ts";

type Wanted = {
  /** 0..1; pages that were read with less are left out. */
  readonly lowConfidence: number;
  readonly mayBeShown: (sentence: CaseSentence) => boolean;
  readonly model: LearnedWeights;
  /** What weighs less, as a logarithm of odds, is left out. */
  readonly leastLikely: number;
};

/** The sentences of a case that readers would most likely mark, the likeliest first. */
export function rankLines(
  caseText: CaseText,
  { lowConfidence, mayBeShown, model, leastLikely }: Wanted,
): CaseSentence[] {
  return candidatesOf(caseText, lowConfidence, mayBeShown)
    .map(({ sentence, features }) => ({ sentence, weight: weigh(features, model) }))
    .filter(({ weight }) => weight >= leastLikely)
    .toArray()
    .sort((one, other) => other.weight - one.weight)
    .map(({ sentence }) => sentence);
}

/** The first of them: the same words once, no more than `mostOfOne` of a paper, and `most` together. */
export function pickLines(
  ranked: readonly CaseSentence[],
  { mostOfOne, most }: { readonly mostOfOne: number; readonly most: number },
): CaseSentence[] {
  const seen = new Set<string>();
  const ofPaper = new Map<string, number>();
  return ranked
    .filter(({ document, text }) => {
      const words = toPlain(text).replace(/\W+/g, " ").trim();
      const count = ofPaper.get(document.id) ?? 0;
      if (seen.has(words) || count >= mostOfOne) return false;
      seen.add(words);
      ofPaper.set(document.id, count + 1);
      return true;
    })
    .slice(0, most);
}

/** Words of two letters and more. */
export const countWords = ({ plain }: Pick<CaseSentence, "plain">): number => (plain.match(/[a-z]{2,}/g) ?? []).length;
