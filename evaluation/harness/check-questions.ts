import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { MIN_COVERAGE, retrievePassages } from "#server/chat/retrieve-passages.ts";
import { loadCase } from "./load-case.ts";

const FILE = join(import.meta.dirname, "../questions/hold-out.yaml");

const Questions = z.array(
  z.strictObject({
    case: z.string(),
    question: z.string(),
    /** Passages that answer, the best first; none where the papers hold no answer. */
    answers: z.array(z.strictObject({ exhibit: z.int(), page: z.int(), words: z.string() })),
  }),
);

/** Passages that the chat shows without a model. */
const SHOWN = 3;

type QuestionScore = {
  /** Questions that the papers answer, and how many of them the first passage, or one of those shown, answers. */
  readonly answerable: number;
  readonly first: number;
  readonly oneOfShown: number;
  /** Of those, questions without any passage. */
  readonly noMatch: number;
  /** Questions that the papers do not answer, and how many of them get no passage. */
  readonly unanswerable: number;
  readonly refused: number;
};

const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Questions of an attorney who has seen only the papers, asked of the chat without a model. */
export async function checkQuestions(): Promise<QuestionScore> {
  const asked = await Promise.all(
    Questions.parse(parse(readFileSync(FILE, "utf8"))).map(async ({ case: name, question, answers }) => {
      const { documents } = loadCase(name);
      const options = { question, clientName: null, limit: SHOWN, size: "sentence" } as const;
      const { passages, coverage } = await retrievePassages(documents, options);
      const shown = coverage < MIN_COVERAGE ? [] : passages;
      const right = shown.map(({ text }) => answers.some(({ words }) => flat(text).includes(flat(words))));
      return { isAnswerable: answers.length > 0, shown: shown.length, right };
    }),
  );
  const answerable = asked.filter(({ isAnswerable }) => isAnswerable);
  const unanswerable = asked.filter(({ isAnswerable }) => !isAnswerable);
  return {
    answerable: answerable.length,
    first: answerable.filter(({ right }) => right[0] === true).length,
    oneOfShown: answerable.filter(({ right }) => right.includes(true)).length,
    noMatch: answerable.filter(({ shown }) => shown === 0).length,
    unanswerable: unanswerable.length,
    refused: unanswerable.filter(({ shown }) => shown === 0).length,
  };
}
