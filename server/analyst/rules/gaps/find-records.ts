import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { headingOf } from "./heading-of.ts";
import { listedWords, wholeWord } from "./listed-words.ts";
import { NOT_PART_OF_A_NAME, stem, wordsBefore } from "../../people/name-on-page.ts";
import { contextsOf } from "../../text/assertion.ts";

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
/** "Video of the fence": the name stands behind. */
const OF =
  /(?<![\w-])(video|recording) of (?:the |his |her |their |all |my |an? )?([a-z][a-z'-]{3,}(?: [a-z][a-z'-]{3,})?)(?![\w-])/g;
/** Only in a sentence in which somebody makes, keeps or uses it. */
const USED = new RegExp(WORDS.onlyWith ?? "");
/** A letter that lists what comes with it. */
const ENCLOSED =
  /^(?:attached|enclosed)\b|\b(?:are|is|please find|find|the) (?:attached|enclosed)\b|(?<!not |never )attached(?: hereto| to this)?$|\b(?:attached by|discloses? (?:the following|to)|notice re)\b/;
/** A printed instruction. */
const OF_THE_FORM = /\b(?:on|with|to|of) this (?:form|card|sheet)\b/;
/** A page that lists what is served with the file. */
const SERVED_LIST =
  /\b(?:inventory|index|list|schedule|receipt|notice|acknowledg(?:e)?ment) of (?:discovery|disclosure|materials? (?:served|disclosed))\b|\bdiscovery (?:inventory|index|receipt|log|list)\b|\bserved (?:herewith|on the defen[cs]e)\b/i;
/** A verb in the third person or a plural that is no part of a name: "the supplier destroys samples", "after action reports". */
const VERBAL =
  /^(?!.*(?:'s|ss|us|is)$)(?!(?:sales|goods|gas|operations|communications|narcotics|forensics|records|trades|accounts|customs|sports|drugs|arms|admissions|visitors|refunds|payments)$)[a-z'-]+s$|^(?:after|before|shall|will|may|could|must|should|would|can|might)$/;
/** "The guard logs two men inside": what follows is what somebody does. */
const AS_VERB = /\b(?:logs|notes|tapes|films)$/;
const AS_VERB_BEFORE =
  /^ (?!(?:were|was|are|is|and|or|from|of|for|that|in|on|to|have|has|had|show|shows|showed|with|by|at|which|as|between|made|kept|taken|dated|obtained|provided|received|requested|sent|reviewed|will|not|including|about|regarding|re|there|then|but|he|she|i|they|we)\b)[a-z]/;
/** A camera that recorded nothing, and what is gone. */
const IDLE =
  /\b(?:down|inoperable|inoperative|out of service|not (?:working|recording)|overwritten|destroyed|supplied|copy given|file copy|instructional|orientation|retention for)\b/;
const NOT_ITS_NAME = wholeWord(WORDS.notInName);
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
 * Records that pages name by more than one word, that somebody made, keeps or uses, and that no paper of the file is called
 * by, each once, in the order in which they come up.
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
    if (!USED.test(plain) || isHeading(sentence) || ENCLOSED.test(plain)) continue;
    if (IDLE.test(plain) || OF_THE_FORM.test(plain) || SERVED_LIST.test(sentence.pageText.slice(0, SERVED_HEAD)))
      continue;
    const isAsserted = (at: number, end: number) => contextsOf(plain, { at, end }).size === 0;
    for (const match of plain.matchAll(NAMED)) {
      const own = wordsBefore(
        plain,
        match.index,
        3,
        (word) =>
          NOT_PART_OF_A_NAME.test(word) ||
          NOT_ITS_NAME.test(word) ||
          /(?:ly|(?<!^(?:tun|clean|park|build|view|load|train|book))ing)$/.test(word),
      );
      if (AS_VERB.test(match[0]) && AS_VERB_BEFORE.test(plain.slice(match.index + match[0].length))) continue;
      const isTwoWords = match[0].includes(" ");
      if (own.some((word) => VERBAL.test(word)) || (own.length === 0 && !isTwoWords)) continue;
      const words = [...own, ...match[0].split(" ")];
      if (isLabel(sentence, match.index - own.join(" ").length, match.index + match[0].length)) continue;
      if (isAsserted(match.index - own.join(" ").length, match.index + match[0].length))
        note({ name: words.join(" "), sentence, at: match.index }, words);
    }
    for (const match of plain.matchAll(OF)) {
      const [all, head = "", thing = ""] = match;
      const words = thing.split(" ").filter((word) => !NOT_PART_OF_A_NAME.test(word) && !VERBAL.test(word));
      if (words.length > 0 && isAsserted(match.index, match.index + all.length))
        note({ name: `${head} of ${words.join(" ")}`, sentence, at: match.index }, [...words, head]);
    }
  }
  return [...found.values()];
}
