import { z } from "zod";
import { ChatCitation } from "#lib/contracts/chat.ts";
import { MAX_CHAT_HISTORY, MAX_CHAT_MESSAGE } from "#lib/domain/chat-limits.ts";
import { ENGINES } from "#lib/domain/findings.ts";

export const ChatMessage = z.object({
  id: z.string(),
  message: z.string(),
  isAI: z.boolean(),
  timestamp: z.string(),
  citations: z.array(ChatCitation).optional(),
  droppedQuotes: z.number().optional(),
  engine: z.enum(ENGINES).optional(),
  /** An answer that is none: stopped by the reader, cut off on its way, or a failure's text. */
  state: z.enum(["stopped", "cut", "failed"]).optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export function newMessage(fields: Omit<ChatMessage, "id" | "timestamp">): ChatMessage {
  return { id: crypto.randomUUID(), timestamp: new Date().toISOString(), ...fields };
}

/** What goes along with a question: the latest entries in their bounds, failures left out, links as their words. */
export function conversationHistory(messages: readonly ChatMessage[]): { message: string; isAI: boolean }[] {
  return messages
    .filter(({ state, message }) => state !== "failed" && message.trim() !== "")
    .slice(-MAX_CHAT_HISTORY)
    .map(({ message, isAI }) => ({ message: plainText(message).slice(0, MAX_CHAT_MESSAGE), isAI }));
}

/** An answer without its Markdown: the words of links, no marks, no escapes. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\(#cite\/[^)]*\)/g, "[$1]")
    .replace(/^> ?/gm, "")
    .replace(/\\([!-/:-@[-`{-~])|\*\*/g, "$1");
}
