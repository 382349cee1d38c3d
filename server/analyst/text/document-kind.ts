import type { DocumentKind } from "../reading-terms.ts";
import { hasLetterhead } from "./prosecution-office.ts";
/** The first match wins, so narrow kinds come before wide ones. Separators in file names are turned into spaces first. */
const KIND_PATTERNS: readonly (readonly [DocumentKind, RegExp])[] = [
  // First, because a list of material names every other kind of document.
  [
    "schedule",
    /\bmg ?6[a-e]?\b|schedule of (?:\w+ ){0,3}(?:material|exhibits)|exhibit list|(?:e?-?discovery|disclosure|production) (?:schedule|log|index|list|letter|receipt|inventory|response|compliance|acknowledge?ment|form)|acknowledge?ment of (?:discovery|disclosure)|(?:response|answer) to (?:[\w' ]{0,30}(?:demand|request|motion) for )?discovery|(?:initial|amended) disclosures?\b|\bart(?:icle|\.)? 39\.14\b|(?:index|inventory|list|schedule|receipt) of (?:discovery|disclosure)|certificate of (?:discovery|disclosure|compliance)/,
  ],
  [
    "calibration-record",
    /\bcalibration (?:\/ ?\w+ )?(?:certificate|record|report)|certificate of (?:calibration|accuracy)|instrument certification/,
  ],
  ["training-record", /\btraining (?:record|certificate|log|file|transcript)|certificate of (?:training|completion)/],
  ["breath-record", /\bbreath (?:test|alcohol|analysis|instrument)|intoxilyzer|intoximeter|datamaster|draeger/],
  ["field-sobriety-record", /\bfield sobriety|\bsfst|sobriety worksheet/],
  [
    "camera-transcript",
    /\b(?:body ?-?(?:worn )?-?cam(?:era)?|bwc|bwv|dash ?-?cam(?:era)?|in-car video|in-car camera|mvr)\b/,
  ],
  [
    "emergency-call",
    /\b(?:911|999|emergency call)\b.{0,20}\b(?:call(?! (?:for service|card|detail|history))|transcript|recording|audio)|(?<!\b(?:recorded|pretext|controlled|jail|phone|consensual) )\bcall transcript/,
  ],
  [
    "dispatch-log",
    /\b(?:dispatch|cad|communications?)\b.{0,16}\b(?:log|record|report|event|incident|history|detail|chronology)|incident log|call for service|\b(?:event|incident|call) (?:chronology|history|card)\b|\bcfs ?[:#]? ?\d|\bcomm(?:unication)?s? (?:center|ctr)\b/,
  ],
  [
    "identification-record",
    /\b(?:photo|live) ?(?:array|line-?up|spread)|line-?up (?:form|report|record)|show-?up|identification (?:procedure|record|parade|form)|viper/,
  ],
  [
    "custody-log",
    /\bchain of custody|evidence (?:log|custody|continuity|card)|exhibit (?:log|continuity)|property and evidence|property ?\/ ?evidence/,
  ],
  ["detention-record", /\bcustody record|detention log|booking (?:sheet|record)|jail (?:log|intake)/],
  [
    "lab-report",
    /\b(?:latent print|firearms?|drug chemistry|dna|toxicology) (?:comparison|report|examination)|\b(?:lab|laboratory|toxicology|forensic|crime lab|ballistics|dna|latent print|fingerprint)\b.{0,40}\b(?:report|analysis|certificate|results?|examination)|certificate of analysis|forensic laboratory/,
  ],
  ["rights-form", /\b(?:miranda|rights) (?:waiver|form|advisement)|advice of rights|waiver of rights/],
  [
    "interview-record",
    /\b(?:interview|interrogation)\b.{0,24}\b(?:transcript|record|report|recording|summary|notes?)|\berisp\b|electronically recorded interview|(?:record|transcript(?:ion)?) of (?:(?:an?|the|taped|recorded|audio|video|videotaped|telephone|custodial|suspect) )*(?:interview|interrogation)/,
  ],
  ["warrant", /\bsearch warrant|arrest warrant|affidavit (?:for|in support of) (?:a )?search/],
  [
    "medical-record",
    /\b(?:hospital chart|run sheet|medical examiner)\b|\b(?:medical|hospital|emergency department|emergency room|er|paramedic|ems|sane|sexual assault nurse|patient care|discharge)\b.{0,20}\b(?:record|report|summary|chart|notes?|form|sheet|examiner)/,
  ],
  ["photo-log", /\bphoto(?:graph)? (?:log|sheet|index)|crime scene log/],
  ["property-record", /\b(?:property|tow|inventory|evidence)\b.{0,20}\b(?:receipt|inventory|sheet|list|report|record)/],
  [
    "witness-statement",
    /\b(?:witness|victim|voluntary|written|sworn|complainant)\b.{0,10}\bstatement|\bstatement of\b|affidavit of\b|declaration of\b|\bmy name is\b|to whom it may concern|\b(?:written|voluntary|wit|victim) (?:stmt|statement)\b|\bi, [a-z]+ [a-z]+,|mg ?11/,
  ],
  [
    "charge",
    /\b(?:indictment|criminal complaint|charge sheet|charging document|criminal information)\b|(?:^|\n) ?information ?(?:$|\n)/,
  ],
  [
    "incident-report",
    /\b(?:incident|arrest|police|offense|offence|crime|supplement(?:al|ary)?|booking|case|investigat(?:ion|ive)|probable cause|field|dui|narrative|officer'?s?)\b.{0,16}\b(?:report|rpt|affidavit|statement|narrative|supplement|summary|record)|mg ?5\b|\bcase summary|\b(?:rpt|narrative|supplement)\b|\bsupplementa(?:l|ry)\b(?! (?:discovery|disclosure|response|motion|brief|filing|notice))|homicide unit|report of investigation|domestic violence report|burglary (?:report|rpt)/,
  ],
];

/** An e-mail is about other documents, and is none of them, unless its file is named as one. */
const EMAIL = /(?:^|\n) ?from: [^\n]*(?:\n[^\n]*){0,2}\n ?(?:to|sent|date): /;

const LETTER = /^[ \t]*(?:Dear\b|Counsel ?[:,])/m;
/** So is what begins with a prosecutor's letterhead and a subject. */
const SUBJECT = /^[ \t]*Re: /im;

const FILING =
  /court of appeals|supreme court of|appellant|appellee|petitioner|plaintiff|arbitrat(?:or|ion)|bankruptcy|multidistrict|memorandum (?:of law|opinion|in support)|motion (?:to|for)|notice of (?:appeal|motion)|docketing notice|habeas corpus|civil action|class action|brief (?:of|for)|clerk of court|united states trustee|amended complaint|breach of contract/;

/** A court's opinion has the word as a heading; a report may hold anybody's opinion. */
const OPINION = /^[ \t]*(?:[A-Z .]*\bOPINION\b[A-Z .]*|Opinion(?: and Order)?)[ \t]*$/m;

/** The title of what the prosecution hands over, whatever its lines are called. */
const DISCOVERY_TITLE =
  /^(?:the )?(?:state|people|commonwealth|government|prosecution|crown|district attorney|prosecutor|prosecuting attorney)['\u2019]?s? (?:(?:first|initial|supplemental|second|amended|automatic|written) )*(?:(?:notice|certificate) of |(?:answer|response) to (?:(?:demand|request) for )?)?(?:discovery|disclosure)\b|^notice of (?:discovery|disclosure)\b/;
/** The answer to a motion, which hands over only where the motion asked for discovery. */
const ANSWER_TITLE =
  /^(?:response|answer) to (?:the )?(?:defendant|defen[cs]e|accused)['\u2019]?s? (?:motion|request|demand)s?\b/;
const ASKED_FOR_DISCOVERY = /\b(?:discovery|disclosure|brady|rule (?:5|16))\b/;

/** Who prosecutes, and what a paper is called that charges somebody; where the State is "plaintiff", its caption is that of a suit. */
const PROSECUTOR = /\b(?:state of|people of the|commonwealth of|united states of america)\b/;
const CHARGE_TITLE =
  /^(?:-?vs?\.?-? )?(?:(?:first|second|third|amended|criminal|felony|misdemeanor|verified|trial|direct|grand jury) )*(?:information|indictment|complaint)(?: (?:and|\/) information| for:)?$/;
/** "I N F O R M A T I O N" */
const SPACED = /\b([a-z]) (?=[a-z]\b)/g;

function isChargingPaper(head: string): boolean {
  const cells = head.split(/\n|[|)]| {2,}|, /).map((cell) => normalise(cell).trim().replace(SPACED, "$1"));
  return PROSECUTOR.test(normalise(head)) && cells.some((cell) => CHARGE_TITLE.test(cell));
}

function isDiscoveryPaper(head: string): boolean {
  // The title of a court's paper stands beside the parties: "MARLOW,   )   NOTICE OF DISCOVERY".
  const cells = head.split(/\n|\) {1,20}/).map((cell) => normalise(cell).trim());
  return cells.some(
    (cell) =>
      cell.length <= LONGEST_HEADING &&
      (DISCOVERY_TITLE.test(cell) || (ANSWER_TITLE.test(cell) && ASKED_FOR_DISCOVERY.test(normalise(head)))),
  );
}

function normalise(text: string): string {
  return text.toLowerCase().replace(/[\s_]+/g, " ");
}

function findKind(text: string): DocumentKind {
  return KIND_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}

/** Lines of more characters are running text: a report that mentions a call is not the call's transcript. */
const LONGEST_HEADING = 70;

/** The first three lines of a page, without those that are running text. */
export function readHeading(pageText: string): string[] {
  return (
    pageText
      .slice(0, 600)
      .split("\n")
      // The columns of a form stand far apart.
      .map((line) => line.trim().replace(/\s+/g, " "))
      .filter((line) => line !== "")
      .slice(0, 3)
      .filter((line) => line.length <= LONGEST_HEADING)
  );
}

/** The kind of one page by its first three lines; `unknown` when the heading does not show it. */
export function guessPageKind(pageText: string): DocumentKind {
  return findKind(normalise(readHeading(pageText).join(" \n ")));
}

/** The kind of a document by its heading or, failing that, its file name. Court papers of any sort are `filing`. */
export function guessDocumentKind(document: {
  readonly fileName: string;
  readonly pages: readonly { readonly text: string }[];
}): DocumentKind {
  const firstPage = document.pages.find((page) => page.text.trim() !== "")?.text ?? "";
  const opening = firstPage.slice(0, 1_500);
  const head = normalise(opening);
  const byName = findKind(normalise(document.fileName.replace(/[-_.]+/g, " ")));
  const isFiling = FILING.test(head) || OPINION.test(opening);
  if (isFiling && !/probable cause affidavit|incident report|police report/.test(head))
    return isChargingPaper(opening) ? "charge" : "filing";
  if (isDiscoveryPaper(opening)) return "schedule";
  if (byName !== "unknown") return byName;
  if (EMAIL.test(firstPage.slice(0, 600).toLowerCase())) return "unknown";
  const byHead = guessPageKind(firstPage);
  if (byHead !== "unknown") return byHead;
  // "Dear Counsel, this is no forensic examination": a letter tells of papers and is none of them.
  const top = firstPage.slice(0, 600);
  const isLetter = LETTER.test(top) || (hasLetterhead(top) && SUBJECT.test(top));
  return isLetter ? "unknown" : findKind(head.slice(0, 500));
}
