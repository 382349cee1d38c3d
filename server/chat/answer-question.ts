import type { ChatAnswer } from "#lib/contracts/chat.ts";
import { getModel } from "../llm/get-model.ts";
import { ModelError, ModelRateLimited } from "../llm/model-errors.ts";
import { answerWithModel } from "./answer-with-model.ts";
import { answerWithPassages, SHOWN_PASSAGES } from "./answer-with-passages.ts";
import type { Question } from "./open-question.ts";
import { distinctCitations } from "./citation-link.ts";
import { listAskedFindings } from "./list-asked-findings.ts";
import { readCaseFindings } from "./read-case-findings.ts";
import { readCaseRecord } from "./read-case-record.ts";
import { isFollowUp } from "./read-question.ts";
import { retrievePassages } from "./retrieve-passages.ts";
import { sayStillReading } from "./say-searched.ts";

type Given = { readonly signal: AbortSignal; readonly emit: (event: string, data: unknown) => void };

const FAILED = {
  busy: "The AI model is busy. Passages found by keyword instead:",
  away: "The AI model did not answer. Passages found by keyword instead:",
} as const;

/**
 * Answers a question from the documents of its case, and of no other: by the configured model, else by passages. A model that
 * fails leaves the passages, with a word why. While documents are being read the answer begins with that.
 */
export async function answerQuestion(question: Question, given: Given): Promise<ChatAnswer> {
  const model = await getModel();
  const { documents, clientName, searched } = await readCaseRecord(question.caseId);
  const stillReading = sayStillReading(searched);
  let opening = stillReading === "" ? "" : `${stillReading}\n\n`;
  if (opening !== "") given.emit("delta", { text: opening });
  if (model !== null && searched.pages > 0) {
    const findings = await readCaseFindings(question.caseId);
    try {
      const answer = await answerWithModel(model, { question, documents, findings, clientName, searched, ...given });
      // The screen has its own words for an empty answer.
      return answer.generatedText === "" ? answer : { ...answer, generatedText: opening + answer.generatedText };
    } catch (error) {
      if (given.signal.aborted || !(error instanceof ModelError)) throw error;
      opening += `${error instanceof ModelRateLimited ? FAILED.busy : FAILED.away}\n\n`;
    }
  }
  const retrieved = await retrievePassages(documents, {
    ...{ question: searchedText(question), clientName },
    ...{ limit: SHOWN_PASSAGES, size: "sentence" },
  });
  // The opening names the files that are being read.
  const found = answerWithPassages(retrieved, { ...searched, pending: [] }, { hasModel: model !== null });
  const listed = listAskedFindings(question.message, await readCaseFindings(question.caseId));
  const answer = {
    ...found,
    generatedText: [listed?.text, found.generatedText].filter(Boolean).join("\n\n"),
    citations: distinctCitations([...(listed?.citations ?? []), ...found.citations]),
  };
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
