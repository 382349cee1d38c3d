import { describeItem, inOwnWords } from "#lib/domain/gap-item.ts";
import type { ProposedGap } from "../../findings.ts";
import { clientSpeechIn } from "../../people/client-speech.ts";
import type { CaseDocument, CaseText } from "../../text/case-text.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { NOT_HERE, OBJECT, SEEN } from "./answered-words.ts";
import { paperName } from "./ask-for-stated.ts";
import { COMMON_NOUN, ITEM, namesRecord, nameOf, wasSettled } from "./find-outstanding.ts";
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
/** Characters of what an item is about. */
const LONGEST_LABEL = 90;

/** "The broken glass", not "Items". */
const THING =
  /^(?:the|an?|two|three|four) (?!(?:items?|evidence|physical|cop(?:y|ies)|originals?|state|people|rest)\b)\S.{3,60}$/i;
const PRONOUN =
  /^(?:it|them|that|this|these|those|one|any|either|both|possession of any)\b(?! \w)|^(?:it|them)\b|^(?:the |an? |any )?(?:calls?|videos?|recordings?|records?|reports?|files?|discs?|audio|footage)(?: itself| yet)?(?=[,.;]|$)/;
/** "There is one more file which is the deck video": what the next sentence goes on about. */
const THERE_IS =
  /^there (?:is|are) (?:also |still )?(?:one more|another|an?|some|two|three) (?:(?:file|item|recording|thing) (?:which|that) (?:is|are) )?(?<thing>.+)$/i;
/** "The following remain outstanding: the tide log; the deck video (not received)". */
const FOLLOWING =
  /(?:\b(?:the )?following (?:\w+ ){0,3}?(?:are|is|remains?) (?:still )?(?:outstanding|awaited|to follow|missing|not (?:yet )?(?:in (?:\S+ ){0,2}possession|available|received|provided|disclosed))\b|^(?:still )?outstanding\b)[^:.]*: (?<list>.+?)(?:\.(?= [A-Z])|\.?$)/i;
/** Items of such a list, also where one says more in brackets. */
const NEXT_ITEM = /;\s+(?:and )?(?![^(]*\))/;
/** "Not attached: the harbor's return": what stands behind the colon. */
const NOT_ATTACHED =
  /^not (?:here yet|in yet|back yet|attached|included|enclosed|provided|produced)(?: (?:here|with this \w+|at this time))?: (?<thing>.+)$/;
