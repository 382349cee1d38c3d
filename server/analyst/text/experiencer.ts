import vocabulary from "../knowledge/generated/vocabulary.json" with { type: "json" };
import type { Range } from "./assertion.ts";
import type { CaseSentence } from "./case-text.ts";
import type { DocumentKind } from "../reading-terms.ts";
import { isOfficerSpeaking } from "./officer-names.ts";
import { ROLES, type Role } from "../reading-terms.ts";

/**
 * Of whom a sentence tells something: ConText's experiencer (Harkema, Dowling, Thornblade, Chapman 2009), by the grammar of
 * police papers. Null always means "cannot be told", never "nobody".
 */

const NOUNS = ROLES.map((role) => [role, new RegExp(`^${vocabulary[`role-${role}`]}`)] as const);
export const ANY_NOUN = ROLES.map((role) => vocabulary[`role-${role}`]).join("|");
const DETERMINER =
  "(?:(?:the|a|an|my|his|her|our|their|this|that|one|said|alleged|former|adult|male|female|unnamed|both)\\s+)*";
const NAME_BEFORE = "(?:[a-z'.-]+'s\\s+)?";
const NO_SUBJECT =
  "(?:he|she|they|we|i|then|that|when|while|after|before|because|but|and|who|how|if|as|until|since|so|or|where|which)";
/** Where a subject may begin: at the start of a clause. */
const SUBJECT = new RegExp(
  `(?:^|[.;:!?("\\u2013\\u2014-]\\s*|,\\s*(?:and\\s+|but\\s+|so\\s+|then\\s+)?|\\b(?:that|and|but|then|because|when|while|as|after|before|until|if|where|who|which|how|whether|since|so|or|than|saw|watched|observed|heard|said|says|stated|states|replied|claimed|explained|denied|advised|thought|believed|(?:told|tells|advised|informed) (?:me|him|her|us|them))\\s+)` +
    `${DETERMINER}${NAME_BEFORE}(?:(?<noun>${ANY_NOUN})|(?<vague>you|who|nobody|no one|it)|(?!${NO_SUBJECT}\\b)(?<name>(?:(?:mr|ms|mrs|det|detective|officer|sgt|pc|dc|dep|deputy|trooper)\\.?\\s+)?[a-z][a-z'-]{2,24}))(?!\\w|')` +
    // These are subjects wherever they stand.
    "|\\b(?<pronoun>i|we|he|she|they)(?:'(?:m|d|ve|ll|s|re))?(?!\\w)",
  "g",
);
const POSSESSED = new RegExp(
  `\\b(?:of|on|to|from|in|at|by|across|around|over)\\s+(?:(?:the|a|an|my|his|her|both|each|of|one|left|right|upper|lower)\\s+){0,4}(?<noun>${ANY_NOUN})(?:'s|s')?(?!\\w)`,
  "g",
);
const OWNER = new RegExp(`(?<noun>${ANY_NOUN})(?:'s|s')(?!\\w)`, "g");
/** "I had no injury": the bar stands where the words of the point begin. */
const OF_ONESELF = /\bi \|?(?:had|have|was|am|suffered|sustained|received)\b/;
const CLAUSE = /[.;?!]|\bbut\b|, (?:and|but) /;

export function roleOfNoun(noun: string, { document }: CaseSentence): Role | null {
  return (
    NOUNS.find(([, pattern]) => pattern.exec(noun)?.[0] === noun)?.[0] ??
    NOUNS.find(([, pattern]) => pattern.test(noun))?.[0] ??
    document.parties.get(noun) ??
    null
  );
}

/** The role of a whole name in small letters, "todd orr": by the surname, or by the first name where several bear the surname. */
export function partyOf(name: string, { parties }: CaseSentence["document"]): Role | null {
  const words = name.match(/[a-z'-]{3,}/g) ?? [];
  return parties.get(words.at(-1) ?? "") ?? parties.get(words[0] ?? "") ?? null;
}

/** Kinds of papers that police, laboratories and hospitals write: "I" is the author. */
const OFFICIAL: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  ...([
    "incident-report",
    "dispatch-log",
    "breath-record",
    "field-sobriety-record",
    "lab-report",
    "custody-log",
  ] as const),
  ...(["detention-record", "identification-record", "property-record", "photo-log", "warrant", "charge"] as const),
]);

/** True when a quotation that an earlier sentence opened ends after `at`: 'He hit me."' */
export function isQuotedOn({ plain }: CaseSentence, at: number): boolean {
  const first = /"/.exec(plain);
  return first !== null && first.index > at && /[.,!?\w]"(?!\w)/.test(plain.slice(first.index - 1, first.index + 2));
}

