import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { readHeading } from "../text/document-kind.ts";
import { listedWords, wholeWord } from "./listed-words.ts";
import { NOT_PART_OF_A_NAME, stem, wordsBefore } from "../people/name-on-page.ts";

/** A record or recording that a page names and that is no paper of the file. */
export type NamedRecord = {
  /** As the page says it, lower case: "terminal messages", "copy of the lease". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `plain` the thing is named. */
  readonly at: number;
};

const WORDS = listedWords("records");
const NAMED = new RegExp(`(?<!-)${WORDS.endsWith}(?!-)`, "g");
/** "Copy of the lease", "list of employees": the name stands behind. */
const OF =
  /(?<![\w-])(copy|copies|list|video|recording|photos?|pictures?|records?|log) of (?:the |his |her |their |all |my |an? )?([a-z][a-z'-]{3,}(?: [a-z][a-z'-]{3,})?)(?![\w-])/g;
const NOT_ITS_NAME = wholeWord(WORDS.notInName);
/** Names under which every report speaks of itself and its like. */
const ITSELF = new RegExp(WORDS.notListed ?? "(?!)");
/** A file that names more is a catalogue. */
const MOST = 100;

/** What the papers of the file are called, by name and heading, lower case, one string a document. */
export function readHeadings({ documents }: CaseText): string[] {
  return documents.map(({ fileName, pages }) =>
    toPlain([fileName.replace(/[-_.]+/g, " "), ...pages.flatMap(({ text }) => readHeading(text))].join(" ")),
  );
}

/**
 * Records that pages name by more than one word and that no paper of the file is called by, each once, in the order in
 * which they come up.
 */
export function findNamedRecords(caseText: CaseText): NamedRecord[] {
  const headings = readHeadings(caseText);
  const isInFile = (words: readonly string[]): boolean =>
    headings.some((heading) => words.every((word) => heading.includes(stem(word))));
  const found = new Map<string, NamedRecord>();
  const note = (record: NamedRecord, words: readonly string[]): void => {
    const key = words.map(stem).join(" ");
    if (found.size >= MOST || ITSELF.test(record.name) || isInFile(words)) return;
    if ([...found.keys()].some((other) => ` ${other}`.endsWith(` ${key}`) || ` ${key}`.endsWith(` ${other}`))) return;
    found.set(key, record);
  };
  for (const sentence of caseText.accounts) {
    for (const match of sentence.plain.matchAll(NAMED)) {
      const own = wordsBefore(
        sentence.plain,
        match.index,
        3,
        (word) => NOT_PART_OF_A_NAME.test(word) || NOT_ITS_NAME.test(word) || /(?:ly|ing)$/.test(word),
      );
      if (own.length === 0) continue;
      const words = [...own, match[0]];
      note({ name: words.join(" "), sentence, at: match.index }, words);
    }
    for (const match of sentence.plain.matchAll(OF)) {
      const [, head = "", thing = ""] = match;
      const words = thing.split(" ").filter((word) => !NOT_PART_OF_A_NAME.test(word));
      if (words.length > 0)
        note({ name: `${head} of ${words.join(" ")}`, sentence, at: match.index }, [...words, head]);
    }
  }
  return [...found.values()];
}
