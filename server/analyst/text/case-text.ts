import type { Page } from "#lib/domain/pages.ts";
import type { ProposedCitation, SourceDocument } from "../findings.ts";
import { guessDocumentKind, guessPageKind, type DocumentKind } from "./document-kind.ts";
import { isInstructionLike } from "./instruction-like.ts";
import { splitSentences } from "./sentences.ts";

/** One sentence of the file with its place. `plain` has the length of `text`: lower case, straight quotes, no line breaks. */
export type CaseSentence = {
  readonly document: CaseDocument;
  readonly pageNumber: number;
  readonly pageText: string;
  /** Position within its document, from 0. */
  readonly order: number;
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly text: string;
  readonly plain: string;
  readonly timeCode: string | null;
  readonly speaker: string | null;
  readonly paragraph: number;
};

export type CaseDocument = {
  readonly id: string;
  readonly exhibit: number;
  readonly fileName: string;
  readonly kind: DocumentKind;
  readonly pages: readonly Page[];
  readonly pageKinds: readonly DocumentKind[];
  /** True when the document may carry evidence of a criminal case; court papers and unrelated texts may not. */
  readonly isEvidence: boolean;
  readonly sentences: CaseSentence[];
};

export type CaseText = {
  readonly documents: readonly CaseDocument[];
  /** Sentences of the documents that may carry evidence, in order of exhibit and page. */
  readonly evidence: readonly CaseSentence[];
  /** The same without the standing text of forms, which speaks to whoever reads it and tells of nobody. */
  readonly accounts: readonly CaseSentence[];
  /** Lower-case surnames that follow a police rank somewhere in the file. */
  readonly officerNames: ReadonlySet<string>;
};

const MAX_QUOTE = 260;
/** Words of the first person that an account holds and a pleading does not. */
const FIRST_PERSON = 8;

const POLICING_CUES: readonly RegExp[] = [
  /\b(?:officers?|ofc|ptl|deput(?:y|ies)|troopers?|tpr|detectives?|det|sergeant|sgt|constables?|sheriff|pc \d+|d[cs] \d+)\b/,
  /\b(?:police|patrol|squad car|cruiser|precinct|constabulary|investigat(?:or|ive) (?:bureau|unit|report)|[a-z]+ pd)\b/,
  /\b(?:arrest(?:ed|ing)?|custody|handcuff(?:s|ed)|cuff(?:s|ed)|book(?:ed|ing)|detained)\b/,
  /\b(?:suspects?|robber|burglar|perpetrator|assailant|defendant|respondent|subject:)\b/,
  /\b(?:miranda|mirandized|cautioned|right to remain silent|read (?:him|her|me) (?:his|her|my) rights|advised of (?:his|her) rights)\b/,
  /\b(?:traffic stop|stop initiated|field sobriety|breath (?:test|sample)|intoxicated|dui|dwi|ovi|owi)\b/,
  /\b(?:incident|offense|offence|crime|burglary|arrest|domestic violence|case) (?:report|number|no|summary)\b/,
  /\b(?:witness statement|statement of)\b/,
  /\b(?:victim|complainant|aggrieved|decedent|assault(?:ed)?|battery|robbery|burglary|theft|stolen|weapon|gun|knife|firearm)\b/,
  /\b(?:dispatch(?:er|ed)?|911|999|body ?-?(?:worn )?-?cam(?:era)?s?|bodycam)\b/,
  /\b(?:evidence|seized|exhibit|chain of custody)\b/,
  /\b(?:cocaine|heroin|methamphetamine|fentanyl|marijuana|cannabis|narcotics|controlled substance)\b/,
  /\b(?:charge|offen[cs]e|crime)s?:/,
  /\b(?:district attorney|attorney general|prosecutor|crown prosecution|felony|misdemeanou?r|grand jury|fraud unit|special investigat\w+|search warrant|probable cause)\b/,
  /\b(?:recorded (?:statement|interview)|interview of|interviewed|investigator|suspected)\b/,
];

/** Court papers, which argue or accuse. */
const PLEADINGS: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["filing", "charge"]);
/** What stands at the top of a paper that argues to a court. */
const ARGUES =
  /\b(?:motion (?:to|for|in limine)|memorandum (?:of law|opinion|in support)|brief (?:of|for)|appell(?:ant|ee)s?|court of appeals|supreme court of|opinion of the court|habeas corpus|plaintiffs?|class action|bankruptcy|multidistrict|docketing notice)\b/;
/** What stands at the top of a bargain between private people. */
const BARGAIN =
  /\b(?:(?:lease|purchase|service|employment|rental|loan|settlement) agreement|landlord|terms and conditions|this (?:agreement|lease|contract) is made|hereinafter|breach of contract)\b/;
