// @spec product: every answer: one error body, headers, bounded bodies, lengths
import { expect, test } from "vitest";
import { z } from "zod";
import type { AppError } from "../errors.ts";
import { parseInput } from "./parse-input.ts";

const NOT_TEXT = "This contains a character that is not text. Please remove it and try again.";

function refusal(schema: z.ZodType, value: unknown) {
  try {
    parseInput(schema, value);
  } catch (error) {
    const { code, message, fields } = error as AppError;
    expect(code).toBe("invalid");
    return { message, fields };
  }
  return null;
}

test("no text with U+0000 or half a character gets through, wherever it stands", () => {
  const schema = z.object({ title: z.string(), rest: z.unknown() });
  for (const title of ["a\0b", "a\ud800"])
    expect(refusal(schema, { title })).toEqual({ message: NOT_TEXT, fields: { title: [NOT_TEXT] } });
  expect(refusal(schema, { title: "a", unknown: { deep: ["\0"] } })?.fields).toEqual({ "unknown.deep.0": [NOT_TEXT] });
  expect(parseInput(schema, { title: "💥", rest: 1 })).toEqual({ title: "💥", rest: 1 });
});

test("what a contract says in words of its own is said; the parser's words never are", () => {
  const schema = z.object({
    title: z.string().min(1, "Please enter a case name").max(5),
    clientName: z.string().max(1),
    fileIds: z.array(z.uuid()).min(1),
    count: z.int().max(9),
    kind: z.enum(["a", "b"]),
    at: z.iso.datetime(),
    isActive: z.boolean(),
  });
  const fine = { title: "a", clientName: "b", fileIds: [crypto.randomUUID()], count: 1, kind: "a", isActive: true };
  const at = "2026-11-22T00:00:00Z";
  const said = (change: object) => refusal(schema, { ...fine, at, ...change })?.message;
  expect(said({})).toBeUndefined();
  expect(said({ title: "" })).toBe("Please enter a case name");
  expect(said({ title: "abcdef" })).toBe("Title: At most 5 characters");
  expect(said({ clientName: "ab" })).toBe("Client name: At most 1 character");
  expect(said({ clientName: 1 })).toBe("Client name: Please enter text");
  expect(said({ clientName: undefined })).toBe("Client name: This is required");
  expect(said({ fileIds: [] })).toBe("File ids: At least 1 entry");
  expect(said({ fileIds: ["1"] })).toBe("File ids: This is not in the expected format");
  expect(said({ count: 10 })).toBe("Count: At most 9");
  expect(said({ count: 1.5 })).toBe("Count: Please enter a whole number");
  expect(said({ kind: "c" })).toBe("Kind: Please choose one of the options");
  expect(said({ at: "yesterday" })).toBe("At: Please enter a date and time");
  expect(said({ isActive: "yes" })).toBe("Is active: Please enter yes or no");
  expect(refusal(schema, null)).toEqual({ message: "This is required", fields: { "": ["This is required"] } });
  expect(refusal(schema, { ...fine, at, title: "abcdef" })?.fields).toEqual({ title: ["At most 5 characters"] });
});
