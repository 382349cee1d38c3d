import type { SearchModel, Signs } from "#server/chat/order-passages.ts";

export type Judged = { readonly signs: Signs; readonly hasAnswer: boolean };

const ROUNDS = 3000;
const STEP = 0.3;
const HOLD = 0.01;

/**
 * The probability that the papers answer, from signs of what was found, by logistic regression. Questions with and without an
 * answer count the same together, though there are fewer without.
 */
export function learnConfidence(judged: readonly Judged[]): SearchModel["confidence"] {
  const names = Object.keys(judged[0]?.signs ?? {}) as (keyof Signs)[];
  const answered = judged.filter(({ hasAnswer }) => hasAnswer).length / judged.length;
  const means = names.map((name) => judged.reduce((sum, { signs }) => sum + signs[name], 0) / judged.length);
  const deviations = names.map(
    (name, nth) =>
      Math.sqrt(judged.reduce((sum, { signs }) => sum + (signs[name] - (means[nth] ?? 0)) ** 2, 0) / judged.length) ||
      1,
  );
  const rows = judged.map(({ signs, hasAnswer }) => ({
    ...{ hasAnswer, share: 0.5 / judged.length / (hasAnswer ? answered : 1 - answered) },
    values: names.map((name, nth) => (signs[name] - (means[nth] ?? 0)) / (deviations[nth] ?? 1)),
  }));
  const weights = names.map(() => 0);
  let constant = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight) => HOLD * weight);
    let rise = 0;
    for (const { values, hasAnswer, share } of rows) {
      const sum = values.reduce((total, value, nth) => total + value * (weights[nth] ?? 0), constant);
      const wrong = share * (1 / (1 + Math.exp(-sum)) - Number(hasAnswer));
      for (const [nth, value] of values.entries()) slopes[nth] = (slopes[nth] ?? 0) + wrong * value;
      rise += wrong;
    }
    for (const [nth, slope] of slopes.entries()) weights[nth] = (weights[nth] ?? 0) - STEP * slope;
    constant -= STEP * rise;
  }
  const counts = names.map((name, nth) => [name, (weights[nth] ?? 0) / (deviations[nth] ?? 1)] as const);
  const shift = counts.reduce((sum, [, weight], nth) => sum + weight * (means[nth] ?? 0), 0);
  return { ...(Object.fromEntries(counts) as Signs), constant: constant - shift };
}
