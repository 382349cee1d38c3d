import type { ChatAnswer } from "#lib/contracts/chat.ts";
import { answerWithPassages, SHOWN_PASSAGES } from "./answer-with-passages.ts";
import type { Question } from "./open-question.ts";
import { readCaseDocuments } from "./read-case-documents.ts";
import { retrievePassages } from "./retrieve-passages.ts";
import { searchTerms } from "./search-terms.ts";

type Given = { readonly signal: AbortSignal; readonly emit: (event: string, data: unknown) => void };

/** Answers a question from the documents of its case, and of no other. */
export async function answerQuestion(question: Question, { emit }: Given): Promise<ChatAnswer> {
  const documents = await readCaseDocuments(question.caseId);
  const retrieved = await retrievePassages(documents, searchedText(question), SHOWN_PASSAGES);
  const answer = answerWithPassages(retrieved);
  emit("delta", { text: answer.generatedText });
  emit("citations", { citations: answer.citations, droppedQuotes: answer.droppedQuotes });
  return answer;
}

/** "And when was that?" is looked for together with the question before it. */
function searchedText({ message, conversationHistory }: Question): string {
  if (searchTerms(message).length >= 2) return message;
  const before = conversationHistory.findLast(({ isAI }) => !isAI);
  return before === undefined ? message : `${message} ${before.message}`;
}
