import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import { headingOf } from "./heading-of.ts";
import { listedWords, wholeWord } from "./listed-words.ts";
import { stem, wordsBefore } from "../../people/name-on-page.ts";
import { isMade, isPlainFact } from "./plain-fact.ts";

/** A record or recording that a page names and that is no paper of the file. */
export type NamedRecord = {
  /** As the page says it, lower case: "terminal messages", "copy of the lease". */
  readonly name: string;
  readonly sentence: CaseSentence;
  /** Where in `plain` the thing is named. */
  readonly at: number;
};

const WORDS = listedWords("records");
const NAMED = new RegExp(`(?<!-)${WORDS.endsWith}(?!-| ${WORDS.notBefore ?? "(?!)"})`, "g");
/** A letter that lists what comes with it. */
const ENCLOSED =
  /^(?:attached|enclosed)\b|\b(?:are|is|please find|find|the) (?:attached|enclosed)\b|(?<!not |never )attached(?: hereto| to this)?$|\b(?:attached by|discloses? (?:the following|to)|notice re)\b/;
/** A printed instruction. */
const OF_THE_FORM = /\b(?:on|with|to|of) this (?:form|card|sheet)\b/;
/** A page that lists what is served with the file. */
const SERVED_LIST =
  /\b(?:inventory|index|list|schedule|receipt|notice|acknowledg(?:e)?ment) of (?:discovery|disclosure|materials? (?:served|disclosed))\b|\bdiscovery (?:inventory|index|receipt|log|list)\b|\bserved (?:herewith|on the defen[cs]e)\b/i;
/** "The guard logs two men inside": what follows is what somebody does. */
const AS_VERB = /\b(?:logs|notes|tapes|films)$/;
const AS_VERB_BEFORE =
  /^ (?!(?:were|was|are|is|and|or|from|of|for|that|in|on|to|have|has|had|show|shows|showed|with|by|at|which|as|between|made|kept|taken|dated|obtained|provided|received|requested|sent|reviewed|will|not|including|about|regarding|re|there|then|but|he|she|i|they|we)\b)[a-z]/;
const OF_NAME = wholeWord(WORDS.inName);
/** Names under which every report speaks of itself and its like. */
const ITSELF = new RegExp(WORDS.notListed ?? "(?!)");
/** A file that names more is a catalogue. */
const MOST = 8;
/** Lines at the head of a page, which name the page itself. */
const HEADING_LINES = 3;
const LONGEST_HEADING = 110;
/** Characters at the head of a page that say what it is. */
const SERVED_HEAD = 400;
/** Words by which many papers are called: they tell no paper from another. */
const GENERIC =
  /^(?:police|incident|general|detailed?|full|copy|reports?|records?|logs?|sheets?|statements?|transcripts?|recordings?|notes|video|audio|photos?|pictures?|receipts?|letters?|inventor(?:y|ies)|charts?|contracts?|agreements?)$/;

/** What the papers of the file are called, by name and heading, lower case, one string a document. */
export function readHeadings({ documents }: CaseText): string[] {
  return documents.map(headingOf);
}

/** Whether the sentence stands in the heading of its page. */
function isHeading(sentence: CaseSentence): boolean {
  const { pageText, start, document } = sentence;
  if (document.sentences[0] === sentence && start < LONGEST_HEADING) return true;
  let end = 0;
  let lines = 0;
  for (const line of pageText.split("\n")) {
    if (line.trim().length > LONGEST_HEADING || lines === HEADING_LINES) break;
    if (line.trim() !== "") lines += 1;
    end += line.length + 1;
  }
  return start < end;
}

/** "HOLDING FACILITY LOG: received": capitals among small letters, or before a colon, are the heading of what follows. */
function isLabel({ text }: CaseSentence, at: number, end: number): boolean {
  const name = text.slice(at, end);
  return name === name.toUpperCase() && (text.charAt(end) === ":" || /[a-z]{4}/.test(text));
}

/**
 * Records that pages name by more than one word, of which a plain statement says that somebody made or used them, and that no
 * paper of the file is called by, each once, in the order in which they come up.
 */
export function findNamedRecords(caseText: CaseText): NamedRecord[] {
  const headings = readHeadings(caseText);
  const isInFile = (words: readonly string[]): boolean => {
    const own = words.filter((word) => !GENERIC.test(word));
    return own.length === 0 || headings.some((heading) => own.every((word) => heading.includes(stem(word))));
  };
  const found = new Map<string, NamedRecord>();
  const note = (record: NamedRecord, words: readonly string[]): void => {
    const key = words.map(stem).join(" ");
    if (found.size >= MOST || ITSELF.test(record.name) || isInFile(words)) return;
    if ([...found.keys()].some((other) => other.includes(key) || key.includes(other))) return;
    found.set(key, record);
  };
  for (const sentence of caseText.accounts) {
    const { plain } = sentence;
    if (isHeading(sentence) || ENCLOSED.test(plain) || OF_THE_FORM.test(plain)) continue;
    if (isDefensePaper(sentence.document) || SERVED_LIST.test(sentence.pageText.slice(0, SERVED_HEAD))) continue;
    for (const { index, 0: head } of plain.matchAll(NAMED)) {
      const own = wordsBefore(plain, index, 3, (word) => !OF_NAME.test(word));
      const end = index + head.length;
      if (own.length === 0 && !head.includes(" ")) continue;
      if (AS_VERB.test(head) && AS_VERB_BEFORE.test(plain.slice(end))) continue;
      const name = [...own, head].join(" ");
      const place = { at: end - name.length, end };
      if (isLabel(sentence, place.at, end) || !isMade(plain, place) || !isPlainFact(sentence, place)) continue;
      note({ name, sentence, at: index }, name.split(" "));
    }
  }
  return [...found.values()];
}
