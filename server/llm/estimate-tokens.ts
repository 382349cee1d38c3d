import { estimateTokenCount } from "tokenx";
import type { ModelMessage } from "./model-port.ts";

/** What a chat template puts round each message. */
const PER_MESSAGE = 6;

/** Roughly how many tokens a text is, for any model; it may be off by a fifth. */
export function estimateTokens(text: string): number {
  return estimateTokenCount(text);
}

/** Roughly how many tokens a prompt is. */
export function estimatePrompt(messages: readonly ModelMessage[]): number {
  return messages.reduce((total, { content }) => total + estimateTokens(content) + PER_MESSAGE, 0);
}
