import type { CompiledCue } from "../../knowledge/compile/issues.ts";
import type { Range } from "../../text/assertion.ts";
import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { isOfficerSpeaking } from "../../text/officer-names.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { holds } from "../../text/remembered.ts";
import type { Hit } from "./cite-hits.ts";

/** A cue with its expressions made; at least one list of words. */
export type CuePattern = Omit<CompiledCue, "all" | "unless" | "unlessNear" | "unlessAnswered"> & {
  readonly first: RegExp;
  readonly others: readonly RegExp[];
  readonly unless: RegExp | null;
  readonly unlessNear: RegExp | null;
  readonly unlessAnswered: RegExp | null;
};

export function cuePatternOf({ all, unless, unlessNear, unlessAnswered, ...cue }: CompiledCue): CuePattern {
  const [first = "(?!)", ...others] = all;
  return {
    ...cue,
    first: new RegExp(first, "g"),
    others: others.map((words) => new RegExp(words)),
    unless: unless === undefined ? null : new RegExp(unless),
    unlessNear: unlessNear === undefined ? null : new RegExp(unlessNear),
    unlessAnswered: unlessAnswered === undefined ? null : new RegExp(unlessAnswered),
  };
}

const WITNESS_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "witness-statement",
  "emergency-call",
  "medical-record",
  "unknown",
]);

/** True for statements, calls, medical records and letters. */
export function isLayPaper({ document }: CaseSentence): boolean {
  return WITNESS_KINDS.has(document.kind);
}

/**
 * True when a lay person tells it: in a statement, or as a speaker of a transcript who is no officer. Whether that speaker is a
 * witness or the client is often left open, so a witness's words are taken from papers of witnesses alone.
 */
function isLayTelling(sentence: CaseSentence, officerNames: ReadonlySet<string>): boolean {
  if (isLayPaper(sentence)) return true;
  // In the recording of a stop the lay speaker is the client more often than a witness.
  const isInterview = sentence.speaker !== null && sentence.document.kind !== "camera-transcript";
  return isInterview && !isOfficerSpeaking(sentence, officerNames);
}

/** A heading names a thing and says nothing about it: cited only when there is no sentence. */
function isHeading({ text }: CaseSentence): boolean {
  return text.length < 50 && !/[a-z\d]/.test(text);
}

/** Whether the words stand in the sentence or in one of the two before it in its paragraph. */
function isNear(words: RegExp, { document, order, paragraph }: CaseSentence): boolean {
  return document.sentences
    .slice(Math.max(0, order - 2), order + 1)
    .some((sentence) => sentence.paragraph === paragraph && words.test(sentence.plain));
}

/** Whether the words stand in one of the two sentences behind this one on its page: a transcript has a paragraph for each speaker. */
function isAnswered(words: RegExp, { document, order, pageNumber }: CaseSentence): boolean {
  return document.sentences
    .slice(order + 1, order + 3)
    .some((sentence) => sentence.pageNumber === pageNumber && words.test(sentence.plain));
}

/** Quotes of phrases come before quotes of words that meet. */
function strengthOf(sentence: CaseSentence, { isPhrase }: CuePattern): number {
  return isHeading(sentence) ? 0.5 : isPhrase ? 4 : 2;
}

/** Sentences of a long file that are compared; the best of them are quoted. */
const MAX_HITS = 40;

const joined = new WeakMap<CaseSentence, string>();

/** One text for all cues: what was found in a text is found again by it. */
function withNext(sentence: CaseSentence, next: CaseSentence): string {
  const known = joined.get(sentence);
  if (known !== undefined) return known;
  const text = `${sentence.plain} ${next.plain}`;
  joined.set(sentence, text);
  return text;
}

/** The first sentences that hold every list of the cue's words, by themselves or together with the next one, and that `isMeant` accepts. */
export function findCue(
  caseText: CaseText,
  cue: CuePattern,
  isMeant: (sentence: CaseSentence, point: Range) => boolean,
): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of caseText.evidence) {
    if (hits.length >= MAX_HITS) break;
    const next = cue.within === 2 ? sentence.document.sentences[sentence.order + 1] : undefined;
    const isJoined = next?.pageNumber === sentence.pageNumber && next.paragraph === sentence.paragraph;
    const text = isJoined ? withNext(sentence, next) : sentence.plain;
    if (![...cue.others, cue.first].every((words) => holds(text, words)) || cue.unless?.test(text) === true) continue;
    if (cue.by === "witness" && !isLayPaper(sentence)) continue;
    if (cue.by === "police" && isLayTelling(sentence, caseText.officerNames)) continue;
    for (const { index: at, 0: found } of text.matchAll(cue.first)) {
      const beyond = at - sentence.plain.length - 1;
      const place = beyond >= 0 && isJoined ? { sentence: next, at: beyond } : { sentence, at };
      if (!isMeant(place.sentence, { at: place.at, end: place.at + found.length })) continue;
      if (cue.unlessNear !== null && isNear(cue.unlessNear, place.sentence)) break;
      if (cue.unlessAnswered !== null && isAnswered(cue.unlessAnswered, place.sentence)) break;
      hits.push({ ...place, strength: strengthOf(place.sentence, cue) });
      break;
    }
  }
  return hits;
}
