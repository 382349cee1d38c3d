import { GOOD_CONFIDENCE, retrievePassages } from "#server/chat/retrieve-passages.ts";
import { OFF_TOPIC, RETRIEVAL_CASES } from "./retrieval-questions.ts";

/** The passages that the chat shows without a model, and two more. */
const AS_SHOWN = { limit: 5, size: "sentence" } as const;

/** How a question that the record answers fared; `rank` is Infinity when the answer is not among the first five. */
type Ranked = { readonly question: string; readonly rank: number; readonly confidence: number };

/** Each question with the rank, from 1, of the first passage that holds its answer. */
export async function rankAnswers(): Promise<Ranked[]> {
  const all: Ranked[] = [];
  for (const { documents, clientName, asked } of RETRIEVAL_CASES)
    for (const [question, ...answers] of asked) {
      const { passages, confidence } = await retrievePassages(documents, { question, clientName, ...AS_SHOWN });
      const texts = passages.map(({ text }) => text.replace(/\s+/g, " "));
      const index = texts.findIndex((text) => answers.some((answer) => text.includes(answer)));
      all.push({ question, rank: index === -1 ? Infinity : index + 1, confidence });
    }
  return all;
}

/** Questions about something else, asked of each record; `passed` are those whose passages were not said to be weak. */
export async function askOffTopic(): Promise<{ readonly asked: number; readonly passed: readonly string[] }> {
  const passed: string[] = [];
  for (const { documents, clientName } of RETRIEVAL_CASES)
    for (const question of OFF_TOPIC) {
      const { confidence } = await retrievePassages(documents, { question, clientName, ...AS_SHOWN });
      if (confidence >= GOOD_CONFIDENCE) passed.push(question);
    }
  return { asked: OFF_TOPIC.length * RETRIEVAL_CASES.length, passed };
}
