import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAYLOADS } from "#server/analyst/model/testing/payloads.ts";
import { listFeatures } from "#server/analyst/text/addressed/address-score.ts";
import { foldText } from "#server/analyst/text/addressed/fold-text.ts";
import { readCourtPages } from "#server/analyst/testing/court-pages.ts";
import { splitSentences } from "#server/analyst/text/sentences.ts";
import { loadCases } from "../harness/load-case.ts";
import { loadBlindHand, loadOwnLines } from "./lines.ts";

type Row = { readonly features: readonly string[]; readonly isAddress: boolean; readonly weight: number };

const WEIGHTS_FILE = join(import.meta.dirname, "../../server/analyst/text/addressed/address-weights.json");
/** A planted or harmless line counts as many sentences of the cases, of which there are far more. */
const PLANTED_WEIGHT = 8;
const HARMLESS_WEIGHT = 20;
/** Features that fewer lines have are chance. */
const LEAST_LINES = 2;
/** Weights nearer to 0 are left out: thousands of words that say nothing. */
const LEAST_WEIGHT = 0.12;
const STEPS = 300;
const RATE = 0.5;
const PENALTY = 1;

/**
 * Learns the weights by which a line is judged to address a program, and writes them: logistic regression over the words,
 * pairs of words and features of planted lines, harmless look-alikes and every sentence of the learn cases. Lines of the
 * blind half and papers of hold-outs are not read. The same lines give the same weights.
 * @returns the number of weights
 */
export function learnAddressWeights(): number {
  const learnt = learn(listRows());
  writeFileSync(WEIGHTS_FILE, `${JSON.stringify(learnt, null, 2)}\n`);
  return Object.keys(learnt.weights).length;
}

function listRows(): Row[] {
  const lines = [...loadBlindHand().filter(({ half }) => half === "learn"), ...loadOwnLines()];
  const planted = [...lines.filter((line) => line.planted).map(({ text }) => text), ...PAYLOADS];
  const harmless = lines.filter((line) => !line.planted).map(({ text }) => text);
  const cases = loadCases().filter(({ about }) => about.split === "learn");
  const documents = [...cases.flatMap((file) => file.documents), ...readCourtPages()];
  const pages = documents.flatMap((document) => document.pages);
  return [
    ...planted.flatMap((text) => rowsOf([text, ...cut(text)], { isAddress: true, weight: PLANTED_WEIGHT })),
    ...harmless.flatMap((text) => rowsOf(cut(text), { isAddress: false, weight: HARMLESS_WEIGHT })),
    ...pages.flatMap(({ text }) => rowsOf(cut(text), { isAddress: false, weight: 1 })),
  ];
}

function cut(text: string): string[] {
  return splitSentences(text).map(({ lead, end }) => text.slice(lead, end));
}

/** Of a planted line the whole and the sentence that shows most: the others may be plain facts. */
function rowsOf(texts: readonly string[], row: Pick<Row, "isAddress" | "weight">): Row[] {
  const rows = texts.map((text) => ({ ...row, features: listFeatures(foldText(text)) }));
  if (!row.isAddress) return rows;
  const [whole, ...sentences] = rows;
  const steps = ({ features }: Row) => features.filter((name) => name.startsWith("sum>")).length;
  const best = sentences.toSorted((one, other) => steps(other) - steps(one))[0];
  return [whole, best].filter((one) => one !== undefined);
}

function learn(rows: readonly Row[]): { bias: number; weights: Record<string, number> } {
  const lines = new Map<string, number>();
  for (const { features } of rows) for (const name of features) lines.set(name, (lines.get(name) ?? 0) + 1);
  const names = [...lines]
    .filter(([, count]) => count >= LEAST_LINES)
    .map(([name]) => name)
    .toSorted();
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const sparse = rows.map((row) => ({ ...row, indexes: row.features.flatMap((name) => indexOf.get(name) ?? []) }));
  const weights = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-8);
  let [bias, biasSquares] = [-3, 1e-8];
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight) => PENALTY * weight);
    let biasGradient = 0;
    for (const { indexes, isAddress, weight } of sparse) {
      const score = indexes.reduce((total, index) => total + (weights[index] ?? 0), bias);
      const error = (1 / (1 + Math.exp(-score)) - Number(isAddress)) * weight;
      biasGradient += error;
      for (const index of indexes) gradient[index] = (gradient[index] ?? 0) + error;
    }
    // Adagrad: rare words move as far as common ones.
    for (const [index, slope] of gradient.entries()) {
      const square = (squares[index] ?? 0) + slope * slope;
      squares[index] = square;
      weights[index] = (weights[index] ?? 0) - (RATE * slope) / Math.sqrt(square);
    }
    biasSquares += biasGradient * biasGradient;
    bias -= (RATE * biasGradient) / Math.sqrt(biasSquares);
  }
  const kept = names.flatMap((name, index) => {
    const weight = Math.round((weights[index] ?? 0) * 100) / 100;
    return Math.abs(weight) < LEAST_WEIGHT ? [] : [[name, weight] as const];
  });
  return { bias: Math.round(bias * 100) / 100, weights: Object.fromEntries(kept) };
}
