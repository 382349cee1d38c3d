import type { ChatAnswer } from "#lib/contracts/chat.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { AppError } from "../errors.ts";
import { estimatePrompt } from "../llm/estimate-tokens.ts";
import { ModelError, ModelRateLimited, ModelUnusable } from "../llm/model-errors.ts";
import type { ModelPort } from "../llm/model-port.ts";
import { chatPrompt, NOT_ANSWERED } from "./chat-prompt.ts";
import { checkAnswer } from "./check-answer.ts";
import type { Question } from "./open-question.ts";
import type { Searched } from "./read-case-record.ts";
import type { Passage } from "./retrieve-passages.ts";
import { saySearched } from "./say-searched.ts";

/** Passages that a model reads. */
export const MODEL_PASSAGES = 8;
const MAX_OUTPUT_TOKENS = 900;
/** Share of the window that stays free: tokens are estimated. */
const RESERVE = 0.15;
/** Milliseconds. Who waits in front of a chat does not wait longer. */
const TIME_LIMIT = 120_000;

const FAILED = "I apologize, but I encountered an error processing your request. Please try again.";

type Given = {
  readonly question: Question;
  readonly passages: readonly Passage[];
  readonly documents: readonly SourceDocument[];
  readonly searched: Searched;
  readonly signal: AbortSignal;
  readonly emit: (event: string, data: unknown) => void;
};

/**
 * The answer of the configured model, as it comes; then with every quotation looked up by code. An empty answer is
 * answered as it is: the screen has its own words for that.
 * @throws AppError 502 when the model fails, 429 when it is busy; the signal's reason when the reader has gone
 */
export async function answerWithModel(model: ModelPort, given: Given): Promise<ChatAnswer> {
  const { question, passages, documents, searched, signal, emit } = given;
  const messages = await fit(model, question, passages);
  let answer = "";
  try {
    const deadline = new Date(Date.now() + TIME_LIMIT);
    for await (const event of model.stream({ messages, maxOutputTokens: MAX_OUTPUT_TOKENS, deadline, signal })) {
      if ("done" in event) answer = event.text;
      else emit("delta", { text: event.delta });
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ModelError)) throw error;
    // Nothing came: the same as an empty answer.
    if (!(error instanceof ModelUnusable)) throw refusal(error);
    answer = "";
  }
  const { text: checked, citations, dropped } = checkAnswer({ answer, passages, documents });
  const text = checked.includes(NOT_ANSWERED) ? `${checked} ${saySearched(searched)}` : checked;
  emit("citations", { citations, droppedQuotes: dropped });
  return { generatedText: text, citations: [...citations], droppedQuotes: dropped, engine: "model" };
}

function refusal(error: ModelError): AppError {
  return error instanceof ModelRateLimited
    ? new AppError("rate_limited", "The AI model is busy. Please wait a moment and try again.", {
        retryAfter: 30,
        cause: error,
      })
    : new AppError("upstream", FAILED, { cause: error });
}

/** The prompt within the model's window: of the conversation as many of the latest turns as there is room for. */
async function fit(model: ModelPort, { message, conversationHistory }: Question, passages: readonly Passage[]) {
  const { tokens } = await model.window();
  const room = tokens * (1 - RESERVE) - MAX_OUTPUT_TOKENS;
  let history: readonly Question["conversationHistory"][number][] = [...conversationHistory];
  let read = passages;
  for (;;) {
    const messages = chatPrompt({ question: message, passages: read, history });
    if (estimatePrompt(messages) <= room || (history.length === 0 && read.length <= 1)) return messages;
    if (history.length > 0) history = history.slice(Math.ceil(history.length / 2));
    else read = read.slice(0, -1);
  }
}
