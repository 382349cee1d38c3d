import { z } from "zod";
import { MAX_CHAT_HISTORY, MAX_CHAT_MESSAGE } from "../domain/chat-limits.ts";
import { ENGINES } from "../domain/findings.ts";
import { Citation } from "./findings.ts";
import { IdParams } from "./common.ts";
import { defineCall } from "./define-call.ts";

export const ChatCitation = Citation.omit({ id: true });
export type ChatCitation = z.infer<typeof ChatCitation>;

export const ChatAnswer = z.object({
  /** Markdown; its only links are `#cite/...`, each to one of the citations. Empty when the model said nothing. */
  generatedText: z.string(),
  /** Places whose words were found on their page by code. */
  citations: z.array(ChatCitation).default([]),
  /** Quotes of the model that could not be found and were removed. */
  droppedQuotes: z.int().default(0),
  engine: z.enum(ENGINES).default("offline"),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

/** A character of two halves at the end goes as a whole. */
const cutMessage = (text: string) => text.slice(0, MAX_CHAT_MESSAGE).replace(/[\ud800-\udbff]$/, "");

/**
 * A question about one case. Answers JSON, or `text/event-stream` when the Accept header asks for it: events `delta`
 * (`{ text }`), `citations` (`{ citations, droppedQuotes }`), then `done` (the whole answer) or `error` (the error body).
 */
export const askChat = defineCall({
  method: "POST",
  path: "/api/case/{id}/chat",
  access: "user",
  params: IdParams,
  body: z.object({
    message: z
      .string()
      .trim()
      .min(1, "Please enter a question")
      .max(MAX_CHAT_MESSAGE, "Please keep the question under 4,000 characters"),
    /** What is too long is cut: the latest entries are kept, and of each its beginning. */
    conversationHistory: z
      .array(z.object({ message: z.string().transform(cutMessage), isAI: z.boolean() }))
      .transform((history) => history.slice(-MAX_CHAT_HISTORY))
      .default([]),
  }),
  response: ChatAnswer,
});
