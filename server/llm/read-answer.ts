import type { AdaptingClient, Asked, AskedForm } from "./adapting-client.ts";
import type { Capabilities } from "./capabilities.ts";
import { estimatePrompt } from "./estimate-tokens.ts";
import { ModelFiltered, ModelTruncated, PromptTruncated } from "./model-errors.ts";
import type { ModelMessage, ModelUsage } from "./model-port.ts";
import { joinPieces } from "./read-pieces.ts";
import { withoutReasoning } from "./reasoning.ts";

/** Below this share of the expected tokens the server has not read the whole prompt. */
const LEAST_READ = 0.7;
/** Tokens. The estimate of a shorter prompt is too rough to tell. */
const LEAST_JUDGED = 200;

export type Answer = {
  /** Without the model's reasoning. */
  readonly text: string;
  readonly refusal: string;
  /** Null: the server did not tell. */
  readonly finishReason: string | null;
  /** It ended inside its reasoning. */
  readonly isUnclosed: boolean;
  readonly usage: ModelUsage;
  /** The name that the server gives the model; null: none. */
  readonly modelReported: string | null;
};

/** The whole answer to a request. @throws what the client's `send` throws, PromptTruncated, ModelFiltered */
export async function readAnswer(
  client: AdaptingClient,
  request: Asked,
  form: AskedForm,
): Promise<{ answer: Answer; capabilities: Capabilities }> {
  const { answer: pieces, capabilities } = await client.send(request, form, (pieces) => Array.fromAsync(pieces));
  const { content, refusal, finishReason, usage, modelReported } = joinPieces(pieces);
  requireWholePrompt(request.messages, usage, client.endpoint);
  if (finishReason === "content_filter")
    throw new ModelFiltered(`The provider at ${client.endpoint} filtered its answer.`);
  const { text, isUnclosed } = withoutReasoning(content);
  const answer: Answer = {
    ...{ text, refusal, finishReason, usage },
    isUnclosed: isUnclosed || (text === "" && finishReason === "length"),
    modelReported,
  };
  return { answer, capabilities };
}

/** @throws PromptTruncated when the server counted far fewer tokens than were sent */
export function requireWholePrompt(
  messages: readonly ModelMessage[],
  { promptTokens }: ModelUsage,
  endpoint: string,
): void {
  // Long runs of one sign (dotted lines, rules) are few tokens to some models and many to the estimate.
  const expected = estimatePrompt(
    messages.map((message) => ({ ...message, content: message.content.replace(/(\W)\1{3,}/g, "$1$1$1") })),
  );
  if (promptTokens === null || expected < LEAST_JUDGED || promptTokens >= LEAST_READ * expected) return;
  throw new PromptTruncated(
    `The model server at ${endpoint} read ${promptTokens} of about ${expected} tokens and dropped the rest: set the model's context length there, and the same in OPENAI_CONTEXT_TOKENS.`,
  );
}

export function cutAnswer({ isUnclosed }: Answer, endpoint: string): ModelTruncated {
  return new ModelTruncated(
    isUnclosed
      ? `The model at ${endpoint} spent its whole answer on reasoning.`
      : `The answer of the model at ${endpoint} was cut at its length limit.`,
  );
}
