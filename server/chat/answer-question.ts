import type { ChatAnswer } from "#lib/contracts/chat.ts";
import { getModel } from "../llm/get-model.ts";
import { answerWithModel, MODEL_PASSAGES } from "./answer-with-model.ts";
import { answerWithPassages, SHOWN_PASSAGES } from "./answer-with-passages.ts";
import type { Question } from "./open-question.ts";
import { readCaseDocuments } from "./read-case-documents.ts";
import { retrievePassages } from "./retrieve-passages.ts";
import { searchTerms } from "./search-terms.ts";

type Given = { readonly signal: AbortSignal; readonly emit: (event: string, data: unknown) => void };

/**
 * Answers a question from the documents of its case, and of no other: by the configured model, else by passages. Where
 * no page holds a word of the question, no model is asked.
 */
export async function answerQuestion(question: Question, given: Given): Promise<ChatAnswer> {
  const model = getModel();
  const documents = await readCaseDocuments(question.caseId);
  const limit = model === null ? SHOWN_PASSAGES : MODEL_PASSAGES;
  const retrieved = await retrievePassages(documents, searchedText(question), limit);
  const { passages } = retrieved;
  if (model !== null && passages.length > 0) return answerWithModel(model, { question, passages, documents, ...given });
  const answer = answerWithPassages(retrieved);
  given.emit("delta", { text: answer.generatedText });
  given.emit("citations", { citations: answer.citations, droppedQuotes: answer.droppedQuotes });
  return answer;
}

/** "And when was that?" is looked for together with the question before it. */
function searchedText({ message, conversationHistory }: Question): string {
  if (searchTerms(message).length >= 2) return message;
  const before = conversationHistory.findLast(({ isAI }) => !isAI);
  return before === undefined ? message : `${message} ${before.message}`;
}
