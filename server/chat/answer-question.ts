import type { ChatAnswer } from "#lib/contracts/chat.ts";
import { getModel } from "../llm/get-model.ts";
import { answerWithModel, MODEL_PASSAGES } from "./answer-with-model.ts";
import { answerWithPassages, SHOWN_PASSAGES } from "./answer-with-passages.ts";
import type { Question } from "./open-question.ts";
import { readCaseRecord } from "./read-case-record.ts";
import { isFollowUp } from "./read-question.ts";
import { retrievePassages } from "./retrieve-passages.ts";
import { sayStillReading } from "./say-searched.ts";

type Given = { readonly signal: AbortSignal; readonly emit: (event: string, data: unknown) => void };

/**
 * Answers a question from the documents of its case, and of no other: by the configured model, else by passages. Where
 * no page holds a word of the question, no model is asked. While documents are being read the answer begins with that.
 */
export async function answerQuestion(question: Question, given: Given): Promise<ChatAnswer> {
  const model = getModel();
  const { documents, clientName, searched } = await readCaseRecord(question.caseId);
  const stillReading = sayStillReading(searched);
  const opening = stillReading === "" ? "" : `${stillReading}\n\n`;
  if (opening !== "") given.emit("delta", { text: opening });
  const retrieved = await retrievePassages(documents, {
    question: searchedText(question),
    clientName,
    ...(model === null
      ? { limit: SHOWN_PASSAGES, size: "sentence" as const }
      : { limit: MODEL_PASSAGES, size: "paragraph" as const }),
  });
  const { passages } = retrieved;
  if (model !== null && passages.length > 0) {
    const answer = await answerWithModel(model, { question, passages, documents, searched, ...given });
    // The screen has its own words for an empty answer.
    return answer.generatedText === "" ? answer : { ...answer, generatedText: opening + answer.generatedText };
  }
  // The opening names the files that are being read.
  const answer = answerWithPassages(retrieved, { ...searched, pending: [] });
  given.emit("delta", { text: answer.generatedText });
  given.emit("citations", { citations: answer.citations, droppedQuotes: answer.droppedQuotes });
  return { ...answer, generatedText: opening + answer.generatedText };
}

/** "And when was that?" is looked for together with the question before it. */
function searchedText({ message, conversationHistory }: Question): string {
  if (!isFollowUp(message)) return message;
  const before = conversationHistory.findLast(({ isAI }) => !isAI);
  return before === undefined ? message : `${message} ${before.message}`;
}
