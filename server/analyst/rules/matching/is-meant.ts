import type { Accepts } from "../../knowledge/compile/compiled-match.ts";
import { isAffirmed } from "../../text/answers.ts";
import { contextsOf, type Range } from "../../text/assertion.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { ownerAt, partyOf, subjectAt, voiceAt } from "../../text/experiencer.ts";
import { ownerByPronoun, patientOf, referentAt, speakerAt } from "../../text/referent.ts";
import type { Role } from "../../reading-terms.ts";
import { mayMeanClient, maySpeakAsClient } from "./is-put-to-client.ts";

const SAYS = /\b(?:said|says|told|tells|admitted|stated|replied|answered|acknowledged)\b/;
/** "She stated that Kayla had some wine": whoever speaks tells it of somebody else. */
const TOLD_OF_NAME =
  /\b(?:said|says|stated|states|told \w+|advised|admitted)(?: that)? [A-Z][a-z]+(?: [A-Z][a-z]+)? (?:had|has|drank|drinks|was|did|took)\b/;
const OWN_BODY = /\b(?:me|my|mine|us|our)\b/;
const FIRST_PERSON = /(?<!\b(?:told|tells|advised|asked|informed|showed) )\b(?:i|me|my|mine|we|us|our)\b/;

/** True when the sentence asserts the point as the rule wants it, see text/assertion.ts and text/experiencer.ts. */
export function isMeant(sentence: CaseSentence, point: Range, rule: Accepts): boolean {
  const contexts = new Set(contextsOf(sentence.plain, point));
  if (isPutToSomebody(sentence, rule)) contexts.add("asked");
  if (contexts.has("asked") && isAffirmed(sentence)) contexts.delete("asked");
  if (rule.firstHand !== true) contexts.delete("reported");
  if (rule.barsHearsay !== true) contexts.delete("hearsay");
  if (!contexts.isSubsetOf(new Set(rule.accepts))) return false;
  const isOf = (role: Role | null, roles: readonly Role[], referent: () => Role | null) => {
    const told = openFor(roles, role);
    const known = told ?? (rule.isSure === true || rule.looksBack === true ? openFor(roles, referent()) : null);
    return known === null ? rule.isSure !== true : roles.includes(known);
  };
  if (rule.ofClient === true && !mayConcernClient(sentence, point)) return false;
  if (isToldByWitness(sentence, rule) || isSaidByAnother(sentence, rule)) return false;
  const isOwnWord = FIRST_PERSON.test(sentence.plain.slice(point.at, point.end));
  const bySpeaker = () => speakerAt(sentence, point.at) ?? intervieweeOf(sentence, rule);
  if (rule.firstPerson !== undefined && isOwnWord) {
    const voice = voiceAt(sentence, point.at);
    // "Pt states": the patient may be the client.
    const known = rule.isSure === true && voice === "other" ? (patientOf(sentence, point.at) ?? voice) : voice;
    if (!isOf(known, rule.firstPerson, bySpeaker)) return false;
  }
  const byContext = isOwnWord ? bySpeaker : () => referentAt(sentence, point.at);
  if (rule.actOf !== undefined && !isOf(subjectAt(sentence, point.at), rule.actOf, byContext)) return false;
  if (rule.bodyOf === undefined) return true;
  const owner = ownerAt(sentence, point) ?? patientOf(sentence, point.at) ?? ownerByPronoun(sentence, point);
  // "I saw redness on her cheek": the speaker is not whose body it is.
  const isOwnBody = OWN_BODY.test(sentence.plain.slice(point.at, point.end));
  return isOf(owner, rule.bodyOf, isOwnBody ? bySpeaker : () => referentAt(sentence, point.at));
}

/** Characters of a sentence without a subject of its own. */
const NOTE = 30;

/** "BOYLE was read his rights", "He was re-advised" after a sentence about Boyle: not in the case of somebody else. */
export function mayConcernClient(sentence: CaseSentence, { at, end }: Range): boolean {
  // "I was told that I could go home": what befell the witness who writes.
  const isByWitness = sentence.document.author === "witness" && sentence.speaker === null;
  if (isByWitness && FIRST_PERSON.test(sentence.plain.slice(at, end))) return false;
  const isOfPronoun = /\b(?:he|she)\b/.test(sentence.plain.slice(0, at));
  // "Miranda waiver signed.": of whom the sentence before tells.
  const isNote = sentence.plain.length <= NOTE;
  return mayMeanClient(sentence, end) && !((isOfPronoun || isNote) && referentAt(sentence, at) === "somebody");
}

/** Who bears a name that is not the client's may be a witness, the complainant or another: for a rule about these it is open who. */
function openFor(roles: readonly Role[], role: Role | null): Role | null {
  const isOfThePublic = roles.some((one) => one !== "client" && one !== "police");
  return role === "somebody" && isOfThePublic ? null : role;
}

/** What a witness writes or says that the client did is no word of the client, unless the witness tells what the client said. */
function isToldByWitness({ text, plain, document, speaker }: CaseSentence, { firstHand, actOf }: Accepts): boolean {
  if (firstHand !== true || actOf === undefined || actOf.some((role) => role !== "client")) return false;
  if (TOLD_OF_NAME.test(text)) return true;
  return speaker === null && document.author === "witness" && !SAYS.test(plain);
}

/** In a transcript in which the client speaks under a name, another name is another person. */
function isSaidByAnother(sentence: CaseSentence, { firstPerson }: Accepts): boolean {
  return firstPerson?.every((role) => role === "client") === true && !maySpeakAsClient(sentence, { orPolice: true });
}

/**
 * Whoever the police interview and who says "I did it" speaks as a suspect; a letter for a name is often counsel's witness, and
 * a whole name that is not the client's is another person.
 */
function intervieweeOf({ document, speaker }: CaseSentence, { firstPerson }: Accepts): Role | null {
  const isAdmission = firstPerson?.every((role) => role === "client") === true;
  if (!isAdmission || document.kind !== "interview-record" || speaker === null || speaker.length < 2) return null;
  const isClientKnown = [...document.parties.values()].includes("client");
  const isAnother = speaker.includes(" ") && isClientKnown && partyOf(speaker.toLowerCase(), document) !== "client";
  return isAnother ? null : "client";
}

/**
 * Counsel's questions assert nothing, whatever sign ends them; nor does what the police tell a suspect to his face, where the
 * rule is about somebody's act.
 */
function isPutToSomebody(sentence: CaseSentence, { actOf, firstPerson, bodyOf }: Accepts): boolean {
  if (sentence.speaker === null) return false;
  if (sentence.speaker === "Q") return true;
  const isAboutSomebody = (actOf ?? firstPerson ?? bodyOf) !== undefined;
  return isAboutSomebody && /\byou\b/.test(sentence.plain) && voiceAt(sentence, 0) === "police";
}
