import { isOrdinaryWord } from "./ordinary-words.ts";
import { NO_PERSON } from "./name-patterns.ts";

/** The words of a name, lower case, without initials. */
export function nameWords(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^a-z'-]+/)
    .filter((word) => word.length > 2);
}

/**
 * True when it is no name: a word of headings and places, or one that the file also writes small, where nothing but its form
 * says that it is a name (`byForm`) or where all about it is in capitals.
 */
export function isOrdinary(name: string, words: ReadonlySet<string>, byForm: boolean): boolean {
  const own = nameWords(name);
  if (own.some((word) => NO_PERSON.has(word))) return true;
  return (byForm || name === name.toUpperCase()) && own.some((word) => words.has(word) || isOrdinaryWord(word));
}

/** "Mother Amber KOLLMANN" -> "Amber KOLLMANN". */
export function withoutLead(name: string, words: ReadonlySet<string>): string {
  const [first = "", ...rest] = name.split(" ");
  return rest.length > 1 && isOrdinary(first, words, true) ? rest.join(" ") : name;
}
