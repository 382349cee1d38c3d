import type { SourceDocument } from "#server/analyst/findings.ts";
import { splitSentences } from "#server/analyst/text/page/sentences.ts";
import { toPlain } from "#server/analyst/text/page/to-plain.ts";
import { SHOWN_PASSAGES } from "#server/chat/answer-with-passages.ts";
import { mendSpelling } from "#server/chat/mend-spelling.ts";
import { confidenceOf, type SearchModel, type Signs, signsOf, weighPassages } from "#server/chat/order-passages.ts";
import type { Features } from "#server/chat/passage-features.ts";
import { type RankedRecord, rankSentences } from "#server/chat/rank-sentences.ts";
import { readQuestion, type ReadQuestion } from "#server/chat/read-question.ts";
import { choosePassages, passageAround } from "#server/chat/retrieve-passages.ts";
import { tokensOf } from "#server/chat/search-terms.ts";
import {
  askedEntries,
  entriesOf,
  readVectors,
  soughtBy,
  unit,
  type Vector,
  vectorOf,
  writeVector,
} from "#server/chat/word-vectors.ts";
import { holdsAnswer, type Question, readQuestions } from "../check-questions.ts";
import { loadCases } from "../load-case.ts";
import { type Judged, learnConfidence } from "./learn-confidence.ts";
import { type Example, learnRanking } from "./learn-ranking.ts";
import { learnVectors } from "./learn-vectors.ts";

/** The files of evaluation/questions that are learned from. */
const LEARN_FILES = ["learn", "many-1", "many-2"] as const;
/** Parts of the cases, each judged by what was learned from the others. */
const FOLDS = 5;
/** The file that has questions which the papers do not answer: confidence is learned from it alone. */
const HAS_OPEN = "learn";
/** Questions of learn cases that are not learned from. */
const SET_ASIDE = "set-aside";
/** Confidences of which the program says how many questions are below. */
const LIMITS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6];

type Asked = Question & { readonly file: string };
type LearnedSearch = {
  readonly vectors: Parameters<typeof readVectors>[0];
  readonly ranking: Pick<SearchModel, "ranking" | "confidence">;
};

/** Everything that the chat's search learns, as it is written to server/chat/learned, from all learn cases. */
export async function learnSearch(print: (line: string) => void): Promise<LearnedSearch> {
  const papers = readPapers();
  const questions = LEARN_FILES.flatMap((file) => readQuestions(file).map((one) => ({ ...one, file })));
  const judged = await crossValidate(papers, questions, print);
  const { written, model } = await learn(papers, questions);
  return {
    vectors: written,
    ranking: { ranking: rounded(model.ranking), confidence: rounded(learnConfidence(judged)) },
  };
}

/** The learn cases' papers: what is written in a hold-out is not learned from. */
function readPapers(): Map<string, readonly SourceDocument[]> {
  return new Map(
    loadCases()
      .filter(({ about }) => about.split === "learn")
      .map(({ name, documents }) => [name, documents]),
  );
}

/** How a question fared; without signs when nothing was found. */
type Result = {
  readonly file: string;
  readonly fold: number;
  readonly hasAnswer: boolean;
  /** Of each passage shown, whether it holds an answer. */
  readonly right: readonly boolean[];
  readonly signs: Signs | null;
};

/** Judges each part of the cases by what is learned from the others, and prints how it fared. */
async function crossValidate(
  papers: ReadonlyMap<string, readonly SourceDocument[]>,
  learned: readonly Asked[],
  print: (line: string) => void,
): Promise<Judged[]> {
  const questions = [...learned, ...readQuestions(SET_ASIDE).map((one) => ({ ...one, file: SET_ASIDE }))];
  const names = [...new Set(questions.map((one) => one.case))].toSorted((one, other) => hash(one) - hash(other));
  const results: Result[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const left = new Set(names.filter((_, nth) => nth % FOLDS === fold));
    const { model } = await learn(
      new Map([...papers].filter(([name]) => !left.has(name))),
      learned.filter((one) => !left.has(one.case)),
    );
    for (const question of questions.filter((one) => left.has(one.case))) {
      const { read, record } = await open(papers, question);
      const signs = signsOf(weighPassages(record, read, { around: passageAround("sentence"), model }));
      const { passages } = choosePassages(record, read, { limit: SHOWN_PASSAGES, size: "sentence", model });
      const right = passages.map(({ text }) => holdsAnswer(text, question));
      results.push({ file: question.file, fold, right, signs, hasAnswer: question.answers.length > 0 });
    }
    print(`${fold + 1} of ${FOLDS} parts`);
  }
  const learnable = (holds: (one: Result) => boolean): Judged[] =>
    results
      .filter((one) => one.file === HAS_OPEN && holds(one))
      .flatMap(({ signs, hasAnswer }) => (signs === null ? [] : [{ signs, hasAnswer }]));
  const confidences = Array.from({ length: FOLDS }, (_, fold) =>
    learnConfidence(learnable((one) => one.fold !== fold)),
  );
  for (const file of [...LEARN_FILES, SET_ASIDE]) {
    const own = results.filter((one) => one.file === file);
    print(composeFigures(file, own, (one) => confidenceOf(one.signs, confidences[one.fold] ?? NO_CONFIDENCE)));
  }
  return learnable(() => true);
}

