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
 * True when the words are not a name: one of them belongs to headings and places; or the words are all in capitals, or look
 * like a name only by their form (`byForm`), and one of them is an English word or also written in small letters in the case.
 * @param words that the case writes in small letters
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
