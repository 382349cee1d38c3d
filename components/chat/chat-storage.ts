import { z } from "zod";
import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";
import { ChatMessage } from "./chat-message.ts";

/** Messages that are kept of one chat: the browser's storage is small and shared by all cases. */
const MAX_KEPT = 200;

/** Where a user's chat about a case is kept. Under the prefix, so that it goes at sign-out. */
export function chatKey(userId: string, caseId: string): string {
  return `${PRIVATE_PREFIX}chat:${userId}:${caseId}`;
}

/** What is kept; empty when nothing is, or nothing readable. */
export function readChat(key: string): ChatMessage[] {
  try {
    return z.array(ChatMessage).parse(JSON.parse(localStorage.getItem(key) ?? "[]"));
  } catch {
    return [];
  }
}

export function writeChat(key: string, messages: readonly ChatMessage[]): void {
  try {
    if (messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(messages.slice(-MAX_KEPT)));
  } catch {
    // The storage is full: the chat goes on, it only does not survive a reload.
  }
}
