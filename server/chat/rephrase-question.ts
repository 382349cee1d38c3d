import { z } from "zod";
import { ModelError } from "../llm/model-errors.ts";
import type { ModelPort } from "../llm/model-port.ts";
import type { Question } from "./open-question.ts";

const Queries = z.object({ queries: z.array(z.string()) });
const MAX_QUERIES = 4;
/** Characters. */
const MAX_QUERY = 200;
const MAX_OUTPUT_TOKENS = 300;
/** Milliseconds. Better the question's own words than a long wait before the answer. */
const PATIENCE = 30_000;
/** Entries of the conversation that say what "he" and "then" mean. */
const TURNS = 4;

/**
 * Other wordings of a question, as police, witnesses and laboratories would write its answer. None when the model cannot say:
 * the question is then searched as it was typed.
 * @throws the signal's reason
 */
export async function rephraseQuestion(
  model: ModelPort,
  { message, conversationHistory }: Question,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const turns = conversationHistory
    .slice(-TURNS)
    .map((turn) => `${turn.isAI ? "Answer" : "Question"}: ${turn.message}`);
  try {
    const { value } = await model.complete({
      messages: [
        {
          role: "system",
          content: `A defense attorney asks a question about a criminal case file, which is searched by words. Write up to ${MAX_QUERIES} short searches, each in words that a police report, statement, log or laboratory sheet would use for the answer. Names instead of "he" where the conversation gives them.`,
        },
        { role: "user", content: [...turns, `Question: ${message}`].join("\n") },
      ],
      ...{ schema: Queries, schemaName: "searches", outline: `{"check":"...","queries":["..."]}` },
      ...{ maxOutputTokens: MAX_OUTPUT_TOKENS, deadline: new Date(Date.now() + PATIENCE), silence: PATIENCE, signal },
    });
    const lines = value.queries.map((query) => query.replace(/\s+/g, " ").trim().slice(0, MAX_QUERY));
    return [...new Set(lines)].filter((line) => line !== "").slice(0, MAX_QUERIES);
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError)) throw error;
    return [];
  }
}
