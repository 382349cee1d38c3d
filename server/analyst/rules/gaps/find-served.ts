import type { CaseDocument, CaseText } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { PROSECUTION_OFFICE } from "../../text/prosecution-office.ts";
import { spellOutMarks } from "./list-marks.ts";
import { isSignedByProsecution, ownWords } from "../../text/own-words.ts";

/** Papers in which the prosecution may say what it hands over, and the head of a page on which it does. */
const LISTS: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["filing", "schedule", "charge", "unknown"]);
const PROSECUTION = new RegExp(
  `\\b(?:${PROSECUTION_OFFICE}|certificate of compliance|(?:response|answer) to (?:\\w+ (?:for )?)?discovery|discovery (?:letter|response|index|log|list|receipt|packet|inventory))\\b`,
);
/** A paper whose head speaks of what is handed over: each line of it that does not say otherwise names something served. */
const HANDS_OVER =
  /\b(?:e?-?discovery|disclosure|disclosed|please find|bates|production (?:log|index|letter)|rule 16|brady|art(?:icle|\.)? 39\.14|jencks|(?:book|list) of (?:evidence|exhibits)|(?:exhibit|evidence|media) (?:list|index)|(?:materials?|items|documents) (?:provided|produced|served|enclosed))\b/;
/** An unused-material schedule lists what is kept back, and counsel's own letter what is asked for. */
const KEEPS_BACK =
  /\b(?:(?:i|we) request|please (?:provide|produce|send|disclose)|motion to compel|unused|non-?sensitive|mg ?6[a-e]|withh(?:e|o)ld|privilege log|preservation)\b/;
/** Characters at the head of a page that say who writes. */
const HEAD = 700;
/** The same at the head of a later page: what a report tells of a prosecutor is further down. */
const PAGE_HEAD = 400;
/** A list of what is handed over begins: "Disclosed today by portal link:", "Served with this letter: ...". */
const OPENS =
  /\b(?:served|disclosed|produced|tendered|uploaded|furnished|provided|enclosed)\b[^.]*:|\bon (?:the|your|our) (?:file )?(?:share|portal|drive|disc|usb)\b[^.]*:|\bfollowing (?:is|are|has been|have been|items? (?:is|are|has been|have been)) (?:\w+ ){0,3}?(?:served|disclosed|produced|tendered|uploaded|furnished|provided|enclosed|available)\b|\bmarked \S+ (?:is|are) enclosed\b|\b(?:(?:previously|already) sent|sent (?:to you|today|herewith|with (?:this|our|my)))\b[^.]*:/;
/** A letter tells it in a paragraph: "the State serves the transcript and disc; ...". */
const SERVES =
  /\b(?:i|we|state|people|crown|commonwealth|government) (?:also |hereby |herewith )?(?:serves?|sends?|encloses?|produces?|tenders?|discloses?|provides?)\b(?! that\b)/;
/** What follows is another matter: what is still missing, or an answer to a letter. */
const CLOSES =
  /\b(?:outstanding|to follow|not (?:yet )?(?:been )?(?:received|disclosed|produced|provided|available)|with (?:respect|regard) to|in (?:your|response to your) letter|notice\b.*\bintend)\b/;
/** A line of such a paper says so. */
const GIVEN =
  /\b(?:produced|tendered|enclosed|uploaded to (?:the )?(?:dcs|portal|discovery|defen[cs]e|share)|furnished|d,? served|served (?:herewith|now|with))\b/;
/** So does a line of those who hand over; an officer uploads to a store of his own. */
const SHARED = /\buploaded\b|\b(?:on|in) (?:the |your )?(?:file )?(?:share|portal|drive)\b/;
/** So does a line of any paper. */
const HANDED_OVER =
  /\b(?:discs? (?:[a-z]{1,5}\/)?[a-z]?\d|discs? [a-z]\b|usb|thumb drive|in your possession|(?:packet|package|bundle|drive|folder) for (?:atty|attorney|counsel|solicitors?|(?:the )?defen[cs]e)|with (?:its|the|a) discs?|with you (?:on|already)|discs? [^.;]{0,30}\b(?:goes|go|comes|come) with|(?:is|are) included|(?<!to be )attached|enclosed|appended|cop(?:y|ies) (?:\w+ )?(?:provided|given|furnished|served)|received by (?:the )?(?:defen[cs]e|counsel)|links? sent|(?:supplied|handed|given|sent|served|provided) (?:to|on) (?:the |your )?(?:defen[cs]e|solicitors?|counsel|you))\b/;
