import type { CaseDocument, CaseSentence, CaseText } from "../../text/case-text.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { isOfficerSpeaking } from "../../text/officer-names.ts";
import type { CaseClock } from "../../text/case-clock.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import type { CaseDates } from "../../text/case-dates.ts";
import { contextsOf } from "../../text/assertion.ts";
import { rangeOf } from "../matching/is-asserted.ts";
import { isPutToClient, mayMeanClient, maySpeakAsClient } from "../matching/is-put-to-client.ts";
import { vocabularyPattern } from "../matching/vocabulary.ts";

const CUSTODY = vocabularyPattern("taken-into-custody");
const ADVICE = vocabularyPattern("advice-of-rights");
const CLAIMS_ADVICE_FIRST = vocabularyPattern("advice-before-questions");
const INVESTIGATES = vocabularyPattern("investigating-question");
const ROUTINE = vocabularyPattern("routine-question");
const NARRATED_QUESTION = vocabularyPattern("narrated-question");
/** The same with a bare surname; only names that follow a rank somewhere in the file count. */
const NAMED_QUESTION =
  /\b([a-z'-]{3,24}) (?:then |again |also )?(?:asked|questioned) (?:him|her|[a-z'-]+),? "?(?:if|what|where|how|about|whether|who|why|when|whose|is|did|do|are)\b/;
const RIGHTS = vocabularyPattern("rights");
const SOMEBODY_ELSE = vocabularyPattern("somebody-else");
const REQUESTS_COUNSEL = vocabularyPattern("request-for-lawyer");

export type CustodySequence = {
  readonly custody: CaseSentence;
  readonly question: CaseSentence;
  /** The first advice of rights after the question in the same document, or null. */
  readonly advice: CaseSentence | null;
  /** Minutes from question to advice when both lines carry a clock time. */
  readonly minutes: number | null;
};

export type CounselSequence = { readonly request: CaseSentence; readonly question: CaseSentence };

function isDenied({ plain }: CaseSentence, match: RegExpExecArray): boolean {
  return contextsOf(plain, rangeOf(match), ["denied"]).has("denied");
}

function isAdvice(sentence: CaseSentence): boolean {
  const match = ADVICE.exec(sentence.plain);
  return match !== null && !isDenied(sentence, match) && !/\bwill be\b|\bnot been\b/.test(sentence.plain);
}

/** The police hold somebody, and the page does not say that it is another person than the client. */
function isCustody(sentence: CaseSentence): boolean {
  const match = CUSTODY.exec(sentence.plain);
  // "When you were arrested by PC Hale you said": told later, not done here.
  // "(in custody)" in the head of a report is how it ended.
  if (
    /\bat the (?:conclusion|end) of\b|\(in custody\)|\bon (?:an )?unrelated\b|\bwhen (?:you|he|she) (?:was|were)\b|\?$/.test(
      sentence.plain.trim(),
    )
  )
    return false;
  return match !== null && !isDenied(sentence, match) && mayMeanClient(sentence, match.index);
}

function isPoliceQuestion(sentence: CaseSentence, officerNames: ReadonlySet<string>): boolean {
  if (ROUTINE.test(sentence.plain) || !isPutToClient(sentence)) return false;
  if (sentence.speaker !== null) {
    return (
      isOfficerSpeaking(sentence, officerNames) && sentence.plain.includes("?") && INVESTIGATES.test(sentence.plain)
    );
  }
  const isReport = sentence.document.kind !== "witness-statement";
  if (!isReport) return false;
  return NARRATED_QUESTION.test(sentence.plain) || officerNames.has(NAMED_QUESTION.exec(sentence.plain)?.[1] ?? "");
}

const OF_SOMEBODY =
  /\b(s?he) (?:said|stated|told me|replied|answered)\b.{0,100}\b(?:saw|seen|knew|knows?|with) (him|her)\b/;

/** "She said she never saw him with a gun": a witness, who tells of the person held. */
function tellsOfAnother({ plain }: CaseSentence): boolean {
  const [, teller, other] = OF_SOMEBODY.exec(plain) ?? [];
  return teller !== undefined && (teller === "he") === (other === "her");
}

/** "He was cuffed. I asked her": where the pages hold one sex and ask the other, somebody else is asked. */
function isOfOtherSex(custody: CaseSentence, question: CaseSentence): boolean {
  const whom = /\b(?:asked|questioned|spoke (?:to|with)|interviewed) (him|her)\b/.exec(question.plain)?.[1];
  const isHe = /\b(?:he|him|his)\b/.test(custody.plain);
  const isShe = /\b(?:she|her|hers)\b/.test(custody.plain);
  return whom !== undefined && isHe !== isShe && (whom === "him") !== isHe;
}

/** In court and before a grand jury nobody is in the custody of who asks. */
const TESTIMONY = /\b(?:grand jury|hearing|deposition|trial transcript|direct examination|cross-examination)\b/;
/** Characters at the head of a paper that say what it is. */
const HEAD = 400;

