import { citeSentence, type CaseSentence, type CaseText } from "../../text/case-text.ts";
import { NUMBER, readNumber } from "../../text/number-words.ts";
import { holds } from "../../text/remembered.ts";
import type { ProposedCitation, ProposedGap } from "../../findings.ts";
import type { GapRule } from "../../knowledge/compile/gaps.ts";
import { ABSENCES, type Absence } from "./absences.ts";
import { askForStated, canBeAskedFor, isReported, paperName } from "./ask-for-stated.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { describeAbsence } from "./describe-absence.ts";
import { RANK } from "../../people/name-patterns.ts";
import { isAnswered, NAMED_GAPS, type Papers } from "./gap-rules.ts";
import type { createIsHeld } from "./find-held.ts";
import { isPlainFact } from "./plain-fact.ts";
import { endOfName, isObject, isTail, startOfName } from "./noun-phrase.ts";
import { plainWords } from "../matching/plain-words.ts";

/** A record that a sentence says is missing. */
export type StatedGap = {
  readonly sentence: CaseSentence;
  /** Where in the sentence it is named. */
  readonly at: number;
  /** The sentence behind it that says so, where it does not itself. */
  readonly saidBy?: CaseSentence;
  /** As the page names it: "Squad 12 video". */
  readonly name: string;
  /** As the page says it: "auto-purged", "not yet received". */
  readonly status: string;
  readonly absence: Absence["id"];
  /** The file of knowledge/gaps that asks for it, when one has a name for it. */
  readonly rule: GapRule | undefined;
};

type Place = { readonly at: number; readonly end: number };
type Found = Place & { readonly name: Place; readonly status: string };

/** Characters; longer sentences are lists and tables. */
const LONGEST = 600;
const SHORT = 60;
/** "It was not on before that." */
const AT_ANOTHER_TIME = /\b(?:before that|until|when|while)\b/;
const NO_SUBJECT =
  /^(?:(?:the |their )?[a-z]+ (?:reports?|says?|states?|advises?|advised|confirms?|confirmed|replied|responded) (?:that )?)?(?:(?:it|they|this|these|still|but|and|note|which)[:,]? )*$/;
/** Places that are quoted for one record. */
const MOST_PLACES = 2;
/** "The video was promised; it has not been received." */
const PRONOUN = /(?:\b(?:it|they|these|this|those)|, which) $/;
/** "The department reports that it was not kept": no report. */
const IS_VERB = /^ (?:that )?(?:it|they) $/;
/** "Contact: telephone": what was filled into a form is not what the next words are about. */
const IN_A_FIELD = /: (?:by |the )?$/;
const AFTER_WHICH = /\b(?:after|until|upon) which $/;
/** "By phone, not requested", "the tube on the form was not received": not what the words are about. */
const MEANS =
  /\b(?:by|per|via|over|through|on|in|to|from|with|under|at|after|before) (?:the |an? |his |her |their |same |that |this )*$/;
