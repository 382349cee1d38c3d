import { sumFeatures } from "./address-features.ts";
import learnt from "./address-weights.json" with { type: "json" };

/** From this score on a line is an address. The score is the logarithm of the odds that it is one. */
export const ADDRESSED = 1;

/** Higher sums of features say no more. */
const MOST_SUM = 8;
const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(learnt.weights));
const STEPS = stepsOf(MOST_SUM).reduce((total, step) => total + Math.max(0, WEIGHTS.get(step) ?? 0), 0);

/**
 * How likely a text speaks to a program instead of telling what happened: the weights of its words, pairs of words and
 * features, learnt from examples (evaluation/injections). Expects folded text (`foldText`).
 * @param least score that matters; a lower one is only known to be lower
 */
export function scoreAddress(folded: string, least = -Infinity): number {
  const byWords = weigh(listWords(folded)) + learnt.bias;
  // Looking for the features takes most of the time, and few lines come near.
  return byWords + STEPS < least ? byWords : byWords + weigh(stepsOf(sumFeatures(folded)));
}

/** All by which a text is judged, each once. */
export function listFeatures(folded: string): readonly string[] {
  return [...listWords(folded), ...stepsOf(sumFeatures(folded))];
}

/** Words, signs and pairs of them. Numbers count as one word. */
function listWords(folded: string): readonly string[] {
  const words = folded.replace(/\d+/g, "#").match(/[\p{L}]+(?:'[a-z]+)?|[#[\](){}<>|:"=/;.!?,*-]/gu) ?? [];
  const framed = ["^", ...words, "$"];
  return [...new Set([...words, ...framed.slice(1).map((word, index) => `${framed[index] ?? ""} ${word}`)])];
}

/** A sum of 3 is "sum>0", "sum>1" and "sum>2", so that each point has a weight of its own. */
function stepsOf(sum: number): readonly string[] {
  return Array.from({ length: Math.min(MOST_SUM, Math.max(0, sum)) }, (_, index) => `sum>${index}`);
}

function weigh(features: readonly string[]): number {
  return features.reduce((total, feature) => total + (WEIGHTS.get(feature) ?? 0), 0);
}
