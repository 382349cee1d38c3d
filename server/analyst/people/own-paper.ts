import type { CaseDocument } from "../text/case-text.ts";
import type { DocumentKind } from "../reading-terms.ts";
import { RANK } from "./name-patterns.ts";
import { indexCues, indexWord, matchesAt, wordsIn, type CuePlace } from "./words-after.ts";

/** Kinds whose speakers tell their own account. A speaker on somebody else's camera or radio makes no report of their own. */
const ACCOUNT_OF_SPEAKERS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "interview-record",
  "emergency-call",
  "witness-statement",
  "unknown",
]);
const PERSONAL: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "witness-statement",
  "incident-report",
  "interview-record",
  "camera-transcript",
  "unknown",
]);

/** Characters of a document in which its author is named: by a heading, by a report's first lines, anywhere by profession. */
const HEAD = 700;
const REPORT_HEAD = 350;
const EXPERT_LIMIT = 20_000;
/** "MARLOW_0014_Cole interview.pdf": a name that more files bear, most of the case's, is the case's and not that of who wrote them. */
const MOST_NAMED_AFTER_ONE = 3;
/** Characters at the end of a page that may hold a signature. */
const SIGNATURE = 60;

const HEADING =
  "statement of:?|affidavit of:?|declaration of:?|interview of:?|reporting(?: officer)?:?|officer:|my name is|name:|narrative(?: of| by|:)|from:|i am(?! (?:married|related|engaged|the|an?|not|his|her|with|dating)\\b)|i,|interview(?: -)?";
/** "Examiner: J. Nair", "report by Officer Hale": the cue, and what may stand between it and the surname. */
const EXPERT = "(?:examiner|analyst|chemist|operator|technician|custodian|interviewer|rn|nurse):? ";
const AFTER_EXPERT = "(?:[\\w.]+ ){0,2}";
const MADE_BY =
  "\\b(?:report|statement|supplement|narrative|log|notes?|interview(?:ed)?|prepared|completed|compiled|written|submitted|made) by ";
const AFTER_MADE_BY = `(?:${RANK}) (?:[a-z]\\.? )?`;
const EXPERT_CUE = new RegExp(`${EXPERT}|${MADE_BY}`, "gi");

type IndexedDocument = {
  readonly document: CaseDocument;
  readonly fileName: string;
  readonly words: ReadonlySet<string>;
  readonly head: string;
  readonly headWords: ReadonlySet<string>;
  /** Ends of pages by their last word. */
  readonly pageEnds: ReadonlyMap<string, readonly string[]>;
  readonly speakers: ReadonlySet<string>;
  readonly experts: ReadonlyMap<string, readonly CuePlace[]>;
};

function indexDocument(document: CaseDocument): IndexedDocument {
  const texts = document.pages.map(({ text }) => text);
  const whole = texts.join("\n");
  const head = texts[0]?.slice(0, HEAD) ?? "";
  const pageEnds = texts.map((text) => text.trimEnd().slice(-SIGNATURE));
  return {
    document,
    fileName: document.fileName.toLowerCase(),
    words: wordsIn(whole),
    head,
    headWords: wordsIn(head),
    pageEnds: Map.groupBy(pageEnds, lastWord),
    speakers: new Set(document.sentences.flatMap(({ speaker }) => speaker?.toLowerCase().split(/[^a-z'-]+/) ?? [])),
    experts: document.kind === "incident-report" ? new Map() : indexCues([whole.slice(0, EXPERT_LIMIT)], EXPERT_CUE),
  };
}

/** The last run of letters, lower case; empty when there is none. */
function lastWord(text: string): string {
  return /([a-z]+)[^a-z]*$/.exec(text.toLowerCase())?.[1] ?? "";
}

/**
 * Prepares the documents once and returns the lookup of one person's own papers: documents that are an account, report or
 * interview of the person whose surname is `key` (lower case), in order. Only evidence is looked at.
 */
export function indexOwnPapers(documents: readonly CaseDocument[]): (key: string) => CaseDocument[] {
  const indexed = documents.filter(({ isEvidence }) => isEvidence).map(indexDocument);
  return (key) => {
    const word = indexWord(key);
    const candidates = indexed.filter(({ words, fileName }) => words.has(word) || fileName.includes(key));
    if (candidates.length === 0) return [];
    const namedAfter = documents.filter(({ fileName }) => fileName.toLowerCase().includes(key)).length;
    const isCaseName = namedAfter > MOST_NAMED_AFTER_ONE && namedAfter > documents.length / 2;
    const patterns = {
      heading: new RegExp(`(?:${HEADING}) {0,3}(?:[\\w.#-]+ ){0,3}${key}\\b`, "i"),
      signature: new RegExp(`(?:^|\\n) ?(?:${RANK})? ?(?:[A-Z]\\.? )?${key}(?: #?\\d+)?\\s*$`, "i"),
      // Somebody who assisted or informed the reporter did not write the report.
      reporter: new RegExp(
        `(?<!\\b(?:by|with|of|from|and|to|for|told|met|contacted|assisted) )(?:${RANK}),? (?:[A-Z]\\.? )?(?:[A-Z][a-z]+ )?${key}\\b`,
        "i",
      ),
      expert: new RegExp(`(?:${EXPERT}${AFTER_EXPERT}|${MADE_BY}${AFTER_MADE_BY})${key}\\b`, "iy"),
    };
    return candidates
      .filter((candidate) => isOwnPaper(candidate, { key, word, isCaseName, ...patterns }))
      .map(({ document }) => document);
  };
}

function isOwnPaper(
  { document, fileName, head, headWords, pageEnds, speakers, experts }: IndexedDocument,
  person: {
    readonly key: string;
    readonly word: string;
    readonly isCaseName: boolean;
    readonly heading: RegExp;
    readonly signature: RegExp;
    readonly reporter: RegExp;
    readonly expert: RegExp;
  },
): boolean {
  const isNamedAfter = !person.isCaseName && fileName.includes(person.key);
  if ((ACCOUNT_OF_SPEAKERS.has(document.kind) || isNamedAfter) && speakers.has(person.key)) return true;
  if (matchesAt(experts.get(person.word) ?? [], person.expert)) return true;
  if (!PERSONAL.has(document.kind)) return false;
  if (isNamedAfter) return true;
  if (headWords.has(person.word)) {
    if (person.heading.test(head)) return true;
    const isReport = document.kind === "incident-report" && /\bI\b/.test(head);
    if (isReport && person.reporter.test(head.slice(0, REPORT_HEAD))) return true;
  }
  return (pageEnds.get(lastWord(person.key)) ?? []).some((end) => person.signature.test(end));
}
