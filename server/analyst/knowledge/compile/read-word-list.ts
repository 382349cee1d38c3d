import { readFileSync } from "node:fs";
import { KnowledgeError } from "./read-files.ts";

/**
 * The entries of a word list: one a line, in alphabetical order without regard to case, each once. Lines that begin with
 * "#" and empty lines are comments.
 * @throws {KnowledgeError} when an entry is out of order, repeated or has spaces at its ends
 */
export function readWordList(path: string): string[] {
  const entries = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  entries.forEach((entry, index) => {
    if (entry.trim() !== entry) throw new KnowledgeError(`${path}: "${entry}" begins or ends with a space.`);
    const previous = entries[index - 1];
    if (previous !== undefined && compareEntries(previous, entry) >= 0)
      throw new KnowledgeError(`${path}: "${entry}" is out of order: it follows "${previous}".`);
  });
  return entries;
}

/** The order of word lists: by small letters, then capitals first. */
export function compareEntries(one: string, other: string): number {
  return compare(one.toLowerCase(), other.toLowerCase()) || compare(one, other);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
