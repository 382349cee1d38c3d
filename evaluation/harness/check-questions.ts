import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { SourceDocument } from "#server/analyst/findings.ts";
import { SHOWN_PASSAGES } from "#server/chat/answer-with-passages.ts";
import { GOOD_CONFIDENCE, MIN_CONFIDENCE, retrievePassages } from "#server/chat/retrieve-passages.ts";
import { intervalOf } from "./baseline.ts";
import { loadJudgedFiles } from "./judged-files.ts";
import { loadCase } from "./load-case.ts";

const FOLDER = join(import.meta.dirname, "../questions");

const Questions = z.array(
  z.strictObject({
    case: z.string(),
    question: z.string(),
    /** Passages that answer, the best first; none where the papers hold no answer. */
    answers: z.array(z.strictObject({ exhibit: z.int(), page: z.int(), words: z.string() })),
  }),
);
type QuestionFile =
  | "learn"
  | "many-1"
  | "many-2"
  | "set-aside"
  | "hold-out"
  | "blind"
  | "blind-2"
  | "blind-3"
  | "blind-4"
  | "blind-5"
  | "blind-6";
export type Question = z.infer<typeof Questions>[number];

/** How many cases further the papers are that a question is asked of for the baseline. */
const ROTATIONS = [1, 2, 3, 4];

/** What the chat showed for a question. */
type Shown = {
  readonly hasAnswer: boolean;
  /** Of each passage shown, whether it holds an answer. */
  readonly right: readonly boolean[];
  /** True when the passages are said to share words only. */
  readonly isWeak: boolean;
};

type Asked = { readonly case: string; readonly own: Shown; readonly others: readonly Shown[] };

export type QuestionFigure = {
  readonly figure: string;
  readonly of: number;
  /** Shares 0..1; `interval` has 95 % by bootstrap over cases, and `baseline` is the share when asked of other cases' papers. */
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
  readonly baseline: number;
};

const FIGURES: readonly (readonly [name: string, isAnswerable: boolean, holds: (shown: Shown) => boolean])[] = [
  ["the first passage answers", true, ({ right }) => right[0] === true],
  ["one of the shown passages answers", true, ({ right }) => right.includes(true)],
  ["no passage, though the papers answer", true, ({ right }) => right.length === 0],
  ["passages said to be weak, though the papers answer", true, ({ right, isWeak }) => right.length > 0 && isWeak],
  ["no passage, and the papers do not answer", false, ({ right }) => right.length === 0],
  ["no passage or weak ones, and the papers do not answer", false, ({ right, isWeak }) => right.length === 0 || isWeak],
];

/** Questions of an attorney who has seen only the papers, asked of the chat without a model. */
export async function checkQuestions(file: QuestionFile): Promise<QuestionFigure[]> {
  const questions = readQuestions(file);
  // Those of a hand that wrote about judged files: nobody who worked on the search has seen the questions.
  const judged = file.startsWith("blind") ? loadJudgedFiles() : [];
  const judgedOf = (name: string) => judged.find((one) => one.name === name);
  const papersOf = (name: string) => judgedOf(name)?.documents ?? loadCase(name).documents;
  const papers = new Map(questions.map((question) => [question.case, papersOf(question.case)]));
  const names = [...papers.keys()];
  const asked: Asked[] = [];
  for (const question of questions) {
    const at = names.indexOf(question.case);
    const ask = (shift: number) => {
      const name = names[(at + shift) % names.length] ?? "";
      return show(question, papers.get(name) ?? [], judgedOf(name)?.clientName ?? null);
    };
    const others = ROTATIONS.filter((shift) => shift % names.length !== 0);
    asked.push({ case: question.case, own: await ask(0), others: await Promise.all(others.map(ask)) });
  }
  return FIGURES.map(([figure, isAnswerable, holds]) => {
    const meant = asked.filter(({ own }) => own.hasAnswer === isAnswerable);
    const cases = names.map((name) => meant.filter((one) => one.case === name).map(({ own }) => own));
    const shareOf = (shown: readonly Shown[]) => shown.filter(holds).length / shown.length;
    return {
      ...{ figure, of: meant.length, share: shareOf(meant.map(({ own }) => own)) },
      interval: intervalOf(cases, (sample) => shareOf(sample.flat())),
      baseline: shareOf(meant.flatMap(({ others }) => others)),
    };
  });
}

/** The questions of a file of evaluation/questions. */
export function readQuestions(file: QuestionFile): Question[] {
  return Questions.parse(parse(readFileSync(join(FOLDER, `${file}.yaml`), "utf8")));
}

/** True when a passage holds the words of one of the question's answers. */
export function holdsAnswer(passage: string, { answers }: Question): boolean {
  const flat = (text: string) => text.replace(/\s+/g, " ").trim();
  return answers.some(({ words }) => flat(passage).includes(flat(words)));
}

async function show(asked: Question, documents: readonly SourceDocument[], clientName: string | null): Promise<Shown> {
  const { question, answers } = asked;
  const options = { question, clientName, limit: SHOWN_PASSAGES, size: "sentence" } as const;
  const { passages, confidence } = await retrievePassages(documents, options);
  return {
    hasAnswer: answers.length > 0,
    right: (confidence < MIN_CONFIDENCE ? [] : passages).map(({ text }) => holdsAnswer(text, asked)),
    isWeak: confidence < GOOD_CONFIDENCE,
  };
}