/** "She did not receive any text": there was none. "We have not received any text" leaves it open. */
const ANY_AT_ALL = /^(?:did not|didn't|never) \w+ (?:an?|any|either|one)\b/;
const NONE_OF_IT = /(?:\bno|\bwithout(?: an?| any)?|\bneither) {1,2}$/;
/** "No lineup was done because a current photo was not on file": why something else did not happen. */
const AS_REASON = /\b(?:because|since|due to|as) (?:the |an? |no )?$/;
/** "It was later found": the next sentence takes it back. */
const MADE_GOOD =
  /\b(?:later|since|subsequently|now|eventually) [^.;]{0,40}\b(?:found|located|recovered|received|attached|served|restored|arrived)\b|\b(?:is|are) (?:now )?(?:attached|enclosed)\b/;
/** Names that say too little alone. */
const VAGUE =
  /^(?:the )?(?:results?|reports?|cop(?:y|ies)|pages?|forms?|records?|documents?|discs?|examinations?|analysis|testing|devices?|units?|recording|video|audio|findings?|account|data|response|interviews?)$/i;
/** "Seized with the laptop", "unlikely to permit an opinion", "wrote a statement": not what the sentence is about. */
const IN_PASSING = /\b(?:with|to|wrote|writes?)(?: the| an?| his| her| their| its)? {1,2}$/;
/** "Body camera of Officer Lind: the county says that the device ..." */
const LABEL = /(?:^|[.;)] )([A-Z][\w' /&-]{2,50}?):[^.;:]*$/;
const SYSTEM = /^(?:[Tt]he )?system$/i;

/** "Dock log for Ofc", where the page goes on with ". Kessel's camera". */
const RANK_AT_END = new RegExp(` (?:${RANK})$`, "i");
const OF_RANK = /^\.? \p{Lu}[\p{L}'’-]+(?: [a-z]+)?/u;

const placesOf = (plain: string, words: RegExp | null): Place[] =>
  words === null || !holds(plain, words)
    ? []
    : [...plain.matchAll(words)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));

/** What the sentence says is missing, of all absences. */
export function findStatedIn(sentence: CaseSentence): StatedGap[] {
  const { plain } = sentence;
  if (plain.length > LONGEST) return [];
  const next = sentence.document.sentences[sentence.order + 1];
  if (next?.paragraph === sentence.paragraph && MADE_GOOD.test(next.plain)) return [];
  const found = ABSENCES.flatMap((absence) =>
    absence.unless?.test(plain) === true
      ? []
      : findAbsent(plain, absence).map((one) => ({ ...one, absence: absence.id })),
  );
  const stated = found
    .filter(({ at, end }, index) => {
      const isSaidBefore = found.slice(0, index).some((earlier) => at < earlier.end && earlier.at < end);
      return !isSaidBefore && isPlainFact(sentence, { at, end }, { orDenied: true });
    })
    .map(({ name, status, absence }) => ({ sentence, at: name.at, status, absence, ...nameIt(sentence, name) }));
  return stated.length === 0 ? findOfPrevious(sentence) : stated;
}

/** "The doorbell footage. Not yet disclosed.": a short sentence without a subject of its own is about the last record before it. */
function findOfPrevious(sentence: CaseSentence): StatedGap[] {
  const { plain, document, order, pageNumber, paragraph } = sentence;
  const previous = document.sentences[order - 1];
  if (
    plain.length > SHORT ||
    AT_ANOTHER_TIME.test(plain) ||
    previous?.plain.endsWith("?") === true ||
    previous?.pageNumber !== pageNumber ||
    previous.paragraph !== paragraph
  )
    return [];
  for (const { id, of, after, unless } of ABSENCES) {
    const words = placesOf(plain, after).find(({ at }) => NO_SUBJECT.test(plain.slice(0, at)));
    const head =
      words &&
      placesOf(previous.plain, of).findLast(({ at }) => {
        const before = previous.plain.slice(0, at);
        return !IN_A_FIELD.test(before) && !IN_PASSING.test(before);
      });
    if (words === undefined || head === undefined || unless?.test(`${previous.plain} ${plain}`) === true) continue;
    if (!isPlainFact(sentence, words, { orDenied: true })) continue;
    const name = { at: startOfName(previous.plain, head.at), end: endOfName(previous.plain, head.end) };
    const status = describeAbsence(plain.slice(words.at, words.end));
    return [{ sentence: previous, at: name.at, saidBy: sentence, status, absence: id, ...nameIt(previous, name) }];
  }
  return [];
}

function findAbsent(plain: string, { of, after, afterNo, before }: Absence): Found[] {
  const heads = placesOf(plain, of);
  if (heads.length === 0) return [];
  const subject = (words: Place): Place | undefined => {
    const before = plain.slice(0, words.at);
    const pronoun = PRONOUN.exec(before)?.index;
    if (pronoun !== undefined) {
      const before = heads.filter(({ end }) => end <= pronoun && !IS_VERB.test(plain.slice(end, words.at)));
      // "The tape is kept for a month from the report, after which it is erased": the subject of the sentence.
      const meant = AFTER_WHICH.test(plain.slice(0, pronoun)) ? before[0] : before.at(-1);
      return meant && { at: startOfName(plain, meant.at), end: meant.end };
    }
    const head = heads.find(
      (one) =>
        one.end <= words.at &&
        isTail(plain.slice(one.end, words.at)) &&
        !MEANS.test(plain.slice(0, startOfName(plain, one.at))),
    );
    return head && { at: startOfName(plain, head.at), end: words.at };
  };
  const isDenied = ({ at }: Place) => NONE_OF_IT.test(plain.slice(0, at)) || AS_REASON.test(plain.slice(0, at));
  const found: Found[] = [];
  // "Buccal swabs    Not submitted: sheet; blanket": what follows was not.
  for (const words of placesOf(plain, after).filter(({ end }) => plain.charAt(end) !== ":")) {
    const name = subject(words);
    if (name !== undefined && !isDenied(name))
      found.push({ at: name.at, end: words.end, name, status: describeAbsence(plain.slice(words.at, words.end)) });
  }
  for (const words of placesOf(plain, afterNo)) {
    const name = subject(words);
    const no = name && NONE_OF_IT.exec(plain.slice(0, name.at));
    if (name !== undefined && no)
      found.push({
        ...{ at: no.index, end: words.end, name },
        status: `none ${describeAbsence(plain.slice(words.at, words.end))}`,
      });
  }
  for (const words of placesOf(plain, before)) {
    const first = heads.find(({ at }) => at >= words.end && isObject(plain.slice(words.end, at)));
    if (first === undefined) continue;
    if (ANY_AT_ALL.test(plain.slice(words.at, first.at))) continue;
    let head = first;
    for (const other of heads) if (other.at > head.at && other.at - head.end <= 1) head = other;
    const name = { at: startOfName(plain, head.at), end: endOfName(plain, head.end) };
    found.push({
      ...{ at: words.at, end: head.end, name },
      status: describeAbsence(plain.slice(words.at, words.end)),
    });
  }
  return found;
}

/** The page's name of the thing, with the label of its line where the name says too little. */
function nameIt({ text, plain }: CaseSentence, { at, end }: Place): Pick<StatedGap, "name" | "rule"> {
  const short = text.slice(at, end);
  const own = clean(RANK_AT_END.test(short) ? short + (OF_RANK.exec(text.slice(end))?.[0] ?? "") : short);
  const label = VAGUE.test(own) ? LABEL.exec(text.slice(0, at))?.[1] : undefined;
  const name = label !== undefined ? clean(label) : SYSTEM.test(own) ? "recordings of the system" : own;
  const rules = NAMED_GAPS.flatMap(({ rule, names }) => {
    const words = [...(label ?? plain.slice(at, end)).toLowerCase().matchAll(names)].map(([match]) => match);
    const own = words.filter((word) => !VAGUE.test(word));
    const longest = Math.max(0, ...own.map(({ length }) => length));
    return words.length === 0 ? [] : [{ rule, longest }];
  });
  const [best] = rules.toSorted(
    (a, b) =>
      Number(a.longest === 0) - Number(b.longest === 0) ||
      Number(a.rule.explicitOnly) - Number(b.rule.explicitOnly) ||
      b.longest - a.longest,
  );
  return { name, rule: best?.rule };
}

function clean(name: string): string {
  const line = name
    .replace(/\s+/g, " ")
    // "Club replied 27/02 system keeps 10 days": the day of the reply.
    .replace(/^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})? /, "")
    // "Form 41 (Dept": cut by the point of an abbreviation.
    .replace(/\s*\([^()]*$/, "")
    .replace(/(?: (?:is|are|was|were|has|have|had)(?: still)?)?(?:[:,(-]|\s)*$/i, "")
    .trim();
  const isShouted = /[A-Z]{2}/.test(line) && !/[a-z]/.test(line) && line.includes(" ");
  return isShouted ? line.toLowerCase() : line;
}

/** What somebody may send after all; what was lost or never made stays so. */
const MAY_COME: ReadonlySet<string> = new Set(["to-come", "withheld", "incomplete", "kept-for-a-time"]);
/** Of a recording that nobody has worked on, counsel may have the recording. */
const NOT_WORKED_ON = /\b(?:viewed|reviewed|watched|listened to)$/;
/** "It is kept 21 days, so the day went off in March": nothing is left to keep. */
const GONE = /\b(?:so|went|gone|already|expired|overwritten|recorded over|no longer|was|were)\b/;
const KEPT_FOR = new RegExp(`\\b(a|${NUMBER})[ -](hour|day|week|month|year)`);
const DAYS_OF: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 31, year: 366 };

/** Whether what is kept for a time had gone when the last paper was written: by its words, or because the time had passed. */
function isGone({ plain }: CaseSentence, daysSince: number | null): boolean {
  const [, number = "", unit = ""] = KEPT_FOR.exec(plain) ?? [];
  const days = (number === "a" ? 1 : readNumber(number)) * (DAYS_OF[unit] ?? Number.NaN);
  return GONE.test(plain) || (daysSince !== null && days < daysSince);
}

/** Papers of people who lose and keep things of their own, for which no letter asks the State. */
const OF_WITNESS: ReadonlySet<DocumentKind> = new Set<DocumentKind>(["witness-statement", "emergency-call"]);
const RECORDED = /\b(?:videos?|footage|recordings?|clips?|photos?|photographs?|pictures|messages|texts)$/i;

/** What the client or a witness did not keep or make. */
function isOwn({ sentence: { document }, absence, name }: StatedGap): boolean {
  if (MAY_COME.has(absence)) return false;
  return isDefensePaper(document) || (OF_WITNESS.has(document.kind) && !RECORDED.test(name));
}

/** What the pages say is missing, one gap a thing, in the order in which they say it, with the rules that have a name for it. */
export function findStated(
  caseText: CaseText,
  papers: Papers,
  { isHeld, daysSince }: { readonly isHeld: ReturnType<typeof createIsHeld>; readonly daysSince: number | null },
): { gaps: ProposedGap[]; rules: GapRule[] } {
  const found = new Map<string, { readonly first: StatedGap; readonly citations: ProposedCitation[] }>();
  const rules = new Set<GapRule>();
  for (const one of caseText.accounts.flatMap(findStatedIn)) {
    const mayBeHeld = MAY_COME.has(one.absence) || NOT_WORKED_ON.test(one.status);
    if (isOwn(one) || (mayBeHeld && isHeld(one.name))) continue;
    const isHere = one.absence === "to-come" && one.rule?.items.slice(0, 1).some((item) => isAnswered(item, papers));
    if (isHere === true || isReported(one, papers.kinds)) continue;
    if (one.rule !== undefined) rules.add(one.rule);
    if (!canBeAskedFor(one) || (one.absence === "kept-for-a-time" && isGone(one.sentence, daysSince))) continue;
    const key = plainWords(one.name);
    const known = [...found.keys()].find((other) => other.includes(key) || key.includes(other));
    const citation = citeStated(one);
    const citations = known === undefined ? undefined : found.get(known)?.citations;
    if (citations === undefined) found.set(key, { first: one, citations: [citation] });
    else if (citations.length < MOST_PLACES && !citations.some(({ quote }) => quote === citation.quote))
      citations.push(citation);
  }
  const gaps = [...found.values()].map(({ first, citations }) => toGap(first, citations));
  return { gaps, rules: [...rules] };
}

/** Characters of two sentences that are quoted together. */
const LONGEST_PAIR = 200;
const DRAWN_LINE = /[-_=*]{8}/;

/** The sentence that names the record, with the one that says that it is missing, where that is another. */
function citeStated({ sentence, at, saidBy }: StatedGap): ProposedCitation {
  const pair = saidBy && sentence.pageText.slice(sentence.start, saidBy.end);
  if (pair === undefined || pair.length > LONGEST_PAIR || DRAWN_LINE.test(pair)) return citeSentence(sentence, { at });
  return { documentId: sentence.document.id, pageNumber: sentence.pageNumber, quote: pair };
}

function toGap(stated: StatedGap, citations: readonly ProposedCitation[]): ProposedGap {
  const { name, status, rule, sentence, absence } = stated;
  const what = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  // How long something is kept says nothing of where it is now.
  const basis = absence === "kept-for-a-time" ? "usual" : "stated";
  return {
    ...{ kind: "gap", engine: "offline", basis, checklist: null, citations },
    ruleId: `gap.stated.${rule?.id ?? "record"}`,
    // Alone it would read as if the defense had asked for it.
    text: `${what}: ${status === "requested" ? "requested, still to come" : status}.`,
    detail: `According to ${sayer(sentence)}.`,
    items: [askForStated(stated)],
  };
}

/** Who says it: the speaker, and the paper by its file's name. */
function sayer({ speaker, document }: CaseSentence): string {
  const paper = paperName(document);
  return speaker === null ? paper : `${speaker} in ${paper}`;
}
