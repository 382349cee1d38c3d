import type { CaseSentence } from "../../text/case-text.ts";
import { partyOf } from "../../text/experiencer.ts";
import { isOfficerSpeaking } from "../../text/officer-names.ts";
import { RANK } from "../../people/name-patterns.ts";
import type { Role } from "../../reading-terms.ts";

/** Lines of a transcript in which the person questioned answers. */
const REACH = 6;
/** "Asked him what", "asked Ms. Cole about", "spoke to her". */
const ASKED =
  /\b(?:asked|questioned|spoke (?:to|with)|interviewed) (?:(?:mr|mrs|ms|miss)\.? )?(?<whom>[a-z'-]+)(?<errand> to\b)?/;
/** "He asked me": the writer is asked. */
const WRITER = /^(?:me|us)$/;
const PRONOUN = /^(?:him|her|them)$/;
/** What follows "asked" where the page names nobody. */
const NOBODY = /^(?:if|what|where|how|about|whether|who|whose|why|when|which|for|the|a|an|and|again)$/;

/** "Asked Ofc. Maddox if he was hurt". */
const OFFICER = new RegExp(`^(?:${RANK})$`, "i");

/** The role of whoever speaks a line of a transcript: by name or by a label such as "Suspect". */
function roleOfSpeaker({ speaker, document }: CaseSentence): Role | null {
  const words = (speaker ?? "").toLowerCase();
  if (/\b(?:suspect|defendant|accused|arrestee|detainee|driver)\b/.test(words)) return "client";
  return partyOf(words, document);
}

/** "Tess Gilroy" in a case against Corey Dale, who is not read her rights: a label such as "SUBJECT" is no name. */
function isNamedOtherwise({ speaker, document }: CaseSentence): boolean {
  if (document.author === "client") return false;
  const isWholeName = /^(?:[A-Z][a-z'’-]+ )+(?:[A-Z]\. )?[A-Z][A-Za-z'’-]+$/.test(speaker ?? "");
  return isWholeName && [...document.parties.values()].includes("client");
}

const isPublic = (line: CaseSentence): boolean =>
  line.speaker !== null && !isOfficerSpeaking(line, line.document.officerNames);

/**
 * False for a line of somebody else, once the transcript shows that the client is one of its speakers. With `orPolice` the
 * police may speak, too: they tell what the client says.
 */
export function maySpeakAsClient(line: CaseSentence, { orPolice = false } = {}): boolean {
  if (orPolice && !isPublic(line)) return true;
  const role = roleOfSpeaker(line);
  if (line.speaker === null || role !== null) return line.speaker === null || role === "client";
  if (isNamedOtherwise(line)) return false;
  return !line.document.sentences.some((each) => isPublic(each) && roleOfSpeaker(each) === "client");
}

/** Whoever speaks next must be the client: an officer who does was asked himself. */
function isAnsweredByClient({ document, order, speaker }: CaseSentence): boolean {
  const following = document.sentences.slice(order + 1, order + 1 + REACH);
  const answer = following.find((each) => each.speaker !== null && each.speaker !== speaker);
  return answer === undefined || (isPublic(answer) && maySpeakAsClient(answer));
}

/**
 * False where the words before `at` name last a party of the case other than the client, "Ms. Cole was there and I cuffed her", and,
 * where they name nobody, in the record of somebody else's interview under caution.
 */
export function mayMeanClient({ plain, document }: CaseSentence, at: number): boolean {
  const named = plain.slice(0, at).match(/[a-z'-]{3,}/g) ?? [];
  const roles = named.flatMap((word) => document.parties.get(word) ?? []).filter((role) => role !== "police");
  const isOfAnother = document.kind === "interview-record" && document.author === "witness";
  return (roles.at(-1) ?? (isOfAnother ? "witness" : "client")) === "client";
}

/**
 * False where the page shows that a question went to somebody else than the client: another speaker answers it, or another name
 * is asked. "I asked him to send it" is no question at all.
 */
export function isPutToClient(question: CaseSentence): boolean {
  if (question.speaker !== null) return isAnsweredByClient(question);
  const match = ASKED.exec(question.plain);
  const { whom = "", errand } = match?.groups ?? {};
  if (match === null || NOBODY.test(whom)) return true;
  if (errand !== undefined || WRITER.test(whom) || OFFICER.test(whom)) return false;
  if (PRONOUN.test(whom)) return mayMeanClient(question, match.index) && !isToldOfClient(question, whom);
  const { parties, sentences } = question.document;
  const role = parties.get(whom);
  if (role !== undefined || !isName(question, whom)) return role === undefined || role === "client";
  // Where the file never says who the client is, whoever is held under that name.
  return ![...parties.values()].includes("client") && sentences.some(({ plain }) => isHeld(plain, whom));
}

/** Sentences before a question that may say who is asked. */
const BEFORE = 2;

/** "She stated that DALE is her cousin. I asked her": whoever tells of the client is somebody else. */
function isToldOfClient({ document, order }: CaseSentence, whom: string): boolean {
  const teller = whom === "her" ? /\b(?:she|her)\b/ : /\bhe\b/;
  return document.sentences.slice(Math.max(0, order - BEFORE), order).some(({ plain }) => {
    const [told = ""] = plain.split(/\b(?:said|stated|told|advised|says)\b/).slice(1);
    const names = (told.match(/[a-z'-]{3,}/g) ?? []).map((word) => document.parties.get(word));
    return teller.test(plain.slice(0, plain.length - told.length)) && names.includes("client");
  });
}

function isHeld(plain: string, name: string): boolean {
  return plain.includes(name) && /\b(?:handcuff\w*|cuff\w*|arrest\w*|custody|rights)\b/.test(plain);
}

/** True for a word that the page writes with a capital. */
function isName({ text }: CaseSentence, word: string): boolean {
  return new RegExp(`\\b${word.charAt(0).toUpperCase()}[A-Za-z'-]{${word.length - 1}}\\b`).test(text);
}
