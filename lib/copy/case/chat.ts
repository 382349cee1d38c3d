import type { Engine } from "#lib/domain/findings.ts";

/** The chat about a case; specification sections 2.5, 4, 5 and 8. */
export const CHAT = {
  title: "Whisper in My Ear",
  clear: "Clear History",
  clearConfirm: "Are you sure you want to clear the chat history? This action cannot be undone.",
  thinking: (persona: string) => `${persona} is thinking...`,
  failed: "I apologize, but I encountered an error processing your request. Please try again.",
  empty: "I apologize, but I encountered an error processing your request.",
  label: "Ask about this case",
  send: "Send",
  stop: "Stop",
  stopped: "Stopped. This part has not been checked.",
  cut: "Cut off. This part has not been checked.",
  copy: "Copy",
  copied: "Answer copied",
  copyFailed: "The browser blocked copying. Select the text and copy it yourself.",
  regenerate: "Regenerate",
  askAgain: "Ask again",
  jump: "Jump to latest",
  you: "You:",
  intro: "Ask about this case. Answers come only from its documents and cite the page.",
  suggestions: "Questions to start with",
  /** From the first words of a gap: what it is that is missing. */
  suggestion: (item: string) => `What does the record say about: ${item}?`,
  dropped: (count: number) =>
    count === 1
      ? "1 quote could not be found and was removed."
      : `${count} quotes could not be found and were removed.`,
  expand: "Chat on the full screen",
  back: (title: string) => `Back to ${title}`,
  answerReady: "Answer ready",
  close: "Close the chat",
  /** How much is in the folded section of a phone. */
  count: (messages: number) => (messages === 1 ? "1 message" : `${messages} messages`),
} as const;

export const CHAT_BASIS = {
  offline: "Found by rules, not written by AI. Check the exhibits before you stand up.",
  model: "AI estimate. Check the exhibits before you stand up.",
} as const satisfies Record<Engine, string>;
