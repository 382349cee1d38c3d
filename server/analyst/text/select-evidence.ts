import type { SourceDocument } from "../findings.ts";
import { readHeading } from "./document-kind.ts";
import type { DocumentKind } from "../reading-terms.ts";
import { toPlain } from "./page/to-plain.ts";

/** Characters of a document that are looked at. */
const READ_LIMIT = 400_000;
/** Characters of a document's beginning. */
const HEAD = 1_500;
/** Characters, two or three pages. */
const SHORT_PAPER = 6_000;
/** Characters. */
const LONG_PAPER = 10_000;
/** Characters; a longer document that happens to contain a surname of the case is about something else. */
const LINKED_LENGTH = 20_000;
/** Distinct policing cues from which on a document, or a case, is about a crime. */
const CRIMINAL = 3;
/** Policing cues that a long document about anything contains by chance. */
const LONG_COST = 5;
/** Words of the first person that an account contains and a pleading does not. */
const FIRST_PERSON = 8;
/** Distinct words of an account. */
const TELLING = 4;

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
/** The heading of a paper that argues to a court. */
const ARGUES =
  /\b(?:motion (?:to|for|in limine)|memorandum (?:of law|opinion|in support)|brief (?:of|for)|appell(?:ant|ee)s?|court of appeals|supreme court of|opinion of the court|habeas corpus|plaintiffs?|class action|bankruptcy|multidistrict|docketing notice)\b/;
/** The heading of a private agreement. */
const BARGAIN =
  /\b(?:(?:lease|purchase|service|employment|rental|loan|settlement) agreement|landlord|terms and conditions|this (?:agreement|lease|contract) is made|hereinafter|breach of contract)\b/;
/** The wording of a charge. */
const ACCUSES =
  /\b(?:feloniously|unlawfully|against the peace|contrary to|count (?:one|1|i)\b|did (?:then|knowingly|intentionally|wilfully|willfully)|grand jury charges)\b/;
/** Verbs of papers that describe an event, whatever court they go to. */
const TELLS =
  /\b(?:affiant|probable cause|stated|told|observed|arrived|interviewed|advised|searched|located|responded|saw|said|asked|called)\b/g;
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

/** A petition or affidavit in which somebody describes an event is an account, whatever court it went to. */
function isSwornAccount(text: string): boolean {
  return (
    /\b(?:sworn|swear|penalty of perjury|affidavit|declare|petitioner)\b/.test(text) &&
    (text.match(/\b(?:i|me|my)\b/g) ?? []).length >= FIRST_PERSON
  );
}

