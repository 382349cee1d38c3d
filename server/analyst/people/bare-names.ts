import names from "../knowledge/generated/names.json" with { type: "json" };
import { anyOf } from "../text/any-of.ts";
import { isOrdinaryWord } from "./ordinary-words.ts";
import { NO_PERSON, NOT_A_NAME, PLACE, STREET } from "./name-patterns.ts";

/** Words with an initial capital, on one line. */
const CAPITALISED = /[A-Z][A-Za-z'’-]*\.?(?: {1,2}(?:["“]?[A-Z][A-Za-z'’-]*["”]?\.?))+/g;
const NAMES_A_PLACE = new RegExp(`^(?:${STREET}|${PLACE}|${anyOf(names.institutions)})\\.?$`, "i");
/** After these a run of capitals is not a name, or is the rest of one: "in Marlow Harbor", "KESSENICH, Dale Robert". */
const NOT_BEFORE_A_NAME = /\b(?:in|at|near|on|toward|towards|through|outside|around) (?:the )?$|[A-Z][\w'’-]+, {1,2}$/i;
/** Letters; shorter words in capitals are mostly abbreviations. */
const SHORTEST_IN_CAPITALS = 4;
const INITIAL = /^[A-Z]\.$/;

/**
 * Names that no title or label announces: two or three capitalised words in a row that are not words of the language, such
 * as the last two of "Deputy Fire Marshal Harlan Voight". `at` is the offset in the line.
 * @param words that the case also writes in small letters
 */
export function findBareNames(line: string, words: ReadonlySet<string>): { name: string; at: number }[] {
  const isNone = (word: string) => {
    const plain = word.toLowerCase().replace(/['’](?:s|t|re|ll|m|d|ve|all)$/, "");
    if (INITIAL.test(word)) return false;
    if (plain.length < 3 || word.endsWith(".") || NO_PERSON.has(plain) || NOT_A_NAME.test(plain)) return true;
    if (word === word.toUpperCase() && (word.length < SHORTEST_IN_CAPITALS || !/[AEIOUY]/.test(word))) return true;
    return words.has(plain) || isOrdinaryWord(plain);
  };
  const found: { name: string; at: number }[] = [];
  for (const run of line.matchAll(CAPITALISED)) {
    let own: string[] = [];
    let at = 0;
    const close = (next: string): void => {
      while (INITIAL.test(own.at(-1) ?? "")) own.pop();
      const isName = own.length >= 2 && own.length <= 3 && !INITIAL.test(own[0] ?? "") && !NAMES_A_PLACE.test(next);
      if (isName && !NOT_BEFORE_A_NAME.test(line.slice(0, run.index + at)))
        found.push({ name: own.join(" "), at: run.index + at });
      own = [];
    };
    for (const { 0: word, index } of run[0].matchAll(/[^\s"“”]+/g)) {
      if (isNone(word) || NAMES_A_PLACE.test(word)) close(word);
      else {
        if (own.length === 0) at = index;
        own.push(word);
      }
    }
    close("");
  }
  return found;
}
