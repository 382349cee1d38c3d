import type { Range } from "./assertion.ts";
import type { CaseSentence } from "./case-text.ts";
import { ANY_NOUN, isQuotedOn, roleOfNoun, voiceAt } from "./experiencer.ts";
import type { Role } from "../reading-terms.ts";

/**
 * Whom a pronoun, a quotation or a note without a subject is about, for rules that want to be sure. Null means that the page
 * leaves it open.
 */

/** People of whom the page does not say who they are: whatever they do is laid to nobody. */
const UNNAMED =
  "(?:a|an|one|two|three|both|some|several|other|others|another|first|second|third|unknown)\\s(?:[a-z-]+\\s){0,3}?(?:male|female|man|woman|guy|girl|boy|dude|bloke|lad|fella|fellow|person|subject|suspect|individual)s?|others|(?:the|those|these) (?:boys|girls|males|men|lads|guys|kids)|(?:male|female|subject|suspect) (?:#\\s?)?\\d";
const MENTION = new RegExp(
  `\\b(?:(?<unnamed>${UNNAMED})|(?<noun>${ANY_NOUN})|(?<word>[a-z][a-z'-]{2,24}?))(?:'s)?(?![\\w-])`,
  "g",
);
/** Sentences that may say of whom the next one goes on. */
const REACH = 5;
/** Characters between the start of a sentence and what somebody is told to have. */
const BEFORE_OWNED = 60;

type Mention = { readonly at: number; readonly role: Role | "unnamed" };

/** The people whom the sentence names, in order; not the police, who write most papers and stand in most sentences. */
function mentionsIn(sentence: CaseSentence, end = sentence.plain.length): Mention[] {
  return [...sentence.plain.matchAll(MENTION)].flatMap(({ groups = {}, index }): Mention[] => {
    if (index > end) return [];
    const { unnamed, noun, word } = groups;
    if (unnamed !== undefined) return [{ at: index, role: "unnamed" }];
    const role = noun === undefined ? sentence.document.parties.get(word ?? "") : roleOfNoun(noun, sentence);
    return role === undefined || role === null || role === "police" ? [] : [{ at: index, role }];
  });
}

const roleOf = (mention: Mention | undefined): Role | null =>
  mention === undefined || mention.role === "unnamed" ? null : mention.role;

/**
 * Who acts at `at`: the last person named before it in the sentence, else the first of the nearest sentence that names one.
 * "A man with a gun, and the defendant matched": a description is of whom the sentence names.
 */
export function referentAt(sentence: CaseSentence, at: number): Role | null {
  const own = mentionsIn(sentence, at).at(-1);
  if (own !== undefined) return roleOf(own);
  const { document, order, plain } = sentence;
  const pronoun = [...plain.slice(0, at + 1).matchAll(/\b(?:he|she)\b/g)].at(-1)?.[0];
  for (const earlier of document.sentences.slice(Math.max(0, order - REACH), order).toReversed()) {
    const all = mentionsIn(earlier);
    const meant = all.find(({ role }) => role !== "unnamed") ?? all[0];
    if (meant === undefined) continue;
    // "I asked if she had hit Marsh. She said": whoever she is, it is not Marsh.
    const isToldOf = pronoun !== undefined && new RegExp(`\\b${pronoun}\\b`).test(earlier.plain.slice(0, meant.at));
    return isToldOf ? null : roleOf(meant);
  }
  return null;
}

/** Who "he" or "she" is where the words tell what that person had: "He had a cut over his eye". */
export function ownerByPronoun(sentence: CaseSentence, { at, end }: Range): Role | null {
  const clause = sentence.plain.slice(Math.max(0, at - BEFORE_OWNED), end);
  return /^(?:.*[.;,] )?(?:he|she) (?:also )?(?:had|has|suffered|sustained)\b/.test(clause) && at < BEFORE_OWNED
    ? referentAt(sentence, 0)
    : null;
}

/** Who says the words at `at`: inside a quotation whoever the sentence is about, in a note about one person that person. */
export function speakerAt(sentence: CaseSentence, at: number): Role | null {
  const opening = sentence.plain.lastIndexOf('"', at);
  const isQuoted = [...sentence.plain.slice(0, at + 1).matchAll(/"/g)].length % 2 === 1;
  if (!isQuoted && !isQuotedOn(sentence, at)) return voiceAt(sentence, at);
  const patient = patientOf(sentence, opening);
  return patient ?? referentAt(sentence, Math.max(0, opening));
}

const HELD = /\b(?:handcuff\w*|in (?:police )?custody|under arrest|inmate|detainee|prisoner|arrestee|jail|booking)\b/i;

const OF_A_HOSPITAL = /\b(?:MRN|HPI|PMH|TRIAGE|Triage)\b/;
/** Characters of a note that say whose it is. */
const HEAD = 700;

/** Whom a note of a hospital or a jail is about at `at`: the party named before in the sentence, else its one patient. */
export function patientOf(sentence: CaseSentence, at: number): Role | null {
  const named = mentionsIn(sentence, Math.max(0, at)).at(-1)?.role;
  const { document } = sentence;
  if (/\b(?:in (?:pd|police) custody|handcuffed)\b/.test(sentence.plain)) return "client";
  const { kind, fileName, pages, parties } = document;
  if (kind === "custody-log" || kind === "detention-record" || /\b(?:jail|booking|custody)\b/i.test(fileName))
    return "client";
  const head = (pages[0]?.text ?? "").slice(0, HEAD);
  const isOfHospital = kind === "medical-record" || (kind === "unknown" && OF_A_HOSPITAL.test(head));
  if (!isOfHospital) return null;
  if (named === "client" || named === "complainant") return named;
  if (HELD.test(head)) return "client";
  const inHead = new Set((head.toLowerCase().match(/[a-z'-]{3,}/g) ?? []).flatMap((word) => parties.get(word) ?? []));
  return inHead.has("client") && !inHead.has("complainant") ? "client" : "complainant";
}