export const MISSING =
  /\b(?:(?:i|we) (?:am told|are told|understand|believe) |no|not|none|never|neither|nothing|no longer|pending|requested|ask(?:ed|ing) (?:for|the|that|whether)|has asked|awaited|awaiting|unable|objects?|declines?|missing|destroyed|overwritten|preserv(?:e|ed|ing)|undertakes?|continues? to|to (?:follow|be)|will (?:be|follow|supplement|disclose|send|provide|produce|tender|serve)|withheld|see below|see note|cnd|clearly not|unavailable|failure|failed|lost|deleted|wiped|to review|when available|on receipt|on written request|partial|excerpts?|clips?|redacted)\b/;
/** What stands behind an empty box of a row of boxes is not ticked. */
const EMPTY_BOX = /\[ ?\](?:(?!\[x\]).)*/g;

/**
 * What counsel learns of a thing from the prosecution, as plain text, a line or a page each: all of its letters and schedules, whatever they say of it, and
 * those of other pages that say it was handed over. What counsel holds on a disc is no gap though its paper is not in the file,
 * and what a letter says is missing is one by that letter's own words.
 * @param served the lines that listServed gives
 */
export function linesOfLists(caseText: CaseText, served: readonly string[]): string[] {
  return [...served, ...pagesOfLists(caseText).map(toPlain)];
}

/** The text of the pages on which the prosecution may say what it hands over. */
function pagesOfLists({ documents }: CaseText): string[] {
  return documents
    .filter((document) => !isDefensePaper(document) && document.pages.some(({ text }) => isHandover(document, text)))
    .flatMap(({ pages }) => pages.map(({ text }) => spellOutMarks(ownWords(text))));
}

/** "Handwritten notes ..... none known", "Benefits: none". */
const NONE = /(?:(?<!\.)\.{3,}\s*|(?::|\s-)\s*|(?<!\s)\s{3,})(?:none|nil|n\/a|does not exist|do not exist)\b/;

/** The rows of the prosecution's lists that say that there is no such thing, as plain text: nobody can hand it over. */
export function listNone(caseText: CaseText): string[] {
  return pagesOfLists(caseText).flatMap((text) =>
    text
      .split("\n")
      .map((line) => toPlain(line).trim())
      .filter((line) => NONE.test(line)),
  );
}

/** Whether the lines name one of the exhibits that a text refers to by its sign: "exhibit RM/1", "the yard camera (CAM 22)". */
export function nameExhibitOf(lines: readonly string[], text: string): boolean {
  const signs = (text.match(/\b[A-Z]{2,4}\/\d{1,3}\b|\b(?:CAM|DVR|NVR|BWC|IMG|CH) ?\d{1,4}\b/g) ?? []).map((sign) =>
    sign.toLowerCase(),
  );
  return signs.some((sign) => lines.some((line) => new RegExp(`\\b${sign}\\b`).test(line)));
}

/** The paper's name, its head and that of the page, as plain text. */
function headOf({ fileName, pages }: CaseDocument, text: string): string {
  const first = pages[0]?.text ?? text;
  return [fileName.replace(/[-_.]+/g, " "), first.slice(0, HEAD), text.slice(0, text === first ? HEAD : PAGE_HEAD)]
    .map(toPlain)
    .join("\n");
}

/** Whether the prosecution writes on the page, by its head or the signature of a mail. */
function isOfProsecution(document: CaseDocument, text: string): boolean {
  return PROSECUTION.test(headOf(document, text)) || isSignedByProsecution(text);
}

/** Whether the page belongs to a letter or schedule of the prosecution. */
export function isHandover(document: CaseDocument, text: string): boolean {
  const head = headOf(document, text);
  const isList = document.kind === "schedule" || (LISTS.has(document.kind) && HANDS_OVER.test(head));
  return isList || isOfProsecution(document, text);
}

/** What a prosecutor's investigators write: no letters. */
const OF_INVESTIGATORS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  ...(["incident-report", "interview-record", "camera-transcript", "witness-statement"] as const),
]);

