import { contextsOf } from "../text/assertion.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
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
/** Somebody took it as evidence: these words right before its name or right after it. */
const TAKEN = new RegExp(WORDS.onlyWith ?? "");
const REACH_BEFORE = 34;
const REACH_AFTER = 34;
const CLAUSE_END = /[;:.?!]|, (?:and )?(?:he|she|i|they|we|who)\b|\b(?:but|which|while|because)\b/;
const NOT_ITS_NAME = wholeWord(WORDS.notInName);
/** "Jewelry box": the word before it tells which box. */
const PART_OF_NAME = new RegExp(`^ ${WORDS.endsWith}`);
/** It can no longer be inspected. */
const GONE = /\b(?:discarded|thrown (?:away|out)|poured out|disposed of|destroyed|(?:returned|released) to)\b/;
/** What evidence is put into, photographed with or lifted from is not the evidence. */
const IS_CONTAINER =
  /\b(?:in|into|inside|with|from|off|on|onto)(?: (?:an?|the|his|her|their|two|#+))?(?: [\w-]+){0,2} $/;
/** A search that lists more is an inventory. */
const MOST = 8;

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
  for (const { plain, ...sentence } of accounts) {
    if (!TAKEN.test(plain) || GONE.test(plain)) continue;
    for (const match of plain.matchAll(NAMED)) {
      const key = stem(match[0]);
      const own = wordsBefore(
        plain,
        match.index,
        2,
        (word) => NOT_PART_OF_A_NAME.test(word) || NOT_ITS_NAME.test(word) || /(?:ly|ing)$/.test(word),
      );
      if (
        IS_CONTAINER.test(plain.slice(0, match.index)) ||
        PART_OF_NAME.test(plain.slice(match.index + match[0].length))
      )
        continue;
      const at = match.index - own.join(" ").length;
      const end = match.index + match[0].length;
      if (!isTaken(plain, at, end) || contextsOf(plain, { at, end }).size > 0) continue;
      if (found.has(key) || examined.includes(key)) continue;
      found.set(key, { name: [...own, match[0]].join(" "), sentence: { plain, ...sentence }, at: match.index });
      if (found.size >= MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Whether the words of taking stand right beside the name, in its clause. */
function isTaken(plain: string, at: number, end: number): boolean {
  const before =
    plain
      .slice(Math.max(0, at - REACH_BEFORE), at)
      .split(CLAUSE_END)
      .at(-1) ?? "";
  const after = plain.slice(end, end + REACH_AFTER).split(CLAUSE_END)[0] ?? "";
  return TAKEN.test(before) || (/^ (?:was|were|had been|has been)\b/.test(after) && TAKEN.test(after));
}