/** How a charge is worded. */
const ACCUSES =
  /\b(?:feloniously|unlawfully|against the peace|contrary to|count (?:one|1|i)\b|did (?:then|knowingly|intentionally|wilfully|willfully)|grand jury charges)\b/;
/** What papers do that tell of an event, whatever court they go to. */
const TELLS =
  /\b(?:affiant|probable cause|stated|told|observed|arrived|interviewed|advised|searched|located|responded|saw|said|asked|called)\b/g;
/** Different words of telling. */
const TELLING = 4;

const POLICE_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "incident-report",
  "camera-transcript",
  "dispatch-log",
  "emergency-call",
  "breath-record",
  "field-sobriety-record",
  "identification-record",
  "detention-record",
]);

function countPolicingCues(text: string): number {
  return POLICING_CUES.filter((cue) => cue.test(text)).length;
}

/** A petition or affidavit in which somebody tells what was done to her is an account, whatever court it went to. */
function isSwornAccount(text: string): boolean {
  return (
    /\b(?:sworn|swear|penalty of perjury|affidavit|declare|petitioner)\b/.test(text) &&
    (text.match(/\b(?:i|me|my)\b/g) ?? []).length >= FIRST_PERSON
  );
}

/**
 * True for a court paper that argues or accuses and tells nothing. An affidavit for a warrant goes to a court and is an
 * account; a rental agreement speaks of arbitration and is none of the court's.
 */
function isPleading(kind: DocumentKind, text: string, cues: number): boolean {
  if (!PLEADINGS.has(kind) || isSwornAccount(text)) return false;
  const isShort = text.length <= LINKED_LENGTH;
  const tells = new Set(text.match(TELLS)).size >= TELLING && cues >= CRIMINAL;
  if (kind === "charge") return ACCUSES.test(text) && !(isShort && tells);
  const head = text.slice(0, HEAD);
  const isArgument = ARGUES.test(head) && !(isShort && tells && /\baffidavit\b/.test(head));
  return isArgument || !isShort || cues === 0;
}

/** "If property was damaged you may file a claim": a form that speaks to its reader, not words that somebody said to somebody. */
function isStandingText({ plain, speaker, document }: CaseSentence): boolean {
  return (
    speaker === null &&
    document.kind !== "witness-statement" &&
    document.kind !== "camera-transcript" &&
    /\b(?:you|your)\b/.test(plain) &&
    !/["']\w|\b(?:i|me|my|said|told|asked|stated|replied)\b/.test(plain)
  );
}

/** Lower case, straight quotes and plain spaces, with the length kept so that offsets stay true. */
export function toPlain(text: string): string {
  const lower = text.toLowerCase();
  const base = lower.length === text.length ? lower : text;
  return base
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s/g, " ");
}

