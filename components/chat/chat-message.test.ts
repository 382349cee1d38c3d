// @spec 2.5, 4, 5, 8: chat
import { expect, test } from "vitest";
import { conversationHistory, newMessage, plainText } from "./chat-message.ts";

const LINK = "[Ex. 1 p. 2](#cite/0192f0c1-2345-7abc-8def-0123456789ab/2/0-88)";

test("an answer as plain text", () => {
  expect(plainText(`Yes.\n\n> The certificate is \\*not\\* on file\\. ${LINK}`)).toBe(
    "Yes.\n\nThe certificate is *not* on file. [Ex. 1 p. 2]",
  );
});

test("found words are plain, and signs of the record beside them stay", () => {
  expect(plainText("> The \\***knife**\\* was \\(**out**\\)")).toBe("The *knife* was (out)");
});

test("the history: the latest forty, each in its bounds, without failures", () => {
  const many = Array.from({ length: 60 }, (_, index) => newMessage({ message: `m${index}`, isAI: index % 2 === 1 }));
  const failed = newMessage({ message: "I apologize", isAI: true, state: "failed" });
  const long = newMessage({ message: "x".repeat(9000), isAI: false });
  const history = conversationHistory([...many, failed, long]);
  expect(history).toHaveLength(40);
  expect(history[0]).toEqual({ message: "m21", isAI: true });
  expect(history.at(-1)).toEqual({ message: "x".repeat(4000), isAI: false });
  expect(history.some(({ message }) => message.includes("apologize"))).toBe(false);
});
