import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { MOST_PASSAGES } from "#server/analyst/assemble/list-passages.ts";
import { readCase } from "#server/analyst/read-case.ts";
import type { CaseSentence } from "#server/analyst/text/case-text.ts";
import { toPlain } from "#server/analyst/text/page/to-plain.ts";
import { LEAST_LIKELY, MOST_SAID } from "#server/analyst/rules/gaps/find-said-missing.ts";
import { candidatesOf } from "#server/analyst/rules/passages/passage-features.ts";
import { type LearnedWeights, weigh } from "#server/analyst/rules/learned-weights.ts";
import { JUDGED, loadJudgedFiles } from "../judged-files.ts";
import { MARKS } from "../judgements.ts";
import { readYaml } from "../load-case.ts";
import { addWeights, type Example, type ExamplesOfFile, learnWeights } from "./learn-weights.ts";

/** A place that a reader for the defense marked in the papers of a file. */
const Place = z.strictObject({ exhibit: z.int(), page: z.int(), quote: z.string() });
type Place = z.infer<typeof Place>;
const Marked = z.array(Place.extend({ weight: z.int() }));
const Judged = z.array(Place.extend({ mark: z.enum(MARKS) }));

/** What a reader would read first; where a paper says itself that something is missing; and what single such lines were worth to a reader. */
const READ_FIRST = "read-first.yaml";
const SAID_MISSING = "said-missing.yaml";
const SAID_JUDGED = "said-judged.yaml";

const FOLDS = 5;
/** Of a quote that begins or ends within a sentence, the share that the sentence has to hold. */
const SHARE_OF_QUOTE = 0.5;

/** The sentences of a file with what readers said of them. */
type MarkedFile = ExamplesOfFile & { readonly judged: readonly JudgedLine[] };
type JudgedLine = Pick<Example, "features"> & { readonly mark: (typeof MARKS)[number] };

/**
 * What kind of sentence readers for the defense would read first, from all files of judged/ with their marks. Prints how it fares
 * on files that it did not learn from, beside chance.
 */
export function learnReadFirst(print: (line: string) => void): LearnedWeights {
  const files = readMarkedFiles(READ_FIRST);
  const shares = crossValidate(files, learnWeights, ({ examples }, model) => [
    shareOfFirst(examples, MOST_PASSAGES, model),
  ]);
  print(
    `read first: of the first ${MOST_PASSAGES} of ${files.length} files ${percent(mean(shares))} are marked, by chance ${percent(mean(files.map(chanceOf)))}`,
  );
  return learnWeights(files);
}

/**
 * In what kind of sentence a paper says itself that something is missing: first from what readers marked in whole files, then from
 * what they said of single lines that the first weights put before them. Prints how it fares on files that it did not learn from.
 */
export function learnSaidMissing(print: (line: string) => void): LearnedWeights {
  const files = readMarkedFiles(SAID_MISSING, SAID_JUDGED);
  const learned = (of: readonly MarkedFile[]) => refine(learnWeights(of), of);
  const lines = crossValidate(files, learned, ({ judged }, model) =>
    judged.map(({ features, mark }) => ({ mark, weight: weigh(features, model) })),
  );
  const shown = lines.filter(({ weight }) => weight >= LEAST_LIKELY);
  const share = (mark: (typeof MARKS)[number], of: typeof lines) =>
    percent(of.filter((one) => one.mark === mark).length / of.length);
  const judgedFiles = files.filter(({ judged }) => judged.length > 0).length;
  print(
    `said missing: ${lines.length} lines of ${judgedFiles} files were judged, ${share("thanks", lines)} thanked for, ${share("wrong", lines)} wrong; ${(shown.length / judgedFiles).toFixed(1)} a file are likely enough, ${share("thanks", shown)} thanked for, ${share("wrong", shown)} wrong`,
  );
  const marked = files.filter(({ examples }) => examples.length > 0);
  const firsts = crossValidate(marked, learnWeights, ({ examples }, model) => [
    shareOfFirst(examples, MOST_SAID, model),
  ]);
  print(
    `of the first ${MOST_SAID} of ${marked.length} files by the first weights ${percent(mean(firsts))} are marked, by chance ${percent(mean(marked.map(chanceOf)))}`,
  );
  return learned(files);
}

