import type { ProposedGap } from "../../findings.ts";
import type { CaseDocument, CaseText } from "../../text/case-text.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { paperName } from "./ask-for-stated.ts";
import { ITEM, namesRecord, nameOf, wasSettled } from "./find-outstanding.ts";
import { prosecutionPages } from "./find-served.ts";
import { spellOutMarks } from "./list-marks.ts";

const BOXES = /\[ ?[xX]? ?\]/;
const COLUMNS = /\S {3,}\S/;
/** Characters of a paragraph and of a row; what is longer is no letter. */
const LONGEST_BLOCK = 2000;
const LONGEST_ROW = 300;
/** Characters of a quote; a longer answer is quoted by the sentence that says so. */
const LONGEST_QUOTE = 220;
/** Characters of what the writer says of the thing, as the line shows it. */
const LONGEST_WORDS = 90;

const WE =
  "(?:i|we|my office|this office|(?:the )?(?:state|people|commonwealth|government|crown|prosecution|county|detective|agency|department|officer))";
const ASKED =
  "(?:asked|requested|ordered|subpoenaed|put in (?:for|an?))(?! (?:about|if|who|whose|why|what|where|when|how|(?:him|her|them)(?! (?:to|for))))";
const DO_NOT_HAVE = `\\b${WE} (?:do not|don't|does not|doesn't) (?:yet |currently |presently |actually )?have (?!to\\b)`;
const HAVE_NOT = `\\b${WE} (?:have not|haven't|has not|hasn't) (?:yet )?(?:received|seen|gotten|got|obtained|located)`;
/** What the writer says of a thing that is not in the writer's hands or has not been sent. */
const NOT_HERE = new RegExp(
  [
    DO_NOT_HAVE,
    HAVE_NOT,
    `\\b${WE} (?:have|has) not (?:yet )?been (?:given|provided|sent|able to (?:locate|find|obtain))\\b`,
    `\\b${WE} (?:have|has|had) no (?:file|cop(?:y|ies)|recordings?)\\b`,
    "\\b(?:don't|do not) see (?:it|them|that|one) (?:on|in)\\b",
    "\\b(?:is |are )?not (?:in|within) (?:my|our|this office's|the (?:state|people|commonwealth|government)'s) (?:file|possession)\\b",
    `\\b${WE} (?:have |has |had |also |again |just |since ){0,3}${ASKED}\\b`,
    "\\b(?:has|have) (?:also |again |since )?been (?:requested|ordered|asked for|subpoenaed)\\b(?! by neither)",
    "(?:^|[.;:-] )(?:again |re-?)?(?:requested|ordered|awaited|awaiting|pending|outstanding)\\b",
    "\\b(?:has|have) to be ordered\\b",
    "\\b(?:am|'m|are|'re|is) (?:still )?(?:waiting|awaiting|trying to (?:get|obtain|find|locate)|asking|checking|looking for)\\b",
    "\\bwill (?:send|forward|produce|disclose|upload|supplement)(?=[.;]?$| (?:it|them|that|those|these|this|both|upon|on|when|once|if|as (?!further))\\b)",
    "\\b(?:will|to) be (?:supplied|provided|sent|forwarded|produced|disclosed|tendered|uploaded|furnished|supplemented)(?=[.;]?$| (?:on|upon|when|once|as soon as|after|if (?:it|they|located|found|received|recovered)) (?!request\\b|motion\\b|subpoena\\b|payment\\b|you\\b|retained\\b|receipt of an?\\b))",
    "(?<!\\b(?:letter|number|address|order|name|check)s? )\\b(?:to follow(?! up)|in preparation)\\b",
    "\\bnot (?:yet )?(?:back|completed?|finished|received|ready|in yet|done(?! as\\b))\\b",
    "\\bbeing (?:redacted|prepared|processed|copied|transcribed|typed)\\b",
    "\\bneeds? to be (?:downloaded|redacted|copied|burned|transcribed|exported)\\b",
    "\\bonly under (?:an? )?protective order\\b",
  ].join("|"),
);
/** What the writer does not have, where the same words name it. */
const OBJECT = new RegExp(`(?:${DO_NOT_HAVE}|${HAVE_NOT} )(?<thing>.+)$`);
const PRONOUN =
  /^(?:it|them|that|this|these|those|one|any|either|both|possession of any)\b(?! \w)|^(?:it|them)\b|^(?:the |an? |any )?(?:calls?|videos?|recordings?|records?|reports?|files?|discs?|audio|footage)(?: itself| yet)?(?=[,.;]|$)/;
