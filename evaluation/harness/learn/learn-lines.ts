import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { MOST_PASSAGES } from "#server/analyst/assemble/list-passages.ts";
import { readCase } from "#server/analyst/read-case.ts";
import type { CaseSentence } from "#server/analyst/text/case-text.ts";
import { toPlain } from "#server/analyst/text/page/to-plain.ts";
import { candidatesOf, type PassageFeatures } from "#server/analyst/rules/passages/passage-features.ts";
import { type PassageWeights, weighPassage } from "#server/analyst/rules/passages/weigh-passage.ts";
import { MOST_SAID } from "#server/analyst/rules/gaps/find-said-missing.ts";
import { JUDGED, loadJudgedFiles } from "../judged-files.ts";
import { readYaml } from "../load-case.ts";
import { Numbers } from "./numbers.ts";

/** What readers for the defense marked in the papers of files of judged/, and how many lines of a file are shown at most. */
const TASKS = {
  /** What they would read first. */
  passages: { marks: "read-first.yaml", shown: MOST_PASSAGES },
  /** Where a paper says itself that something is missing. */
  "said missing": { marks: "said-missing.yaml", shown: MOST_SAID },
} as const;
const Marked = z.array(z.strictObject({ exhibit: z.int(), page: z.int(), quote: z.string(), weight: z.int() }));

type Example = { readonly features: PassageFeatures; readonly isMarked: boolean };
/** The sentences of one file. */
type MarkedFile = { readonly name: string; readonly examples: readonly Example[] };

// Chosen by cross-validation over files. Small changes change little.
const STEPS = 120;
const STEP = 0.03;
const HOLD = 10;
/** Files that a feature must be in. */
const LEAST = 6;
/** Weights nearer to nothing are left out. */
const SMALLEST = 0.06;
const FOLDS = 5;
/** Of a quote that begins or ends within a sentence, the share that the sentence has to hold. */
const SHARE_OF_QUOTE = 0.5;

/**
 * What kind of sentence readers for the defense mark, from all files of judged/ with their marks: logistic regression over the
 * features of rules/passages. Prints how it fares on files that it did not learn from, beside chance.
 */
export function learnLines(task: keyof typeof TASKS, print: (line: string) => void): PassageWeights {
  const { marks, shown } = TASKS[task];
  const files = readMarkedFiles(marks);
  const shares = Array.from({ length: FOLDS }, (_, fold) => {
    const model = learn(files.filter((_, nth) => nth % FOLDS !== fold));
    return files.filter((_, nth) => nth % FOLDS === fold).map(({ examples }) => shareOfFirst(examples, shown, model));
  }).flat();
  const chance = files.map(({ examples }) => examples.filter(({ isMarked }) => isMarked).length / examples.length);
  print(
    `${task}: of the first ${shown} of ${files.length} files ${percent(mean(shares))} are marked, by chance ${percent(mean(chance))}`,
  );
  return learn(files);
}

function readMarkedFiles(marksOf: string): MarkedFile[] {
  return loadJudgedFiles((name) => existsSync(join(JUDGED, name, marksOf))).map(({ name, documents, clientName }) => {
    const marks = readYaml(join(JUDGED, name, marksOf), Marked);
    const { text } = readCase(documents, { clientName });
    return {
      name,
      examples: Array.from(candidatesOf(text, 0), ({ sentence, features }) => ({
        features,
        isMarked: marks.some(
          ({ exhibit, page, quote }) =>
            exhibit === sentence.document.exhibit && page === sentence.pageNumber && isOf(sentence, quote),
        ),
      })),
    };
  });
}

/** Whether the sentence is the quote, holds it, or shares the half of it that it begins or ends with. */
function isOf(sentence: CaseSentence, quote: string): boolean {
  const [told, marked] = [sentence.text, quote].map((text) => toPlain(text).replace(/\s+/g, " ").trim());
  if (told === undefined || marked === undefined) return false;
  if (told.includes(marked) || (marked.includes(told) && told.length >= 15)) return true;
  const words = marked.split(" ");
  const half = Math.max(3, Math.ceil(words.length * SHARE_OF_QUOTE));
  return told.includes(words.slice(0, half).join(" ")) || told.includes(words.slice(-half).join(" "));
}

function learn(files: readonly MarkedFile[]): PassageWeights {
  const counts = new Map<string, number>();
  for (const { examples } of files)
    for (const name of new Set(examples.flatMap(({ features }) => [...features.keys()])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= LEAST).map(([name]) => name);
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
  for (let step = 0; step < STEPS; step++) {
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

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]) => (one < other ? -1 : 1);
const rounded = (value: number): number => Math.round(value * 100) / 100;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Of the first passages of a file the share that is marked. */
function shareOfFirst(examples: readonly Example[], shown: number, model: PassageWeights): number {
  const ranked = examples
    .map(({ features, isMarked }) => ({ isMarked, weight: weighPassage(features, model) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, shown);
  return ranked.filter(({ isMarked }) => isMarked).length / ranked.length;
}
