import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { isNegatedAt } from "./is-negated-at.ts";
import { listedWords, wholeWord } from "./listed-words.ts";
import { NOT_PART_OF_A_NAME, stem, wordsBefore } from "../people/name-on-page.ts";

/** A physical thing that somebody handled, took or was hit with. */
export type NamedThing = {
  /** As the page says it, lower case: "red notebook", "cap". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `plain` the thing is named. */
  readonly at: number;
};

const WORDS = listedWords("things");
const NAMED = new RegExp(`(?<!-)${WORDS.endsWith}(?!-)(?!'s| ${WORDS.notBefore ?? "(?!)"})`, "g");
/** Somebody had it in the hand, took it or left it. */
const HANDLED = new RegExp(WORDS.onlyWith ?? "");
const NOT_ITS_NAME = wholeWord(WORDS.notInName);
/** A search that lists more is an inventory. */
const MOST = 60;

/**
 * Things that somebody handled, as the pages call them, each once, in the order in which they come up; those that a laboratory's
 * paper of the file names have been examined and are left out.
 */
export function findNamedThings({ accounts, documents }: CaseText): NamedThing[] {
  const examined = documents
    .filter(({ kind }) => kind === "lab-report")
    .flatMap(({ sentences }) => sentences.map(({ plain }) => plain))
    .join("\n");
  const found = new Map<string, NamedThing>();
  for (const sentence of accounts) {
    if (sentence.document.kind !== "property-record" && !HANDLED.test(sentence.plain)) continue;
    for (const match of sentence.plain.matchAll(NAMED)) {
      const key = stem(match[0]);
      const own = wordsBefore(
        sentence.plain,
        match.index,
        2,
        (word) => NOT_PART_OF_A_NAME.test(word) || NOT_ITS_NAME.test(word) || /(?:ly|ing)$/.test(word),
      );
      if (isNegatedAt(sentence.plain, match.index)) continue;
      if (found.has(key) || examined.includes(key)) continue;
      found.set(key, { name: [...own, match[0]].join(" "), sentence, at: match.index });
      if (found.size >= MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}