/** What a sentence says of the thing that the one before named. */
const OF_NAMED = /\b(?:it|them|those|this|the request)\b/;
/** What the writer has sent, what there is not, and what the law or a hearing will bring by itself. */
const SETTLED =
  /\byou (?:should |already |now )?(?:have|got)\b(?! (?:it|them|that) (?:by|this|next|soon|tomorrow))|\b(?:is|are|it's|be|were|was|went) (?:in|on|up (?:in|on)|with) (?:the |your )?(?:first |same |file )?(?:packet|portal|discs?|disks?|cds?|dvds?|link|share|drive|index|list)\b(?! (?:by|next|this|tomorrow|soon|later|when)\b)|\bnew link\b|\bre-?(?:shared|sent)\b|\battached\b|\benclosed\b|\bthere (?:is|are|was|were) (?:no|not)\b|\b(?:do|does|did) not (?:exist|record)\b|\bnever (?:made|existed|taken)\b|\bobjects?\b|\bpursuant to\b|\b(?:at|before|during) trial\b(?!.* when received)|\bif any\b|\bcontinuing\b|\bafter direct\b/;
const STOP =
  /(?<=[.;?!])(?<!\b(?:mr|ms|mrs|dr|det|sgt|ofcr?|dep|cpl|lt|inv|agt|tpr|ptl|ptlm|no|nos|st|co|atty|esq|supp|ex|vol|art|approx|dept|pp?)\.)\s+/i;
/** "HB: I asked": a line of a transcript. */
const SPEAKS = /^[A-Z]{1,3}: /;
/** "If they do, the extraction will be disclosed": what may never be. */
const MAY_BE = /^if (?:(?:they|he|she) (?:do|does|did|get|gets|obtain|obtains)|the|an?)\b/;
const NO_SUCH = /^(?:no|none|neither|nothing|any(?:thing)?|nobody)\b|\b(?:no|any) (?:other|further)\b|\bother than\b/i;
/** What leads to the name: "You asked about", "With respect to", an article. */
const LEAD =
  /^(?:also,? |and |\([a-z]\),? |[a-z]\. |as of this (?:writing|date),? |(?:we are|i am) told (?:that )?|you (?:have )?asked (?:about|for) |(?:as|with respect) to |regarding |re:? |requests? for |your (?:request|letter) (?:for|about) )*(?:the |an? |any |your )?/i;
/** The heading of a part before it: "EXPERTS Notes of the analyst". */
const CAPITALS = /^(?:[A-Z]{4,} )+(?=[A-Z][a-z])/;
/** Of several things at once. */
const HEADING = /^[A-Z]{4,} AND [A-Z]{4,}/;
/** What goes on behind the name. */
const GOES_ON =
  /,? (?:(?:and|but|so|which) (?:they|it|we|i|is|are|understands?|there|that|no|don't|do not)|belongs?|(?:i|we)(?:'ll| will| have|'ve| asked| understand| believe| think)\b|please|you (?:can|may)|let (?:me|us)|on (?:request|order)\b|(?:at|in) (?:our|my|this) \w+|i thought|could|(?-i:may|might)|went|goes|wrote|saves?|keeps?|exists?|to follow|yet|if any|if obtained|at this time|and$)(?: .*)?$|, the (?:city|state|people|commonwealth|county)$|[\s,-]+$/i;
/** Words that no name of a record holds: the line is a sentence, or the thing is somebody's of another line. */
const SENTENCE =
  /\b(?:i|i'll|we|you|please|asked|with this|told|made an?|that|them|your(?! client)|in response)\b|["\u201c\[\]?]|, copy$|\bfrom (?:him|her)$|\b(?:sample|buccal|swabs?|prints) .*(?:your client|defendant|accused)\b|\b(?:expires?|includes?|contains?|shows?|remains?|visited|contacted|left|acknowledges|intends?|reminded)\b|^\d{6}\b|^(?:if|should|those|our|items? (?!\d)|label|letter of|state's file)\b|\binterview [A-Z]$|^(?:analysis|is|are|was|were|has|his|her|their|its|note|restitution)\b/i;
/** "The provider's return is with the detective and I have asked him to burn it": what the sentence itself begins with is meant. */
const OF_ITS_OWN = /^(?:the|an?) .+ (?:is|are|was|were) .+ and (?:i|we) /;
/** A part of a letter, by the rule it answers. */
const PART =
  /\b(?:exculpatory|brady|giglio)\b|^(?:examinations?|reports?) (?:and tests|of (?:examinations?|tests?|experts?))\b|^statements? of (?:the |your )?(?:accused|defendant|client)\b|\btangible (?:objects?|evidence|things)\b|^search (?:or|and) seizure\b|^criminal (?:history|record)\b|^papers,/i;
/** What an item of a letter is about that no record is. */
const NO_THING =
  /\b(?:offer|plea|trial|hearing|interviews?|witness(?:es)?|dates?|restitution|conference|proffer|discovery|history|charges?|bond|custody|papers|objects|opinions?)\b/i;
/** "Photographs. I have asked for them": a label may be one word. */
const ONE_WORD =
  /^(?:911|999|photo(?:graph)?s|cctv|(?:\w+\/)?bw[cv]s?|labs?|toxicology|dna|prints|tests|video|audio|medical|extraction)$/i;

/** "Item 4 to 8", "notes as above", "see the log", "your own test", "a report of it", "a letter, not": names that need the sentence around them. */
const UNCLEAR = /^\d+ (?:to|and|through) \d|\bas above\b|^(?:own|see)\b| of (?:it|them|that)$|, not$/i;

type Answer = { readonly name: string; readonly said: string; readonly quote: string };

/**
 * Things of which a letter or mail of the prosecution says that it does not have them or has not sent them, each in an item or a
 * paragraph of its own: "Deck video: I have asked the harbor for it". What the same item says was sent or never was is left out.
 * @param clientNames by which the case and its papers call the client: what the client may say is no name of a thing
 */
export function findAnswered(caseText: CaseText, clientNames: readonly string[]): ProposedGap[] {
  const seen = new Set<string>();
  return prosecutionPages(caseText).flatMap(({ document, pageNumber, text }) =>
    [...blocksOf(text).flatMap(readAnswers), ...readRows(text)]
      .filter(({ name }) => !seen.has(name.toLowerCase()) && seen.add(name.toLowerCase()))
      .map((answer) => toGap(answer, { document, pageNumber, clientNames })),
  );
}

/** "Deck video ...... in preparation", "Deck video    O   harbor asked" under a key in which O is outstanding. */
const ROW =
  /^\s*(?<name>\S.*?)(?:\s*\.{3,}\s*|\s{3,})(?<status>(?:outstanding|requested(?! by\b)|pending|to follow|in preparation|awaited|awaiting|(?:for )?inspection|not (?:yet )?(?:received|provided|produced|available|completed?))\b.*)$/i;

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
  const whole = words.replace(/\s+/g, " ");
  const { 0: list = "", groups } = FOLLOWING.exec(whole) ?? {};
  const answers: Answer[] = (groups?.list ?? "").split(NEXT_ITEM).flatMap((item) => readListed(item, list, words));
  const line = whole.replace(list, "").trim();
  const [head = ""] = nameOf(line).split(/, (?=I\b|we\b)/);
  const label = trim(head);
  const isThing = ITEM.test(block) && COMMON_NOUN.test(label) && label.length <= LONGEST_LABEL && !NO_THING.test(label);
  const isNamed = isRecord(label) || ONE_WORD.test(label) || (isThing && !SENTENCE.test(label) && !NO_SUCH.test(label));
  const isLabel = isNamed && !PART.test(label) && !NOT_HERE.test(toPlain(head));
  const rest = line.slice(head.length).replace(/^[\s,.:;\u2013-]+/, "");
  /** What an earlier sentence named: "The photographs are held by the hospital; I do not have them". */
  let named: string | null = null;
  let isAnswered = !isLabel || isSettled(aboutLabel(rest));
  for (const [index, sentence] of (isLabel ? rest : line).split(STOP).entries()) {
    const plain = toPlain(sentence);
    const listed = NOT_ATTACHED.exec(plain);
    const found = listed ?? NOT_HERE.exec(plain);
    if (SPEAKS.test(sentence)) continue;
    if (found === null || NO_SUCH.test(plain) || MAY_BE.test(plain)) {
      const subject = trim(nameOf(THERE_IS.exec(sentence)?.groups?.thing ?? sentence));
      if ((isRecord(subject) || ONE_WORD.test(subject)) && !PART.test(subject)) named = subject;
      continue;
    }
    const { thing } = (listed ?? OBJECT.exec(plain))?.groups ?? {};
    const object = thing?.trim();
    const isPronoun = object !== undefined && PRONOUN.test(object);
    const isOfNamed = isPronoun || (object === undefined && !isLabel && OF_NAMED.test(plain));
    const first = ownName(sentence, found.index, object);
    // "Harbor video: the video has been requested": the label says more.
    const own = first !== null && isLabel && ONE_WORD.test(first) ? label : (first ?? (isOfNamed ? named : null));
    const said = shorten(sentence, found.index);
    if (own !== null && !isSettled(sentence)) {
      // What comes next is about it, and no longer about the label.
      isAnswered = true;
      answers.push({ name: own, said, quote: quoteOf(words, sentence, index === 0) });
    } else if (
      own === null &&
      !isAnswered &&
      !isSettled(sentence) &&
      (object === undefined || isPronoun) &&
      !OF_ITS_OWN.test(plain)
    ) {
      isAnswered = true;
      answers.push({ name: label, said, quote: quoteOf(words, sentence, true) });
    }
  }
  return answers;
}

/** One thing of a list of what is outstanding. */
function readListed(item: string, sentence: string, words: string): Answer[] {
  const name = trim(nameOf(item).replace(/\s*\((?:requested|ordered|not)\b.*$/i, ""));
  return isRecord(name) ? [{ name, said: shorten(sentence, 0), quote: quoteOf(words, item, false) }] : [];
}

/** What is said of the label: up to the sentence that begins with another thing. */
function aboutLabel(rest: string): string {
  const sentences = rest.split(STOP);
  const next = sentences.findIndex(
    (sentence, index) => index > 0 && /^(?:the|an?) /i.test(sentence) && isRecord(trim(nameOf(sentence))),
  );
  return (next === -1 ? sentences : sentences.slice(0, next)).join(" ");
}

/** "I don't have it" says "have it", too. */
function isSettled(words: string): boolean {
  const plain = toPlain(words);
  return (
    SETTLED.test(plain) ||
    wasSettled(plain.replaceAll(/\b(?:do not|don't) have\b|\bshould have (?:it|them) (?:by|this|next|soon)\b/g, ""))
  );
}

/** ", the harbor says": who told the writer. */
const SAYS = /, (?:(?:the|our) )?[\w.' -]{2,20} (?:says?|said|tells?|told|advises?)\b.*$/i;

/** What a sentence itself names: "I do not have the deck video", "Deck video has been requested"; null where it is about its label. */
function ownName(sentence: string, at: number, object: string | undefined): string | null {
  if (object !== undefined) {
    if (PRONOUN.test(object)) return null;
    const thing = trim(nameOf(sentence.slice(sentence.length - object.length).replace(SAYS, "")));
    return isRecord(thing) ? thing : null;
  }
  const head = nameOf(sentence.slice(0, at));
  const subject = trim(head);
  // What can be looked at may be any thing.
  const isThing = SEEN.test(toPlain(sentence.slice(at))) && THING.test(head) && !SENTENCE.test(subject);
  return head.length < sentence.length && (isRecord(subject) || ONE_WORD.test(subject) || isThing) ? subject : null;
}

/** "Paragraph 7 (911 recordings)": what the number of a demand stands for. */
const DEMAND = /^(?:paragraph|request|item|demand|no\.?) \d{1,2} \((?<thing>[^()]{4,60})\)$/i;

const trim = (name: string): string =>
  name
    .replace(DEMAND, "$<thing>")
    .replace(LEAD, "")
    .replace(CAPITALS, "")
    .replace(/ (?:itself|themselves)\b/i, "")
    .replace(GOES_ON, "")
    .replace(/\s*\([^()]*$/, "")
    .trim();

const isRecord = (name: string): boolean =>
  namesRecord(name) && !NO_SUCH.test(name) && !SENTENCE.test(name) && !HEADING.test(name);

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

/** Whether it names its thing before anything else: a name that does not is given in the letter's own words. */
function isClear(name: string): boolean {
  const [first = ""] = name.split(/[,;]/);
  return !UNCLEAR.test(name) && (isRecord(first) || ONE_WORD.test(first) || THING.test(first) || !name.includes(","));
}

type Given = {
  readonly document: CaseDocument;
  readonly pageNumber: number;
  readonly clientNames: readonly string[];
};

function toGap({ name, said, quote }: Answer, { document, pageNumber, clientNames }: Given): ProposedGap {
  const thing = /^(?:911|999)$/.test(name)
    ? `${name} call`
    : /^(?:lab|toxicology|dna)$/i.test(name)
      ? `${name} results`
      : name;
  const what = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`;
  const words = inOwnWords(quote.replace(/\s+/g, " ").replaceAll('"', "'"));
  return {
    ...{ kind: "gap", engine: "offline", basis: "stated", checklist: null, ruleId: "gap.stated.answered" },
    ...(isClear(name) || clientSpeechIn(quote, clientNames) !== "none"
      ? { text: `${what}: "${said}${said.endsWith("...") ? "" : "."}"`, items: [{ what }] }
      : { text: describeItem(words), items: [words] }),
    detail: `According to ${paperName(document)}.`,
    citations: [{ documentId: document.id, pageNumber, quote }],
  };
}