/** How the questions of a file fared, and how many would be below each confidence. */
function composeFigures(file: string, results: readonly Result[], confident: (one: Result) => number): string {
  const [answered, open] = [true, false].map((hasAnswer) => results.filter((one) => one.hasAnswer === hasAnswer));
  const percent = (of: readonly Result[] = [], holds: (one: Result) => boolean) =>
    `${((100 * of.filter(holds).length) / of.length).toFixed(1)} %`;
  return [
    `${file}: of ${answered?.length} answered the first passage is right for ${percent(answered, ({ right }) => right[0] === true)},`,
    `one of those shown for ${percent(answered, ({ right }) => right.includes(true))}`,
    ...LIMITS.map((limit) => {
      const isBelow = (one: Result) => confident(one) < limit;
      const without = open?.length === 0 ? "" : `, ${percent(open, isBelow)} of ${open?.length} without an answer`;
      return `\n  below ${limit}: ${percent(answered, isBelow)} of them${without}`;
    }),
  ].join(" ");
}

/** What is learned from these questions and papers, and how it is written. */
async function learn(papers: ReadonlyMap<string, readonly SourceDocument[]>, questions: readonly Asked[]) {
  const words = learnVectors(
    [...papers.values()].flat().flatMap(({ pages }) => pages.map(({ text }) => entriesIn(text))),
  );
  const range = { words: rangeOf(words.values()), asked: 1, turn: 1 };
  const first = readVectors({ range, words: textsOf(words, range.words), asked: {}, turn: [] });
  const model: SearchModel = { vectors: first, ranking: NOTHING, confidence: NO_CONFIDENCE };
  const examples: Example[] = [];
  for (const question of questions.filter(({ answers }) => answers.length > 0)) {
    const { read, record } = await open(papers, question);
    const weighed = weighPassages(record, read, { around: passageAround("sentence"), model });
    examples.push({
      sought: soughtBy(read, first),
      entries: askedEntries(read),
      passages: weighed.map(({ candidate: { page, passage }, features }) => ({
        features,
        vector: unit(
          vectorOf(
            passage.flatMap(({ entries }) => entries),
            first,
          ),
        ),
        isRight: holdsAnswer(page.text.slice(passage[0]?.start, passage.at(-1)?.end), question),
      })),
    });
  }
  const { ranking, turn, asked } = learnRanking(examples, first);
  const reach = { ...range, asked: rangeOf(asked.values()), turn: rangeOf(turn) };
  const written = {
    range: reach,
    words: textsOf(words, reach.words),
    asked: textsOf(asked, reach.asked),
    turn: turn.map((row) => writeVector(row, reach.turn)),
  };
  return { written, model: { ...model, vectors: readVectors(written), ranking } };
}

const NOTHING = {} as Features;
const NO_CONFIDENCE = { constant: 0 } as SearchModel["confidence"];

type Opened = { readonly read: ReadQuestion; readonly record: RankedRecord };
const opened = new Map<Asked, Opened>();

/** A question with the record as it finds it. That is the same whatever is learned. */
async function open(papers: ReadonlyMap<string, readonly SourceDocument[]>, question: Asked): Promise<Opened> {
  const before = opened.get(question);
  if (before !== undefined) return before;
  const documents = papers.get(question.case) ?? [];
  const read = readQuestion(await mendSpelling(question.question, documents), null);
  const made = { read, record: await rankSentences(documents, read) };
  opened.set(question, made);
  return made;
}

/** The words of a page that say something, sentence by sentence as the search reads them. */
function entriesIn(text: string): string[] {
  const plain = toPlain(text);
  return splitSentences(text).flatMap(({ lead, end }) => entriesOf(tokensOf(plain.slice(lead, end))));
}

/** A range that holds all but a few numbers; those are cut. */
function rangeOf(vectors: Iterable<Vector>): number {
  const sizes = [...vectors].flatMap((vector) => Array.from(vector, Math.abs)).toSorted((one, other) => one - other);
  return Number((sizes[Math.floor(sizes.length * 0.998)] ?? 1).toPrecision(3));
}

function textsOf(vectors: ReadonlyMap<string, Vector>, range: number): Record<string, string> {
  const sorted = [...vectors].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([word, vector]) => [word, writeVector(vector, range)]));
}

function rounded<Weights extends object>(weights: Weights): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number((value as number).toPrecision(4))]),
  ) as Weights;
}

/** FNV-1a: the same parts on every machine. */
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 16777619) >>> 0;
  return value;
}
