import type { z } from "zod";
import { findNoText } from "#lib/domain/text/find-no-text.ts";
import { AppError } from "../errors.ts";

export const NOT_TEXT = "This contains a character that is not text. Please remove it and try again.";

/**
 * A query or a body as its contract describes it.
 * @param value as it was sent; nothing in it may be no text (lib/domain/text/find-no-text.ts), whatever the contract says
 * @throws AppError `invalid`, with the texts of each field
 */
export function parseInput(schema: z.ZodType, value: unknown): unknown {
  const place = findNoText(value);
  if (place !== null) throw new AppError("invalid", NOT_TEXT, { fields: { [place]: [NOT_TEXT] } });
  // The parser's own words are for programmers; a contract's words, where it has some, come first.
  const ours = new Set<string>();
  const result = schema.safeParse(value, {
    error: (issue) => {
      const words = wordsFor(issue);
      ours.add(words);
      return words;
    },
  });
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  const [first] = result.error.issues;
  if (first === undefined) throw new AppError("invalid", "Please check what you entered.", { fields });
  // "At most 300 characters" stands well under its field, but alone it does not say of what.
  const name = ours.has(first.message) ? labelOf(first.path) : "";
  throw new AppError("invalid", name === "" ? first.message : `${name}: ${first.message}`, { fields });
}

/** "clientName" is "Client name"; the place in a list is left out. */
function labelOf(path: readonly PropertyKey[]): string {
  const words = path
    .filter((part) => typeof part === "string")
    .join(" ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

function wordsFor(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "too_big") return `At most ${countOf(issue.origin, Number(issue.maximum))}`;
  if (issue.code === "too_small") return `At least ${countOf(issue.origin, Number(issue.minimum))}`;
  if (issue.code === "invalid_value") return "Please choose one of the options";
  if (issue.code === "invalid_format")
    return issue.format === "datetime" ? "Please enter a date and time" : "This is not in the expected format";
  if (issue.code !== "invalid_type") return "Please check this";
  if (issue.input === undefined || issue.input === null) return "This is required";
  return `Please enter ${KINDS[issue.expected] ?? "something else"}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "yes or no",
  array: "a list",
};

function countOf(origin: string, count: number): string {
  const many = (one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  if (origin === "string") return many("character", "characters");
  if (origin === "array") return many("entry", "entries");
  return String(count);
}
