/** Name to value, 0..1. */
export type Features = ReadonlyMap<string, number>;

/** What each feature counts; learned by evaluation/harness/learn from what readers and judges marked. */
export type LearnedWeights = { readonly bias: number; readonly weights: Readonly<Record<string, number>> };

/** How likely a reader marks what has these features, as a logarithm of odds; of two questions the sum of both. */
export function weigh(features: Features, { bias, weights }: LearnedWeights): number {
  let sum = bias;
  for (const [name, value] of features) sum += value * (weights[name] ?? 0);
  return sum;
}
