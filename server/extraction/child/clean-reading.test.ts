import { expect, test } from "vitest";
import { cleanReading } from "./clean-reading.ts";
import { readPages } from "./reading.ts";

const cleaned = (text: string): string | undefined =>
  cleanReading({ pages: readPages([text]), notes: [] }).pages[0]?.text;

test("what the database cannot hold is taken out or replaced", () => {
  expect(cleaned("a\u0000b\u0091c")).toBe("a b c");
  expect(cleaned("a\uD800b")).toBe("a\uFFFDb");
  expect(cleaned("😀")).toBe("😀");
});

test("line ends are one kind, space at their end is dropped, tabs and indents stay", () => {
  expect(cleaned("a \t\r\n\r\n\r\n\r\n  b\tc\rd\u2028e\n\n")).toBe("a\n\n  b\tc\nd\ne");
});

test("invisible characters are counted into the note, beside what the reader had to say", () => {
  const reading = { pages: readPages(["a\u200Bb", "\uFEFFc\u2066"]), notes: ["First."] };
  expect(cleanReading(reading).note).toBe("First. 3 invisible characters were removed from the text.");
  expect(cleanReading({ pages: readPages(["a\u202Eb"]), notes: [] }).note).toBe(
    "1 invisible character was removed from the text.",
  );
  expect(cleanReading({ pages: readPages(["a"]), notes: [] }).note).toBe(null);
});

test("a long run of space inside a line stays", () => {
  const line = `${" ".repeat(80_000)}x`.repeat(5);
  expect(cleaned(line) === line).toBe(true);
});
