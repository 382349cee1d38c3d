import type { Features, LearnedWeights } from "#server/analyst/rules/learned-weights.ts";
import { Numbers } from "./numbers.ts";

export type Example = { readonly features: Features; readonly isMarked: boolean };
/** The sentences of one file. */
export type ExamplesOfFile = { readonly name: string; readonly examples: readonly Example[] };

// Chosen by cross-validation over files. Small changes change little.
const STEPS = 120;
const STEP = 0.03;
const HOLD = 10;
/** Files that a feature must be in. */
const LEAST = 6;
/** Weights nearer to nothing are left out. */
const SMALLEST = 0.06;

/**
 * Logistic regression: what each feature of a sentence counts for its being marked, as a logarithm of odds.
 * @param given.least files that a feature must be in; `steps` over all examples
 */
export function learnWeights(
  files: readonly ExamplesOfFile[],
  { least = LEAST, steps = STEPS }: { readonly least?: number; readonly steps?: number } = {},
): LearnedWeights {
  const counts = new Map<string, number>();
  for (const { examples } of files)
    for (const name of new Set(examples.flatMap(({ features }) => [...features.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  const index = new Map(names.map((name, nth) => [name, nth]));
  const rows = files.flatMap(({ examples }) =>
    examples.map(({ features, isMarked }) => {
      const known = [...features].filter(([name]) => index.has(name));
      return {
        at: Int32Array.from(known, ([name]) => index.get(name) ?? 0),
        values: Float32Array.from(known, ([, value]) => value),
        isMarked: isMarked ? 1 : 0,
      };
    }),
  );
  const weights = new Numbers(names.length, HOLD);
  const bias = new Numbers(1, 0);
  for (let step = 0; step < steps; step++) {
    for (const { at, values, isMarked } of rows) {
      let sum = bias.values[0] ?? 0;
      for (let nth = 0; nth < at.length; nth++) sum += (values[nth] ?? 0) * (weights.values[at[nth] ?? 0] ?? 0);
      const slope = 1 / (1 + Math.exp(-sum)) - isMarked;
      for (let nth = 0; nth < at.length; nth++) weights.add(at[nth] ?? 0, slope * (values[nth] ?? 0));
      bias.add(0, slope);
    }
    weights.step(STEP);
    bias.step(STEP);
  }
  const kept = names.flatMap((name, nth) => {
    const weight = rounded(weights.values[nth] ?? 0);
    return Math.abs(weight) < SMALLEST ? [] : [[name, weight] as const];
  });
  return { bias: rounded(bias.values[0] ?? 0), weights: Object.fromEntries(kept.toSorted(byName)) };
}

/** Weights of which the sum for any features is the sum of the sums of all. */
export function addWeights(all: readonly LearnedWeights[]): LearnedWeights {
  const sum = new Map<string, number>();
  for (const { weights } of all)
    for (const [name, weight] of Object.entries(weights)) sum.set(name, (sum.get(name) ?? 0) + weight);
  const kept = [...sum].map(([name, weight]) => [name, rounded(weight)] as const).filter(([, weight]) => weight !== 0);
  return {
    bias: rounded(all.reduce((total, { bias }) => total + bias, 0)),
    weights: Object.fromEntries(kept.toSorted(byName)),
  };
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]) => (one < other ? -1 : 1);
const rounded = (value: number): number => Math.round(value * 100) / 100;