/** Who speaks or writes the words at `at`; a quotation belongs to whom it is attributed to. */
export function voiceAt(sentence: CaseSentence, at: number): Role | null {
  const { plain, document, speaker } = sentence;
  if (speaker === null && isQuotedOn(sentence, at)) return null;
  const quotes = [...plain.slice(0, at + 1).matchAll(/"/g)];
  if (quotes.length % 2 === 1) {
    const opening = quotes.at(-1)?.index ?? 0;
    return subjectAt(sentence, opening) ?? attributedAfter(sentence, plain.indexOf('"', at + 1));
  }
  if (speaker !== null) {
    if (isOfficerSpeaking(sentence, document.officerNames)) return "police";
    const words = speaker.toLowerCase();
    return roleOfNoun(words, sentence) ?? partyOf(words, document) ?? document.author;
  }
  if (document.kind === "emergency-call") return "witness";
  if (OFFICIAL.has(document.kind)) return "police";
  return document.author;
}

const ATTRIBUTION = new RegExp(
  `^"?[,.]?\\s*(?:(?:said|replied|answered|stated|shouted|yelled|wrote|told)\\s+)?${DETERMINER}(?:(?<noun>${ANY_NOUN})|(?<name>[a-z][a-z'-]{2,24}))(?!\\w|')`,
);

/** Who is named after the quotation that ends at `closing`: "I did it," the suspect said. */
function attributedAfter(sentence: CaseSentence, closing: number): Role | null {
  if (closing === -1) return null;
  const { noun, name = "" } = ATTRIBUTION.exec(sentence.plain.slice(closing))?.groups ?? {};
  return noun === undefined ? (sentence.document.parties.get(name) ?? null) : roleOfNoun(noun, sentence);
}

/** Characters of the longest pronoun: one that begins the point is its subject. */
const PRONOUN = 5;

/** The role of the subject that stands before `at` in its clause: "his mother locked her arms and spat" is about the mother. */
export function subjectAt(sentence: CaseSentence, at: number): Role | null {
  let role: Role | null | undefined;
  for (const { groups = {}, index, 0: found } of sentence.plain.slice(0, at + PRONOUN).matchAll(SUBJECT)) {
    const { noun, pronoun, vague, name } = groups;
    if (pronoun !== undefined) {
      if (index <= at) role = roleOfPronoun(sentence, pronoun, index);
    } else if (index + found.length <= at) {
      if (noun !== undefined) role = roleOfNoun(noun, sentence);
      else if (vague !== undefined) role = null;
      else role = sentence.document.parties.get((name ?? "").split(/\s+/).at(-1) ?? "") ?? role;
    }
  }
  return role ?? null;
}

/** Of whoever speaks; of "she" it cannot be told, but that she is not the one who says so. */
function roleOfPronoun(sentence: CaseSentence, pronoun: string, at: number): Role | null {
  const voice = voiceAt(sentence, at);
  if (/^(?:i|we)$/.test(pronoun)) return voice;
  return sentence.speaker !== null && voice === "client" ? "somebody" : null;
}

/** Whose body or things the words of the point are: the owner named beside it, else the subject. */
export function ownerAt(sentence: CaseSentence, point: Range): Role | null {
  const { plain } = sentence;
  const rest = plain.slice(point.at);
  const end = rest.slice(point.end - point.at).search(CLAUSE);
  const clause = end === -1 ? rest : rest.slice(0, point.end - point.at + end);
  const own = /\b(?:on|to|of|over)\s+(?:my|our)\s/.exec(clause);
  if (own !== null) return voiceAt(sentence, point.at);
  for (const pattern of [OWNER, POSSESSED]) {
    const [after] = clause.matchAll(pattern);
    const noun = after?.groups?.noun;
    if (noun !== undefined) return roleOfNoun(noun, sentence);
  }
  const before = plain.slice(0, point.at).split(CLAUSE).at(-1) ?? "";
  if (OF_ONESELF.test(`${before}|${rest}`)) return voiceAt(sentence, point.at);
  const owner = ([...before.matchAll(OWNER)].at(-1) ?? [...before.matchAll(POSSESSED)].at(-1))?.groups?.noun;
  if (owner !== undefined) return roleOfNoun(owner, sentence);
  const subject = subjectAt(sentence, point.at);
  if (subject !== null && subject !== "police") return subject;
  return nearestBefore(sentence, point.at);
}

/** Papers about the person who is held. */
const OF_A_PRISONER = /\b(?:jail|intake|booking|detention|custody record)\b/i;
/** Sentences that may say of whom a note goes on. */
const BEFORE = 3;

function nearestBefore(sentence: CaseSentence, at: number): Role | null {
  const { document, order } = sentence;
  // Notes of a hospital or a jail are about one patient; a report changes its subject with every sentence.
  if (OF_A_PRISONER.test(document.fileName)) return "client";
  const isOfOnePerson = document.kind === "medical-record" || document.kind === "detention-record";
  if (!isOfOnePerson) return null;
  const earlier = document.sentences.slice(Math.max(0, order - BEFORE), order).map(({ plain }) => plain);
  for (const text of [sentence.plain.slice(0, at), ...earlier.toReversed()]) {
    const nouns = [...text.matchAll(new RegExp(ANY_NOUN, "g"))].map(([noun]) => roleOfNoun(noun, sentence));
    const last = nouns.findLast((role) => role === "client" || role === "complainant");
    if (last !== undefined) return last;
  }
  return null;
}