/** A box that nobody ticked says nothing: "[ ] rain  [X] dry" is dry. Blanked, so that offsets stay true. */
function withoutUnticked(plain: string): string {
  return plain.replace(/(?:\[ ?\]|\( \)|\u2610)(?: ?[a-z0-9/'.,&-]+){1,5}?(?= {2,}|\[|\(|\u2610|\u2611|$)/g, (box) =>
    " ".repeat(box.length),
  );
}

function readSentences(document: CaseDocument): void {
  for (const page of document.pages) {
    let instructionParagraph = -1;
    let dropped = 0;
    for (const span of splitSentences(page.text)) {
      const text = page.text.slice(span.start, span.end);
      if (isInstructionLike(page.text.slice(span.lead, span.end).replace(/\s+/g, " "))) {
        instructionParagraph = span.paragraph;
        dropped = 0;
        continue;
      }
      // An instruction rarely stands alone: the two sentences after it in its paragraph are part of it.
      if (span.paragraph === instructionParagraph && dropped < 2) {
        dropped += 1;
        continue;
      }
      // Runs without spaces are tables of codes or damage, not sentences.
      if (/\S{80}/.test(text)) continue;
      document.sentences.push({
        document,
        pageNumber: page.pageNumber,
        pageText: page.text,
        order: document.sentences.length,
        start: span.start,
        end: span.end,
        lead: span.lead,
        text,
        plain: withoutUnticked(toPlain(text)),
        timeCode: span.timeCode,
        speaker: span.speaker,
        paragraph: span.paragraph,
      });
    }
  }
}

/** Full names in the police documents, lower case, in both orders: a time card that names the client belongs to the file. */
function findFullNames(documents: readonly CaseDocument[]): string[] {
  const names = new Set<string>();
  const notNames =
    /street|road|avenue|county|police|department|office|court|drive|lane|highway|market|store|report|statement|state|center|city|town|river|station|monday|tuesday|wednesday|thursday|friday|saturday|sunday/i;
  for (const document of documents) {
    for (const page of document.pages) {
      for (const match of page.text.matchAll(/(?<![\w.])([A-Z][a-z]{2,20}) ([A-Z][A-Za-z'-]{3,20})(?!\w)/g)) {
        const [, first, last] = match;
        if (first === undefined || last === undefined || notNames.test(`${first} ${last}`)) continue;
        names.add(toPlain(`${first} ${last}`));
        names.add(toPlain(`${last}, ${first}`));
      }
    }
  }
  return [...names];
}

/** Cues of policing by which a paper, or a file, is about a crime. */
const CRIMINAL = 3;
/** Characters of a paper's beginning. */
const HEAD = 1_500;
/** Cues that a long paper about anything has by chance. */
const LONG_COST = 5;
/** Characters. */
const LONG_PAPER = 10_000;
/** Characters; a longer paper that happens to hold a surname of the case is about something else. */
const LINKED_LENGTH = 20_000;
/** Characters, two pages or three. */
const SHORT_PAPER = 6_000;
const PARTY =
  /(?:suspect|subject|defendant|detained person|victim|complainant|aggrieved|respondent|witness|decedent|client|accused|arrestee)s?:? {1,3}(?:[A-Z][a-z.]+ ){0,2}([A-Z][A-Za-z'-]{3,24})/gi;

/** Lower-case surnames of the parties as police papers label them, where the next paper may use the surname alone. */
function findSurnames(documents: readonly CaseDocument[], fullNames: readonly string[]): string[] {
  const names = new Set(fullNames.flatMap((name) => /^[a-z'-]+ ([a-z'-]{5,})$/.exec(name)?.[1] ?? []));
  for (const document of documents)
    for (const page of document.pages)
      for (const [, name] of page.text.matchAll(PARTY))
        if (name !== undefined && /^[A-Z]/.test(name) && !/^(?:Name|Was|Were|Said|Stated|Date|Unknown)$/i.test(name))
          names.add(toPlain(name));
  return [...names];
}

function findOfficerNames(documents: readonly SourceDocument[]): ReadonlySet<string> {
  const names = new Set<string>();
  const pattern =
    /\b(?:Officers?|OFFICER|Ofc\.?|OFC\.?|Ptl\.?|Deputy|DEPUTY|Dep\.?|Det\.?|DET\.?|Detective|DETECTIVE|Sgt\.?|SGT\.?|Sergeant|Trooper|TROOPER|Tpr\.?|PC(?: \d{2,5})?|DC(?: \d{2,5})?|DS|PS|Cpl\.?|Lt\.?|Inv\.?)\s{1,3}(?:[A-Z]\.?\s{1,3})?([A-Z][A-Za-z'-]{2,24})/g;
  for (const { fileName, pages } of documents)
    for (const text of [fileName.replace(/[-_]+/g, " "), ...pages.map((page) => page.text)])
      for (const match of text.matchAll(pattern)) names.add((match[1] ?? "").toLowerCase());
  return names;
}

/** Lines of a recording that only the police say. */
const POLICE_LINE =
  /\byou have the right to remain silent\b|\byou do not have to say anything\b|\bhands behind your back\b|\bstep out of the (?:car|vehicle|truck|van)\b|\blicen[cs]e and (?:registration|insurance|proof)\b|\byou(?:'re| are) (?:under arrest|being detained)\b|\bwhy (?:i|we) (?:stopped|pulled) you\b|\b(?:i'm|this is|my name is) (?:officer|deputy|trooper|detective|sergeant)\b/;

/** Speakers whom their own lines show to be police: a transcript may label them by surname alone. */
function findPoliceSpeakers(documents: readonly CaseDocument[]): string[] {
  return documents.flatMap(({ sentences }) =>
    sentences.flatMap(({ speaker, plain }) =>
      speaker !== null && POLICE_LINE.test(plain) ? (/[a-z'-]{3,}$/.exec(speaker.toLowerCase())?.[0] ?? []) : [],
    ),
  );
}

/**
 * Reads the documents into sentences. In a file that speaks of policing every paper counts as evidence, but for those that
 * argue or accuse in a court, and long ones that are called nothing and speak of something else.
 */
export function readCaseText(sources: readonly SourceDocument[]): CaseText {
  const texts = sources.map((source) =>
    toPlain(
      source.pages
        .map((page) => page.text)
        .join("\n")
        .slice(0, 400_000),
    ),
  );
  const kinds = sources.map((source) => guessDocumentKind(source));
  // A long paper about anything comes to speak of officers and weapons; a police paper is called one.
  const ownCues = texts.map((text, index) => {
    const cues = countPolicingCues(text);
    return kinds[index] === "unknown" && text.length > LONG_PAPER ? cues - LONG_COST : cues;
  });
  const pleads = texts.map((text, index) => isPleading(kinds[index] ?? "unknown", text, ownCues[index] ?? 0));
  const told = texts.filter((_, index) => pleads[index] === false);
  const isPolicePaper = kinds.some((kind, index) => POLICE_KINDS.has(kind) && pleads[index] === false);
  // Terse officers spread over several papers what others say in one.
  const together = countPolicingCues(told.filter((text) => text.length <= LONG_PAPER).join("\n"));
  const caseCues = Math.max(
    together - (isPolicePaper ? 2 : CRIMINAL),
    ...ownCues.filter((_, index) => pleads[index] === false),
  );
  const documents = sources.map((source, index): CaseDocument => {
    const kind = kinds[index] ?? "unknown";
    return {
      id: source.id,
      exhibit: source.exhibit,
      fileName: source.fileName,
      kind,
      pages: source.pages,
      pageKinds: source.pages.map((page) => guessPageKind(page.text)),
      isEvidence:
        caseCues >= CRIMINAL && pleads[index] === false && (kind !== "unknown" || (ownCues[index] ?? 0) >= CRIMINAL),
      sentences: [],
    };
  });
  const evidence = documents.filter((document) => document.isEvidence);
  const fullNames = findFullNames(evidence);
  const names = [...fullNames, ...findSurnames(evidence, fullNames)];
  const linked = documents.map((document, index) => {
    const words = texts[index] ?? "";
    // What lies in a police file and is short belongs to it, whatever it is called: a radio log, an advocate's notes.
    const isLinked =
      document.kind === "unknown" &&
      words.length <= LINKED_LENGTH &&
      ((words.length <= SHORT_PAPER && ((ownCues[index] ?? 0) > 0 || !BARGAIN.test(words.slice(0, HEAD)))) ||
        names.some((name) => words.search(new RegExp(`(?<!\\w)${name}(?!\\w)`)) >= 0));
    return isLinked && caseCues >= CRIMINAL ? { ...document, isEvidence: true } : document;
  });
  for (const document of linked) readSentences(document);
  const read = linked.filter((document) => document.isEvidence).flatMap((document) => document.sentences);
  return {
    documents: linked,
    evidence: read,
    accounts: read.filter((sentence) => !isStandingText(sentence)),
    officerNames: new Set([...findOfficerNames(sources), ...findPoliceSpeakers(linked)]),
  };
}

/**
 * A verbatim quote from a sentence: the whole sentence when it is short, else the words around offset `at` (relative to the sentence),
 * cut at spaces, at most 260 characters. With `withLead` the line's time code and speaker are part of the quote.
 */
export function citeSentence(
  sentence: CaseSentence,
  options: { at?: number; withLead?: boolean } = {},
): ProposedCitation {
  const { at = 0, withLead = false } = options;
  const from = withLead ? sentence.lead : sentence.start;
  let start = from;
  let end = sentence.end;
  if (end - start > MAX_QUOTE) {
    const focus = sentence.start + at;
    start = Math.max(from, Math.min(focus - 60, end - MAX_QUOTE));
    end = Math.min(end, start + MAX_QUOTE);
    const { pageText } = sentence;
    while (start > from && start < focus && !/\s/.test(pageText.charAt(start - 1))) start += 1;
    while (end < sentence.end && end > focus + 1 && !/\s/.test(pageText.charAt(end))) end -= 1;
    while (end > start && /\s/.test(pageText.charAt(end - 1))) end -= 1;
  }
  return {
    documentId: sentence.document.id,
    pageNumber: sentence.pageNumber,
    quote: sentence.pageText.slice(start, end),
  };
}

/** True when the line of a transcript is spoken by the police. */
export function isOfficerSpeaking(sentence: CaseSentence, officerNames: ReadonlySet<string>): boolean {
  const speaker = sentence.speaker?.toLowerCase();
  if (speaker === undefined) return false;
  if (
    /^(?:q|ofc|officer|ptl|dep|deputy|det|detective|sgt|sergeant|cpl|trooper|tpr|pc|dc|ds|interviewer)\b/.test(speaker)
  ) {
    return true;
  }
  return speaker.split(/[^a-z'-]+/).some((word) => officerNames.has(word));
}