/** By what a reader said of single lines: thanked for rather than not, and not wrong rather than wrong. Both are sums over features, and so is their sum. */
function refine(first: LearnedWeights, files: readonly MarkedFile[]): LearnedWeights {
  const FIRST = "by the first weights";
  const ofMark = (isMarked: (mark: JudgedLine["mark"]) => boolean): LearnedWeights =>
    learnWeights(
      files
        .filter(({ judged }) => judged.length > 0)
        .map(({ name, judged }) => ({
          name,
          examples: judged.map(({ features, mark }) => ({
            features: new Map(features).set(FIRST, weigh(features, first)),
            isMarked: isMarked(mark),
          })),
        })),
      { least: 3, steps: 300 },
    );
  const models = [ofMark((mark) => mark === "thanks"), ofMark((mark) => mark !== "wrong")];
  const ofFirst = models.reduce((sum, { weights }) => sum + (weights[FIRST] ?? 0), 0);
  const scaled = {
    bias: first.bias * ofFirst,
    weights: Object.fromEntries(Object.entries(first.weights).map(([name, weight]) => [name, weight * ofFirst])),
  };
  return addWeights([
    scaled,
    ...models.map(({ bias, weights }) => ({
      bias,
      weights: Object.fromEntries(Object.entries(weights).filter(([name]) => name !== FIRST)),
    })),
  ]);
}

/** What is measured of each file by what was learned from the files of the other parts. */
function crossValidate<T>(
  files: readonly MarkedFile[],
  learned: (files: readonly MarkedFile[]) => LearnedWeights,
  measure: (file: MarkedFile, model: LearnedWeights) => readonly T[],
): T[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = learned(files.filter((_, nth) => nth % FOLDS !== fold));
    return files.filter((_, nth) => nth % FOLDS === fold).flatMap((file) => measure(file, model));
  }).flat();
}

/** The files that have one of the two; without the first a file has no examples, without the second no judged lines. */
function readMarkedFiles(marked: string, judged?: string): MarkedFile[] {
  const has = (name: string, file: string | undefined): file is string =>
    file !== undefined && existsSync(join(JUDGED, name, file));
  return loadJudgedFiles((name) => has(name, marked) || has(name, judged)).map(({ name, documents, clientName }) => {
    const marks = has(name, marked) ? readYaml(join(JUDGED, name, marked), Marked) : null;
    const lines = has(name, judged) ? readYaml(join(JUDGED, name, judged), Judged) : [];
    const sentences = [...candidatesOf(readCase(documents, { clientName }).text, 0)];
    return {
      name,
      examples:
        marks === null
          ? []
          : sentences.map(({ sentence, features }) => ({
              features,
              isMarked: marks.some((place) => isOf(sentence, place)),
            })),
      judged: lines.flatMap((line) => {
        const found = sentences.find(({ sentence }) => isOf(sentence, line));
        return found === undefined ? [] : [{ features: found.features, mark: line.mark }];
      }),
    };
  });
}

/** Whether the sentence is the quote, holds it, or shares the half of it that it begins or ends with. */
function isOf(sentence: CaseSentence, { exhibit, page, quote }: Place): boolean {
  if (exhibit !== sentence.document.exhibit || page !== sentence.pageNumber) return false;
  const [told, marked] = [sentence.text, quote].map((text) => toPlain(text).replace(/\s+/g, " ").trim());
  if (told === undefined || marked === undefined) return false;
  if (told.includes(marked) || (marked.includes(told) && told.length >= 15)) return true;
  const words = marked.split(" ");
  const half = Math.max(3, Math.ceil(words.length * SHARE_OF_QUOTE));
  return told.includes(words.slice(0, half).join(" ")) || told.includes(words.slice(-half).join(" "));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareMarked = (examples: readonly Pick<Example, "isMarked">[]): number =>
  examples.filter(({ isMarked }) => isMarked).length / examples.length;
const chanceOf = ({ examples }: ExamplesOfFile): number => shareMarked(examples);

/** Of the first passages of a file the share that is marked. */
function shareOfFirst(examples: readonly Example[], shown: number, model: LearnedWeights): number {
  return shareMarked(
    examples
      .map(({ features, isMarked }) => ({ isMarked, weight: weigh(features, model) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, shown),
  );
}
