import { expect, test } from "vitest";
import { snippetAround } from "./snippet.ts";

const around = (text: string, words: string) => {
  const start = text.indexOf(words);
  const snippet = snippetAround(text, { start, end: start + words.length });
  return { text: snippet.text, words: snippet.text.slice(snippet.start, snippet.end) };
};

test("a short text is shown whole, on one line", () => {
  expect(around("the vehicle\nweaved over\n\n the fog line", "weaved over\n\n the")).toEqual({
    text: "the vehicle weaved over the fog line",
    words: "weaved over the",
  });
});

test("a long text is cut at spaces, and says so", () => {
  const long = `${"before ".repeat(40)}MARLOW ${"after ".repeat(40)}`;
  const { text, words } = around(long, "MARLOW");
  expect(words).toBe("MARLOW");
  expect(text).toMatch(/^…(before )+MARLOW( after)+…$/);
  expect(text.length).toBeLessThan(190);
});

test("a text without spaces is cut between characters, not within one", () => {
  const { text, words } = around(`${"𝒂".repeat(90)}x${"𝒃".repeat(90)}`, "x");
  expect(words).toBe("x");
  expect(text.isWellFormed()).toBe(true);
});