/**
 * True for a court paper that argues or accuses and describes no event. An affidavit for a warrant goes to a court and is
 * an account; a rental agreement mentions arbitration and is not a court paper.
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

const NO_FULL_NAME =
  /street|road|avenue|county|police|department|office|court|drive|lane|highway|market|store|report|statement|state|center|city|town|river|station|monday|tuesday|wednesday|thursday|friday|saturday|sunday/i;

/** Full names, lower case, in both orders: a time card that names the client belongs to the case. */
function findFullNames(pages: readonly string[]): string[] {
  const names = new Set<string>();
  for (const page of pages)
    for (const match of page.matchAll(/(?<![\w.])([A-Z][a-z]{2,20}) ([A-Z][A-Za-z'-]{3,20})(?!\w)/g)) {
      const [, first, last] = match;
      if (first === undefined || last === undefined || NO_FULL_NAME.test(`${first} ${last}`)) continue;
      names.add(toPlain(`${first} ${last}`));
      names.add(toPlain(`${last}, ${first}`));
    }
  return [...names];
}

const PARTY =
  /(?:suspect|subject|defendant|detained person|victim|complainant|aggrieved|respondent|witness|decedent|client|accused|arrestee)s?:? {1,3}(?:[A-Z][a-z.]+ ){0,2}([A-Z][A-Za-z'-]{3,24})/gi;

/** Lower-case surnames of the parties as police papers label them: another paper may use the surname alone. */
function findSurnames(pages: readonly string[], fullNames: readonly string[]): string[] {
  const names = new Set(fullNames.flatMap((name) => /^[a-z'-]+ ([a-z'-]{5,})$/.exec(name)?.[1] ?? []));
  for (const page of pages)
    for (const [, name] of page.matchAll(PARTY))
      if (name !== undefined && /^[A-Z]/.test(name) && !/^(?:Name|Was|Were|Said|Stated|Date|Unknown)$/i.test(name))
        names.add(toPlain(name));
  return [...names];
}

/** The heading of a text that states rules for everybody and tells of nobody. */
const STANDING =
  /\b(?:(?:general|special|standing) orders?|(?:department(?:al)?|agency) (?:policy|policies|directive|manual|rules)|policy (?:manual|(?:no|number)\b)|policy \d|(?:procedures?|training|operations) manual|training bulletin|(?:penal|criminal|vehicle|revised|administrative) code\b|statut(?:es|ory provisions)|codes? of practice)\b/;

/** An order, a policy or a statute: evidence of nothing that happened, and no reason to read the case as one of its offenses. */
function isStandingText({ pages }: SourceDocument): boolean {
  const heading = readHeading(pages.find(({ text }) => text.trim() !== "")?.text ?? "").slice(0, 2);
  return STANDING.test(toPlain(heading.join(" ")));
}

/** The position of the first document with the same words: a file that came in twice says nothing more. */
function firstOfSame(sources: readonly SourceDocument[]): readonly number[] {
  const first = new Map<string, number>();
  return sources.map(({ pages }, index) => {
    const text = pages.map((page) => page.text.trim()).join("\f");
    const isBlank = text.replaceAll("\f", "") === "";
    const earlier = isBlank ? index : first.get(text);
    if (earlier === undefined) first.set(text, index);
    return earlier ?? index;
  });
}

type Paper = {
  readonly kind: DocumentKind;
  /** Plain text. */
  readonly text: string;
  /** Distinct policing cues, less what length alone explains. */
  readonly cues: number;
  readonly isPleading: boolean;
};

function readPaper({ pages }: SourceDocument, kind: DocumentKind): Paper {
  const joined = pages.map((page) => page.text).join("\n");
  const text = toPlain(joined.slice(0, READ_LIMIT));
  const counted = countPolicingCues(text);
  const cues = kind === "unknown" && text.length > LONG_PAPER ? counted - LONG_COST : counted;
  return { kind, text, cues, isPleading: isPleading(kind, text, cues) };
}

/** Whether the documents together are about a crime. A police paper lowers the bar: terse officers spread cues over several. */
function isCriminalCase(accounts: readonly Paper[]): boolean {
  const isPoliced = accounts.some(({ kind }) => POLICE_KINDS.has(kind));
  const short = accounts.filter(({ text }) => text.length <= LONG_PAPER);
  const together = countPolicingCues(short.map(({ text }) => text).join("\n")) - (isPoliced ? 2 : CRIMINAL);
  return Math.max(together, ...accounts.map(({ cues }) => cues)) >= CRIMINAL;
}

/** A short document in a criminal case belongs to it whatever its heading: a radio log, an advocate's notes. */
function isLinked({ kind, text, cues }: Paper, names: readonly string[]): boolean {
  if (kind !== "unknown" || text.length > LINKED_LENGTH) return false;
  if (text.length <= SHORT_PAPER && (cues > 0 || !BARGAIN.test(text.slice(0, HEAD)))) return true;
  return names.some((name) => new RegExp(`(?<!\\w)${name}(?!\\w)`).test(text));
}

/**
 * For each document whether it may carry evidence. In a case about a crime, or with a charging paper, every document does, except
 * pleadings and long documents of unknown kind that neither mention policing nor name anybody of the case; in any other case none
 * does. Orders, policies and statutes do not, and of a document that came in twice only the first does.
 */
export function selectEvidence(sources: readonly SourceDocument[], kinds: readonly DocumentKind[]): boolean[] {
  const papers = sources.map((source, index) => readPaper(source, kinds[index] ?? "unknown"));
  const firsts = firstOfSame(sources);
  const isLeftOut = sources.map((source, index) => firsts[index] !== index || isStandingText(source));
  const isAccused = papers.some(({ kind, text }) => kind === "charge" && ACCUSES.test(text));
  if (!isAccused && !isCriminalCase(papers.filter((paper, index) => !paper.isPleading && isLeftOut[index] !== true)))
    return papers.map(() => false);
  const isOwn = papers.map(
    ({ kind, cues, isPleading }, index) =>
      isLeftOut[index] !== true && !isPleading && (kind !== "unknown" || cues >= CRIMINAL),
  );
  const pages = sources.filter((_, index) => isOwn[index]).flatMap((source) => source.pages.map(({ text }) => text));
  const fullNames = findFullNames(pages);
  const names = [...fullNames, ...findSurnames(pages, fullNames)];
  return papers.map((paper, index) => isOwn[index] === true || (isLeftOut[index] !== true && isLinked(paper, names)));
}
