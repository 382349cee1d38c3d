import { useCallback, useEffect, useRef, useState } from "react";
import { messageOf } from "#lib/api/api-error.ts";
import { callEvents } from "#lib/api/call-events.ts";
import { askChat } from "#lib/contracts/chat.ts";
import { CHAT } from "#lib/copy/case/chat.ts";
import { type ChatMessage, conversationHistory, newMessage } from "./chat-message.ts";
import { readChat, writeChat } from "./chat-storage.ts";

export type Chat = {
  readonly messages: readonly ChatMessage[];
  /** What has come of the answer so far; null while none is awaited. */
  readonly pending: string | null;
  readonly ask: (text: string) => void;
  /** Asks the last question again in place of its answer. */
  readonly regenerate: () => void;
  /** Keeps what has come. */
  readonly stop: () => void;
  readonly clear: () => void;
};

/** A chat about one case: kept in the browser under `key`, its answers read as they come. */
export function useChat(caseId: string, key: string): Chat {
  const [messages, setMessages] = useState(() => readChat(key));
  const [pending, setPending] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  /** Storage first: what is on the screen is what a reload brings back. */
  const put = useCallback(
    (next: readonly ChatMessage[]) => {
      writeChat(key, next);
      setMessages([...next]);
    },
    [key],
  );

  // Leaving the page ends the reading. Another tab of the same case shows what this one wrote.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && running.current === null) setMessages(readChat(key));
    };
    window.addEventListener("storage", onStorage);
    return () => {
      window.removeEventListener("storage", onStorage);
      const left = running.current;
      running.current = null;
      left?.abort();
    };
  }, [key]);

  async function send(before: readonly ChatMessage[], question: ChatMessage) {
    const asked = [...before, question];
    const abort = new AbortController();
    let partial = "";
    running.current = abort;
    put(asked);
    setPending("");
    const answer = (fields: Omit<ChatMessage, "id" | "timestamp" | "isAI">) => newMessage({ ...fields, isAI: true });
    try {
      const { generatedText, citations, droppedQuotes, engine } = await callEvents(askChat, {
        params: { id: caseId },
        body: { message: question.message, conversationHistory: conversationHistory(before) },
        signal: abort.signal,
        onDelta: (text) => {
          partial += text;
          setPending(partial);
        },
      });
      put([
        ...asked,
        generatedText.trim() === ""
          ? answer({ message: CHAT.empty, state: "failed" })
          : answer({ message: generatedText, citations, droppedQuotes, engine }),
      ]);
    } catch (error) {
      // The page was left: nobody stopped anything, and the question can be asked again.
      if (running.current !== abort) return;
      if (abort.signal.aborted) put([...asked, answer({ message: partial, state: "stopped" })]);
      else
        put([
          ...asked,
          ...(partial === "" ? [] : [answer({ message: partial, state: "cut" })]),
          answer({ message: messageOf(error, CHAT.failed), state: "failed" }),
        ]);
    } finally {
      if (running.current === abort) {
        running.current = null;
        setPending(null);
      }
    }
  }

  return {
    messages,
    pending,
    ask: (text) => {
      if (text.trim() !== "" && running.current === null)
        void send(messages, newMessage({ message: text.trim(), isAI: false }));
    },
    regenerate: () => {
      const index = messages.findLastIndex(({ isAI }) => !isAI);
      const question = messages[index];
      if (question !== undefined && running.current === null) void send(messages.slice(0, index), question);
    },
    stop: () => running.current?.abort(),
    clear: () => put([]),
  };
}