/** The pages on which the prosecution says what it hands over and what it does not have, in its own words. */
export function prosecutionPages({
  documents,
}: CaseText): { readonly document: CaseDocument; readonly pageNumber: number; readonly text: string }[] {
  return documents
    .filter((document) => !isDefensePaper(document))
    .flatMap((document) =>
      document.pages
        .filter(({ text }) => !OF_INVESTIGATORS.has(document.kind) && isOfProsecution(document, text))
        .map(({ pageNumber, text }) => ({ document, pageNumber, text: ownWords(text) })),
    );
}

/** The lines that name what was handed over, as plain text. */
export function listServed({ documents }: CaseText): string[] {
  return documents
    .filter((document) => !isDefensePaper(document))
    .flatMap((document) =>
      document.pages.flatMap(({ text }) => {
        const head = headOf(document, text);
        const isTheirs = isOfProsecution(document, text);
        const isList = LISTS.has(document.kind) || isTheirs;
        const spelled = spellOutMarks(ownWords(text));
        if (isList && HANDS_OVER.test(head) && !KEEPS_BACK.test(head)) return statedLines(spelled);
        return servedLines(spelled, { isList, isTheirs });
      }),
    );
}

const ITEM = /^(?:[-*\u2022]|\(?(?:\d{1,3}|[a-z])[.)])/;
/** Characters of the longest heading within a list. */
const MOST_HEADING = 60;

/** @returns the lines of a page that name what was handed over, as plain text */
function servedLines(text: string, { isList, isTheirs }: { isList: boolean; isTheirs: boolean }): string[] {
  const served: string[] = [];
  let isOpen = false;
  let endsAtBlank = false;
  const isGiven = (part: string) =>
    HANDED_OVER.test(part) || (isList && saysGiven(part)) || (isTheirs && SHARED.test(part));
  let hasItems = false;
  let isAfterBlank = false;
  for (const raw of text.split("\n")) {
    const line = toPlain(raw).trim();
    if (line === "" && endsAtBlank) isOpen = false;
    // Behind the items of a list a sentence of its own is another matter.
    if (isAfterBlank && hasItems && !ITEM.test(line) && line.length > MOST_HEADING) isOpen = false;
    isAfterBlank = line === "";
    hasItems = isOpen && (hasItems || ITEM.test(line));
    if (CLOSES.test(line)) isOpen = false;
    else if (isList && (OPENS.test(line) || SERVES.test(line))) {
      isOpen = true;
      // A list in one paragraph ends with it.
      endsAtBlank = SERVES.test(line) || /:\s*\S/.test(line);
    }
    for (const part of sentencesOf(line.replace(EMPTY_BOX, " ")))
      if (!MISSING.test(part) && (isOpen || isGiven(part))) served.push(part);
  }
  return served;
}

/** A full stop that ends a sentence, not one of "Atty. Orr" or of the dots of a row. */
const STOP = /;|(?<!\.|\b(?:atty|esq|mrs?|ms|dr|sgt|det|ofc|dep|cpl|lt|no|nos|st|pp?))\.(?= )/;

function sentencesOf(text: string): string[] {
  return text.split(STOP);
}

/** Where a new item of a list, a row with dots before its mark, or a new paragraph begins. */
const NEW_BLOCK =
  /\n\s*\n|\n(?=[^\n]*\.{4})|\n(?=\s*(?:\(?[0-9a-z]{1,4}[).:]\s|\[|[-*\u2022]|\d|(?:the following|the (?:state|people) (?:has|have|does|do)|outstanding|not yet|we (?:have|do|are)|still)\b))/i;
/** The heading of a part: "Outstanding:", "NOT YET AVAILABLE". */
const PART = /^[^.;]{3,90}:?$/;

/** @returns the sentences of a paper that hands things over, but those that say otherwise or stand below a heading that does */
function statedLines(text: string): string[] {
  let isMissing = false;
  return text.split(NEW_BLOCK).flatMap((raw) => {
    const block = toPlain(raw.replace(/\s+/g, " ")).replace(EMPTY_BOX, " ").trim();
    if (PART.test(block) && /:$|^[^a-z]+$/.test(raw.trim())) isMissing = MISSING.test(block) || CLOSES.test(block);
    return isMissing ? [] : sentencesOf(block).filter((part) => !MISSING.test(part));
  });
}

function saysGiven(part: string): boolean {
  return part.includes("[x]") || GIVEN.test(part);
}
