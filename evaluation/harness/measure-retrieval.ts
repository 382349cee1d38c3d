import { MIN_COVERAGE, retrievePassages } from "#server/chat/retrieve-passages.ts";
import { OFF_TOPIC, RETRIEVAL_CASES } from "./retrieval-questions.ts";

/** How a question that the record answers fared; `rank` is Infinity when the answer is not among the first five. */
type Ranked = { readonly question: string; readonly rank: number; readonly coverage: number };

/** Each question with the rank, from 1, of the first passage that holds its answer. */
export async function rankAnswers(): Promise<Ranked[]> {
  const all: Ranked[] = [];
  for (const { documents, asked } of RETRIEVAL_CASES)
    for (const [question, answer] of asked) {
      const { passages, coverage } = await retrievePassages(documents, question, 5);
      const index = passages.findIndex(({ text }) => text.replace(/\s+/g, " ").includes(answer));
      all.push({ question, rank: index === -1 ? Infinity : index + 1, coverage });
    }
  return all;
}

/** Questions about something else, asked of each record; `passed` are those that were not refused. */
export async function askOffTopic(): Promise<{ readonly asked: number; readonly passed: readonly string[] }> {
  const passed: string[] = [];
  for (const { documents } of RETRIEVAL_CASES)
    for (const question of OFF_TOPIC)
      if ((await retrievePassages(documents, question, 5)).coverage >= MIN_COVERAGE) passed.push(question);
  return { asked: OFF_TOPIC.length * RETRIEVAL_CASES.length, passed };
}