function isTestimony({ pages }: CaseDocument): boolean {
  return TESTIMONY.test(toPlain(pages[0]?.text.slice(0, HEAD) ?? ""));
}

/** Sentences of a report after that of custody in which a question is still put to the person held. */
const REPORT_REACH = 12;

/**
 * Per document the first question that the police asked in custody before any advice of rights in that document. Questions before
 * arrest, routine booking questions and advice given before the first question make no sequence.
 */
export function findCustodySequences(caseText: CaseText, clock: CaseClock): CustodySequence[] {
  const sequences: CustodySequence[] = [];
  for (const document of caseText.documents) {
    if (!document.isEvidence || document.kind === "witness-statement" || isTestimony(document)) continue;
    let custody: CaseSentence | null = null;
    let question: CaseSentence | null = null;
    let advice: CaseSentence | null = null;
    for (const sentence of document.sentences) {
      if (isAdvice(sentence) || CLAIMS_ADVICE_FIRST.test(sentence.plain)) {
        // Advice before any question in custody ends the search: what follows is a matter of waiver.
        if (question === null && custody !== null) break;
        if (question !== null) {
          advice = sentence;
          break;
        }
      }
      if (custody === null && isCustody(sentence)) {
        custody = sentence;
        // "He was cuffed and I asked him who it belonged to": the question may follow in the same breath.
        const held = CUSTODY.exec(sentence.plain)?.index ?? 0;
        const asked = sentence.speaker === null ? NARRATED_QUESTION.exec(sentence.plain)?.index : undefined;
        if (asked !== undefined && asked > held && !ROUTINE.test(sentence.plain) && isPutToClient(sentence))
          question = sentence;
      } else if (custody !== null && question === null && isPoliceQuestion(sentence, caseText.officerNames)) {
        // A report goes on to other people.
        if (sentence.speaker === null && sentence.order - custody.order > REPORT_REACH) break;
        if (isOfOtherSex(custody, sentence) || tellsOfAnother(sentence)) continue;
        question = sentence;
      }
    }
    if (custody === null || question === null) continue;
    // A record of an interview seldom says what was read before it began.
    if (advice === null && document.kind === "interview-record") continue;
    const asked = clock.timeOf(question);
    const advised = advice === null ? null : clock.timeOf(advice);
    const minutes = asked === null || advised === null ? null : (advised - asked + 1440) % 1440;
    sequences.push({
      custody,
      question,
      advice,
      minutes: minutes !== null && minutes > 0 && minutes < 600 ? minutes : null,
    });
  }
  return sequences;
}

/**
 * In each recording that holds the advice of rights, the last question about the case that the police asked before it; none where
 * they say that they had read the rights earlier.
 */
export function findEarlyQuestions({ evidence, documents, officerNames }: CaseText): CaseSentence[] {
  if (!evidence.some(isAdvice)) return [];
  return documents.flatMap((document) => {
    if (isTestimony(document)) return [];
    const advice = document.sentences.findIndex((sentence) => sentence.speaker !== null && isAdvice(sentence));
    const asked = document.sentences.slice(0, Math.max(0, advice)).toReversed();
    if (asked.some(({ plain }) => CLAIMS_ADVICE_FIRST.test(plain))) return [];
    return asked.find((sentence) => sentence.speaker !== null && isPoliceQuestion(sentence, officerNames)) ?? [];
  });
}

/** Whether the next to speak after a question is whoever asked for the lawyer: officers ask each other, too. */
function isAnsweredBy({ speaker }: CaseSentence, { document, order, speaker: asker }: CaseSentence): boolean {
  if (speaker === null || asker === null) return true;
  const next = document.sentences.slice(order + 1).find((line) => line.speaker !== null && line.speaker !== asker);
  return next === undefined || next.speaker === speaker;
}

/** Requests for a lawyer that the police followed, within twelve lines, with a question about the case. */
function findCounselSequences(caseText: CaseText): CounselSequence[] {
  const sequences: CounselSequence[] = [];
  for (const document of caseText.documents) {
    if (!document.isEvidence) continue;
    const request = document.sentences.find((sentence) => {
      const match = REQUESTS_COUNSEL.exec(sentence.plain);
      if (match === null || isDenied(sentence, match) || !maySpeakAsClient(sentence)) return false;
      if (!mayMeanClient(sentence, match.index)) return false;
      return (
        !isOfficerSpeaking(sentence, caseText.officerNames) && !/\bdo you\b|\bright to\b|if you\b/.test(sentence.plain)
      );
    });
    if (request === undefined) continue;
    const question = document.sentences
      .slice(request.order + 1, request.order + 13)
      .find((sentence) => isPoliceQuestion(sentence, caseText.officerNames) && isAnsweredBy(request, sentence));
    if (question !== undefined) sequences.push({ request, question });
  }
  return sequences;
}