/** "Not attached: the harbor's return": what stands behind the colon. */
const NOT_ATTACHED =
  /^not (?:attached|included|enclosed|provided|produced)(?: (?:here|with this \w+|at this time))?: (?<thing>.+)$/;
/** What the writer has sent, what there is not, and what the law or a hearing will bring by itself. */
const SETTLED =
  /\byou (?:should |already |now )?(?:have|got)\b|\b(?:is|are|it's|be|were|was|went) (?:in|on|up (?:in|on)|with) (?:the |your )?(?:first |same |file )?(?:packet|portal|discs?|disks?|cds?|dvds?|link|share|drive|index|list)\b|\bnew link\b|\bre-?(?:shared|sent)\b|\battached\b|\benclosed\b|\bthere (?:is|are|was|were) (?:no|not)\b|\b(?:do|does|did) not (?:exist|record)\b|\bnever (?:made|existed|taken)\b|\bobjects?\b|\bpursuant to\b|\b(?:at|before|during) trial\b|\bif any\b|\bcontinuing\b/;
const STOP =
  /(?<=[.;?!])(?<!\b(?:mr|ms|mrs|dr|det|sgt|ofcr?|dep|cpl|lt|inv|agt|tpr|ptl|ptlm|no|nos|st|co|atty|esq|supp|ex|vol|art|approx|dept|pp?)\.)\s+/i;
const NO_SUCH = /^(?:no|none|neither|nothing|any(?:thing)?|nobody)\b|\b(?:no|any) (?:other|further)\b|\bother than\b/i;
/** What leads to the name: "You asked about", "With respect to", an article. */
const LEAD =
  /^(?:also,? |and |\([a-z]\),? |you (?:have )?asked (?:about|for) |(?:as|with respect) to |regarding |re:? |your (?:request|letter) (?:for|about) )*(?:the |an? |any |your )?/i;
/** What goes on behind the name. */
const GOES_ON =
  /,? (?:(?:and|but|so|which) (?:they|it|we|i|is|are|understands?)|could|may|might|went|goes|wrote|saves?|keeps?|exists?|to follow|yet|if any|if obtained|at this time|and$)(?: .*)?$|, the (?:city|state|people|commonwealth|county)$|[\s,-]+$/i;
/** Words that no name of a record holds: the line is a sentence, or the thing is somebody's of another line. */
const SENTENCE =
  /\b(?:i|i'll|we|you|please|asked|with this|told|made an?|that|them|your(?! client)|in response)\b|["\u201c\[\]?]|, copy$|^(?:analysis|is|are|was|were|has|his|her|their|its|note|restitution)\b/i;
/** "The provider's return is with the detective and I have asked him to burn it": what the sentence itself begins with is meant. */
const OF_ITS_OWN = /^(?:the|an?) .+ (?:is|are|was|were) .+ and (?:i|we) /;
/** A part of a letter, by the rule it answers. */
const PART =
  /\b(?:exculpatory|brady|giglio)\b|^(?:examinations?|reports?) (?:and tests|of examinations?)\b|^statements? of (?:the )?(?:accused|defendant)\b|^criminal (?:history|record)\b/i;
/** "Photographs. I have asked for them": a label may be one word. */
const ONE_WORD = /^(?:911|999|photo(?:graph)?s|cctv|bw[cv]s?)$/i;

type Answer = { readonly name: string; readonly said: string; readonly quote: string };

/**
 * Things of which a letter or mail of the prosecution says that it does not have them or has not sent them, each in an item or a
 * paragraph of its own: "Deck video: I have asked the harbor for it". What the same item says was sent or never was is left out.
 */
export function findAnswered(caseText: CaseText): ProposedGap[] {
  const seen = new Set<string>();
  return prosecutionPages(caseText).flatMap(({ document, pageNumber, text }) =>
    [...blocksOf(text).flatMap(readAnswers), ...readRows(text)]
      .filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
      .map((answer) => toGap(answer, document, pageNumber)),
  );
}

/** "Deck video ...... in preparation", "Deck video    O   harbor asked" under a key in which O is outstanding. */
const ROW =
  /^\s*(?<name>\S.*?)(?:\s*\.{3,}\s*|\s{3,})(?<status>(?:outstanding|requested(?! by\b)|pending|to follow|in preparation|awaited|awaiting|not (?:yet )?(?:received|provided|produced|available|completed?))\b.*)$/i;

/** An empty box with its reason: "[ ] Deck video (to follow, format issue)". */
const BOX =
  /\[ ?\]\s+(?<name>[^[\]()\n]{4,60}?)\s*\((?<status>(?:[^()]*\b)?(?:requested|to follow|pending|outstanding|awaited|not (?:yet )?received)\b[^()]*)\)/gi;
/** "14    Deck video": the number of a row. */
const NUMBER = /^(?:\d{1,2}|[a-z])(?:[.)]\s+|\s{2,})/i;

function readRows(text: string): Answer[] {
  const spelled = spellOutMarks(text).split("\n");
  return text.split("\n").flatMap((line, index) => {
    if (line.length > LONGEST_ROW) return [];
    const rows = [...line.matchAll(BOX)].map(({ 0: quote, groups }) => ({ ...groups, quote }));
    const row = ROW.exec(spelled[index] ?? "")?.groups;
    return [...rows, ...(row === undefined ? [] : [{ ...row, quote: line.trim() }])].flatMap(readRow);
  });
}

function readRow({ name = "", status = "", quote }: { name?: string; status?: string; quote: string }): Answer[] {
  const thing = trim(nameOf(name.replace(ITEM, "").replace(NUMBER, "")));
  if (!isRecord(thing) || isSettled(status)) return [];
  return [{ name: thing, said: shorten(status.replace(/[\s-]+$/, "").replace(/\s+/g, " "), 0), quote }];
}

/** The items of lists and the paragraphs of a page, without the boxes and columns of forms, which are no sentences. */
function blocksOf(text: string): string[] {
  const blocks: string[][] = [];
  let open = false;
  for (const line of text.split("\n")) {
    const isBlank = line.trim() === "";
    if (isBlank || ITEM.test(line)) open = false;
    if (isBlank) continue;
    if (open) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    open = true;
  }
  return blocks
    .filter((lines) => !lines.some((line, index) => COLUMNS.test(line) && COLUMNS.test(lines[index + 1] ?? "")))
    .map((lines) => lines.join("\n"))
    .filter((block) => block.length <= LONGEST_BLOCK && !BOXES.test(block));
}

function readAnswers(block: string): Answer[] {
  const words = block.replace(ITEM, "").trim();
  const line = words.replace(/\s+/g, " ");
  const [head = ""] = nameOf(line).split(/, (?=I\b|we\b)/);
  const label = trim(head);
  const isLabel = (isRecord(label) || ONE_WORD.test(label)) && !PART.test(label);
  const rest = line.slice(head.length).replace(/^[\s,.:;\u2013-]+/, "");
  const answers: Answer[] = [];
  /** What an earlier sentence named: "The photographs are held by the hospital; I do not have them". */
  let named: string | null = null;
  let isAnswered = !isLabel || isSettled(rest);
  for (const [index, sentence] of (isLabel ? rest : line).split(STOP).entries()) {
    const plain = toPlain(sentence);
    const listed = NOT_ATTACHED.exec(plain);
    const found = listed ?? NOT_HERE.exec(plain);
    if (found === null || NO_SUCH.test(plain)) {
      const subject = trim(nameOf(sentence));
      if (isRecord(subject) || ONE_WORD.test(subject)) named = subject;
      continue;
    }
    const { thing } = (listed ?? OBJECT.exec(plain))?.groups ?? {};
    const object = thing?.trim();
    const isPronoun = object !== undefined && PRONOUN.test(object);
    const own = ownName(sentence, found.index, object) ?? (isPronoun ? named : null);
    const said = shorten(sentence, found.index);
    if (own !== null && !isSettled(sentence)) {
      // What comes next is about it, and no longer about the label.
      isAnswered = true;
      answers.push({ name: own, said, quote: quoteOf(words, sentence, index === 0) });
    } else if (own === null && !isAnswered && (object === undefined || isPronoun) && !OF_ITS_OWN.test(plain)) {
      isAnswered = true;
      answers.push({ name: label, said, quote: quoteOf(words, sentence, true) });
    }
  }
  return answers;
}

/** "I don't have it" says "have it", too. */
function isSettled(words: string): boolean {
  const plain = toPlain(words);
  return SETTLED.test(plain) || wasSettled(plain.replaceAll(/\b(?:do not|don't) have\b/g, ""));
}

/** What a sentence itself names: "I do not have the deck video", "Deck video has been requested"; null where it is about its label. */
function ownName(sentence: string, at: number, object: string | undefined): string | null {
  if (object !== undefined) {
    if (PRONOUN.test(object)) return null;
    const thing = trim(nameOf(sentence.slice(sentence.length - object.length)));
    return isRecord(thing) ? thing : null;
  }
  const head = nameOf(sentence.slice(0, at));
  const subject = trim(head);
  return head.length < sentence.length && isRecord(subject) ? subject : null;
}

const trim = (name: string): string =>
  name
    .replace(LEAD, "")
    .replace(GOES_ON, "")
    .replace(/\s*\([^()]*$/, "")
    .trim();

const isRecord = (name: string): boolean => namesRecord(name) && !NO_SUCH.test(name) && !SENTENCE.test(name);

/** The sentence as the page prints it, with what stands before it where that names the thing. */
function quoteOf(words: string, sentence: string, fromStart: boolean): string {
  const at = new RegExp(
    sentence
      .split(" ")
      .map((word) => RegExp.escape(word))
      .join("\\s+"),
  ).exec(words);
  if (at === null) return words.slice(0, LONGEST_QUOTE);
  const whole = words.slice(0, at.index + at[0].length);
  return fromStart && whole.length <= LONGEST_QUOTE ? whole : at[0].slice(0, LONGEST_QUOTE);
}

/** The words that say so: a long sentence from its clause on. */
function shorten(sentence: string, at: number): string {
  const end = sentence.replace(/[.;,\s]+$/, "");
  const words = end.includes("(") ? end : end.replace(/\)+$/, "");
  if (words.length <= LONGEST_WORDS) return words;
  const clause = words.slice(Math.max(words.lastIndexOf(", ", at), words.lastIndexOf("; ", at)) + 1).trim();
  if (at > 0 && /^[^(]*\)/.test(clause)) return shorten(words.slice(at), 0);
  return clause.length <= LONGEST_WORDS ? clause : `${clause.slice(0, clause.lastIndexOf(" ", LONGEST_WORDS))} ...`;
}

function toGap({ name, said, quote }: Answer, document: CaseDocument, pageNumber: number): ProposedGap {
  const thing = /^(?:911|999)$/.test(name) ? `${name} call` : name;
  const what = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
  return {
    ...{ kind: "gap", engine: "offline", basis: "stated", checklist: null, ruleId: "gap.stated.answered" },
    text: `${what}: "${said}${said.endsWith("...") ? "" : "."}"`,
    detail: `According to ${paperName(document)}.`,
    items: [{ what }],
    citations: [{ documentId: document.id, pageNumber, quote }],
  };
}
