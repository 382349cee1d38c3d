import type { ChatAnswer } from "#lib/contracts/chat.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { estimatePrompt } from "../llm/estimate-tokens.ts";
import { ModelUnusable } from "../llm/model-errors.ts";
import type { ModelPort } from "../llm/model-port.ts";
import { chatPrompt, NOT_ANSWERED } from "./chat-prompt.ts";
import { checkAnswer } from "./check-answer.ts";
import { asksForList, sourcesFor, wholeCase } from "./model-sources.ts";
import type { Question } from "./open-question.ts";
import type { CaseFinding } from "./read-case-findings.ts";
import type { Searched } from "./read-case-record.ts";
import { rephraseQuestion } from "./rephrase-question.ts";
import { saySearched } from "./say-searched.ts";

const MAX_OUTPUT_TOKENS = 1200;
/** A list of all contradictions may have thirty lines, each with its quotes. */
const MAX_LIST_TOKENS = 2400;
/** Share of the window that stays free: tokens are estimated. */
const RESERVE = 0.15;
/** What rules, question and marks take, in tokens. */
const FRAME_TOKENS = 500;
/** Milliseconds that the model may send nothing. Without a graphics card the case alone takes minutes to read. */
const SILENCE = 5 * 60_000;
/** Milliseconds for the whole answer, however lively it comes. */
const TIME_LIMIT = 15 * 60_000;

type Given = {
  readonly question: Question;
  readonly documents: readonly SourceDocument[];
  readonly findings: readonly CaseFinding[];
  readonly clientName: string | null;
  readonly searched: Searched;
  readonly signal: AbortSignal;
  readonly emit: (event: string, data: unknown) => void;
};

/**
 * The answer of the configured model, as it comes; then with every quotation looked up by code. It reads the whole case when
 * that fits its window, else what several wordings of the question find. An empty answer is answered as it is: the screen has
 * its own words for that.
 * @throws ModelError when the model fails or is busy; the signal's reason when the reader has gone
 */
export async function answerWithModel(model: ModelPort, given: Given): Promise<ChatAnswer> {
  const { question, documents, findings, searched, signal, emit } = given;
  const isList = asksForList(question.message, findings);
  const maxOutputTokens = isList ? MAX_LIST_TOKENS : MAX_OUTPUT_TOKENS;
  const { messages, sources } = await compose(model, { ...given, isList, maxOutputTokens });
  let answer = "";
  try {
    const deadline = new Date(Date.now() + TIME_LIMIT);
    const asked = { messages, maxOutputTokens, deadline, silence: SILENCE, signal };
    for await (const event of model.stream(asked)) {
      if ("done" in event) answer = event.text;
      else emit("delta", { text: event.delta });
    }
  } catch (error) {
    // Nothing came: the same as an empty answer.
    if (signal.aborted || !(error instanceof ModelUnusable)) throw error;
    answer = "";
  }
  const { text: checked, citations, dropped } = checkAnswer({ answer, sources, documents, question: question.message });
  const text = checked.includes(NOT_ANSWERED) ? `${checked} ${saySearched(searched)}` : checked;
  emit("citations", { citations, droppedQuotes: dropped });
  return { generatedText: text, citations: [...citations], droppedQuotes: dropped, engine: "model" };
}

/** The prompt within the model's window: of the conversation as many of the latest turns as there is room for. */
async function compose(
  model: ModelPort,
  given: Given & { readonly isList: boolean; readonly maxOutputTokens: number },
) {
  const { question, documents, findings, clientName, signal, isList, maxOutputTokens } = given;
  const { message, conversationHistory } = question;
  const room = (await model.window()).tokens * (1 - RESERVE) - maxOutputTokens;
  // Half of the room at most for what was said before.
  let history = [...conversationHistory];
  const costOf = (turns: typeof history) =>
    estimatePrompt(turns.map((turn) => ({ role: turn.isAI ? "assistant" : "user", content: turn.message })));
  while (history.length > 0 && costOf(history) > room / 2) history = history.slice(Math.ceil(history.length / 2));
  const left = room - costOf(history) - FRAME_TOKENS;
  const asked = [
    ...history
      .filter(({ isAI }) => !isAI)
      .slice(-1)
      .map((turn) => turn.message),
    message,
  ].join(" ");
  const selection =
    (await wholeCase(documents, { findings, question: asked, isList, room: left })) ??
    (await sourcesFor(documents, {
      ...{ findings, clientName, question: asked, isList, room: left },
      queries: await rephraseQuestion(model, question, signal),
    }));
  let { sources } = selection;
  for (;;) {
    const messages = chatPrompt({ ...selection, question: message, sources, history });
    if (sources.length <= 1 || estimatePrompt(messages) <= room) return { messages, sources };
    sources = sources.slice(0, -1);
  }
}