const TAKEN = vocabularyPattern("taken-as-evidence");
const LODGED = vocabularyPattern("lodged-as-evidence");
const PERSON_HELD = vocabularyPattern("person-lodged");
const LABORATORY = /\b(?:lab|laboratory|crime lab|dps)\b/;
/** A copy of a recording passes through many hands, and a car that was found is at the tow yard. */
const COPY = /\b(?:drive|usb|dvd|cd|disc|disk|sd card|video|footage|recording|photos?|photographs?)\b/;
const FOUND_CAR = /\b(?:vehicle|car|truck|van|suv|auto)\b.{0,20}\brecovered\b/;
/** Days that a thing may lie between hands before somebody should say where. */
const STORAGE_DAYS = 2;

/** Papers that follow an exhibit; a garage, too, books things in. */
const POLICE_PAPERS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  ...(["custody-log", "property-record", "incident-report", "witness-statement"] as const),
  ...(["warrant", "schedule", "detention-record"] as const),
]);

type StorageGap = { readonly taken: CaseSentence; readonly lodged: CaseSentence; readonly days: number };

/**
 * Evidence that was taken on one day and lodged two or more days later, by the dates of one paper. The laboratory's own
 * receipt is no gap: things wait in the property room before they are sent.
 */
function findStorageGaps(caseText: CaseText, dates: CaseDates): StorageGap[] {
  const gaps: StorageGap[] = [];
  const lodgings = caseText.evidence.filter(
    (sentence) =>
      POLICE_PAPERS.has(sentence.document.kind) &&
      LODGED.test(sentence.plain) &&
      !LABORATORY.test(sentence.plain) &&
      !COPY.test(sentence.plain) &&
      !PERSON_HELD.test(sentence.plain),
  );
  for (const lodged of lodgings) {
    const day = dates.bySentence.get(lodged)?.at(-1)?.day;
    if (day === undefined) continue;
    const own = lodged.document.sentences.filter(
      (sentence) =>
        TAKEN.test(sentence.plain) &&
        !FOUND_CAR.test(sentence.plain) &&
        (dates.bySentence.get(sentence)?.[0]?.day ?? day) < day,
    );
    const starts = own.map((sentence) => ({ sentence, day: dates.bySentence.get(sentence)?.[0]?.day ?? day }));
    const start = starts.find((each) => day - each.day >= STORAGE_DAYS && day - each.day <= 60);
    if (start !== undefined) gaps.push({ taken: start.sentence, lodged, days: day - start.day });
  }
  return gaps;
}

const SAID = vocabularyPattern("narrated-answer");
/** What somebody says to a test, a form or an offer. */
const BARE_ANSWER = /\b(?:stated|said|replied|answered)\W{1,3}(?:yes|no|yeah|okay|ok|sure)\W*$/;

/** "Monica told me": whoever is named so is somebody else, in a paper that knows the client by name. */
const NAMED_TELLER =
  /^(?:(?:Mr|Ms|Mrs|Miss)\.? )?([A-Z][a-z'’-]{2,}) (?:told|said|stated|advised|replied|answered|claimed|asked)\b/;
const NO_NAME =
  /^(?:he|she|they|the|this|that|suspect|subject|defendant|driver|accused|arrestee|male|female|passenger)$/;

function isToldByNamed({ text, document }: CaseSentence): boolean {
  const name = NAMED_TELLER.exec(text)?.[1]?.toLowerCase() ?? "he";
  return (
    !NO_NAME.test(name) && document.parties.get(name) !== "client" && [...document.parties.values()].includes("client")
  );
}

/** What was said in custody in a file that never speaks of rights: the first such sentence after the first of custody, in each paper. */
function findUnadvisedStatements(caseText: CaseText): { custody: CaseSentence; statement: CaseSentence }[] {
  if (caseText.evidence.some(({ plain }) => RIGHTS.test(plain))) return [];
  return caseText.documents.flatMap((document) => {
    if (!document.isEvidence || document.kind !== "incident-report") return [];
    const custody = document.sentences.find(isCustody);
    if (custody === undefined) return [];
    const statement = document.sentences.slice(custody.order + 1, custody.order + 4).find((sentence) => {
      const said = SAID.exec(sentence.plain);
      const isOfOther =
        SOMEBODY_ELSE.test(sentence.plain) ||
        BARE_ANSWER.test(sentence.plain) ||
        isToldByNamed(sentence) ||
        tellsOfAnother(sentence);
      return (
        said !== null && !isOfOther && isPutToClient(sentence) && mayMeanClient(sentence, said.index + said[0].length)
      );
    });
    return statement === undefined ? [] : [{ custody, statement }];
  });
}

export type Sequences = {
  readonly custody: readonly CustodySequence[];
  readonly counsel: readonly CounselSequence[];
  readonly storage: readonly StorageGap[];
  readonly unadvised: ReturnType<typeof findUnadvisedStatements>;
};

export function findSequences(caseText: CaseText, clock: CaseClock, dates: CaseDates): Sequences {
  return {
    custody: findCustodySequences(caseText, clock),
    counsel: findCounselSequences(caseText),
    storage: findStorageGaps(caseText, dates),
    unadvised: findUnadvisedStatements(caseText),
  };
}
