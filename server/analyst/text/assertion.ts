import { CONTEXT_NAMES, type ContextName } from "../reading-terms.ts";
import type { CompiledContext } from "../knowledge/compile/context.ts";
import compiled from "../knowledge/generated/context.json" with { type: "json" };
import vocabulary from "../knowledge/generated/vocabulary.json" with { type: "json" };
import { answerTo, isContradicted, isReversed, isTakenUp } from "./answers.ts";
import { rowAnswer } from "./form-rows.ts";
import { isOwnClause } from "./own-clause.ts";
import { remembered } from "./remembered.ts";

/** A part of a sentence, as offsets into its plain text. */
export type Range = { readonly at: number; readonly end: number };

const CONTEXTS = (compiled as readonly CompiledContext[]).map(({ id, ...words }) => ({
  name: nameOf(id),
  before: patternOf(words.before),
  governs: patternOf(words.governs),
  heads: patternOf(words.heads),
  after: patternOf(words.after),
  anywhere: patternOf(words.anywhere),
  takesBack: patternOf(words.takesBack),
  onlySeems: patternOf(words.onlySeems),
  ends: patternOf(words.ends),
}));
/** Signs that end a sentence; not the point of a title. */
const STOP = "[;?!|]|(?<!\\b(?:mr|mrs|ms|dr|sgt|det|ofc|dep|tpr|lt|no|st|jr|[a-z]))\\.(?!\\d)";
/** A comma, a noun phrase and its verb: "no blood was found, the medic said". */
const NEW_SUBJECT =
  ", (?:the|a|an|his|her|my|our|their|this)(?: [\\w'-]{1,20}){1,4}? (?:was|were|is|are|had|has|did|said|says|shows|[a-z]{2,15}ed)\\b";
/** The comma that closes a clause at the head of the sentence: "although neither lamp worked, the lane was lit". */
const AFTER_SUBORDINATE =
  '(?<=(?:^|[.;:] |")(?:and |but )?(?:although|though|even (?:though|if)|while|whilst|whereas|because|since|when|once|after|before|given that|seeing as)\\b(?:[^,.;]|\\b(?:mr|mrs|ms|dr|sgt|det|ofc)\\.){3,120}),';
/** A sign or a word that begins another clause; a comma does so before a subject or another verb. */
const CLAUSE_END = new RegExp(
  `${STOP}|${vocabulary["clause-end"]}|, (?:and |then )?(?:he|she|i|you|we|they|it|there|\\w+ed)\\b|${NEW_SUBJECT}|${AFTER_SUBORDINATE}`,
  "g",
);
const STOPS = new RegExp(STOP, "g");
const SENTENCE_END = /[;?!.](?= |$)/g;
/** What governs a clause with those inside it, as "denied that" does, goes on up to a contrast. */
const GOVERNED_END = new RegExp(
  `${STOP}|\\bbut\\b|, (?:and|so|yet|then|though|although|whereas|while|however)\\b`,
  "g",
);
/** A point that begins with the words for saying something is about what was said: "said go ahead" is no order to the reader. */
const SPEECH_ACT = /^(?:said|says|saying|told|stated|replied|answered|yelled|shouted|screamed|wrote|texted)\b/;
/** Characters that the words before a point reach over, those that govern a clause, and those after a point. */
const REACH_BEFORE = 90;
const REACH_GOVERNED = 160;
const REACH_AFTER = 12;
/** Characters and ends of sentences between a point and the words that take it back. */
const REACH_TAKEN_BACK = 160;
const MOST_STOPS = 1;
/** Characters on each side of a point that are read at all. */
const WINDOW = 600;
/** Characters between words that govern a quotation and its first sign: 'the sign on the wall reads, in red: "'. */
const REACH_QUOTE = 20;

/**
 * The contexts of a point by the ConText algorithm (Harkema, Dowling, Thornblade, Chapman: ConText, J Biomed Inform 2009):
 * trigger words before or after it, whose scope ends with the clause.
 * @param plain the sentence, lower case with straight quotes
 * @param point its place in `plain`; a denial inside it belongs to it
 * @param wanted the contexts that are looked for; others may be left out
 */
export function contextsOf(
  plain: string,
  point: Range,
  wanted: readonly ContextName[] = CONTEXT_NAMES,
): ReadonlySet<ContextName> {
  // A table without a full stop is one long line; nothing reaches further than this.
  const from = Math.max(0, point.at - WINDOW);
  if (from > 0 || point.end + WINDOW < plain.length)
    return contextsOf(plain.slice(from, point.end + WINDOW), { at: point.at - from, end: point.end - from }, wanted);
  const found = new Set<ContextName>();
  // The sign that closes a quotation belongs to the point.
  const behind = point.end + (/^[.,]?["']/.exec(plain.slice(point.end))?.[0].length ?? 0);
  const isSpeechAct = SPEECH_ACT.test(plain.slice(point.at, point.end));
  for (const context of CONTEXTS) {
    if (!wanted.includes(context.name)) continue;
    // Most points have no such words near them: everything else is looked for only where there are some.
    const real = (all: readonly Range[]) => {
      if (all.length === 0) return all;
      const seeming = rangesOf(plain, context.onlySeems).filter(({ at, end }) => end <= point.at || at >= point.end);
      return all.filter((one) => !seeming.some(({ at, end }) => at <= one.at && one.at < end));
    };
    const isOpen = (from: number, to: number, clauseEnd: RegExp) =>
      ![clauseEnd, context.ends].some((pattern) => placesOf(plain, pattern).some((at) => at >= from && at < to)) &&
      !leavesQuote(plain, from, to);
    const isBefore = () =>
      point.at > 0 &&
      real(rangesOf(plain, context.before)).some(
        ({ at, end }) =>
          end <= point.at &&
          point.at - end <= REACH_BEFORE &&
          !isOwnClause(plain, point, { at, end }) &&
          isOpen(end + (isFronted(plain, { at, end }) ? 1 : 0), point.at, CLAUSE_END),
      );
    const governs = (words: readonly Range[]) =>
      real(words).some(
        ({ end }) =>
          end <= point.at &&
          point.at - end <= REACH_GOVERNED &&
          isOpen(end, governedQuote(plain, end, point.at) ?? point.at, GOVERNED_END),
      );
    // Their gaps must not reach into the point.
    const isGoverned = () =>
      point.at > 0 &&
      (governs(rangesOf(plain, context.governs)) ||
        governs(rangesOf(plain.slice(0, point.at), context.governs, keptOfHead)));
    const isHeaded = () =>
      !isSpeechAct &&
      real(rangesOf(plain, context.heads)).some(({ at, end }) => at <= point.at && isOpen(end, point.at, GOVERNED_END));
    const isAfter = () =>
      point.end < plain.length &&
      real(rangesOf(plain, context.after)).some(
        ({ at }) =>
          at >= behind &&
          at - behind <= REACH_AFTER &&
          !/,| {2,}|\|| \/ /.test(plain.slice(behind, at)) &&
          isOpen(behind, at, CLAUSE_END),
      );
    const isTakenBack = () =>
      real(rangesOf(plain, context.takesBack)).some(
        ({ at }) =>
          at >= point.end &&
          at - point.end <= REACH_TAKEN_BACK &&
          placesOf(plain.slice(point.end, at), SENTENCE_END).length <= MOST_STOPS,
      );
    const isAnywhere = () => real(rangesOf(plain, context.anywhere)).length > 0;
    if (isBefore() || isGoverned() || isHeaded() || isAfter() || isTakenBack() || isAnywhere()) found.add(context.name);
  }
  return withAnswer(found, plain, point);
}

/** A question asserts nothing, unless its answer affirms it, in the same text or, as on a form, in the point itself. */
function withAnswer(found: Set<ContextName>, plain: string, point: Range): ReadonlySet<ContextName> {
  // "? fracture": a query of a medical note.
  if (/(?:^|[ (:,])\? ?$/.test(plain.slice(0, point.at))) found.add("supposed");
  const row = rowAnswer(plain, point);
  if (row === "denied") found.add("denied");
  if (row === "affirmed") for (const name of ["denied", "asked", "standing"] as const) found.delete(name);
  if (row !== null) return found;
  const own = plain.slice(point.at, point.end - 1).indexOf("?");
  const stop = own >= 0 ? point.at + own : placesOf(plain, STOPS).find((at) => at >= point.end - 1);
  if (isReversed(plain.slice(point.end))) found.delete("denied");
  // "Asked if" has an "if", which goes with it; "as though he were hurt, and he was".
  if ((found.has("asked") || found.has("supposed")) && isTakenUp(plain.slice(point.end))) {
    found.delete("asked");
    found.delete("supposed");
  }
  if (stop === undefined) return found;
  const follow = plain.slice(stop + 1);
  if (plain[stop] === "." && isContradicted(follow)) found.add("denied");
  if (plain[stop] !== "?") return found;
  const answer = answerTo(follow);
  // "You don't deny that you ran? I don't.": the answer keeps to the words of the question.
  const isDoubled = ASKED_OF_DENIAL.test(plain.slice(0, point.at));
  if (answer === "affirmed" || (isDoubled && answer === "denied")) found.delete("asked");
  else found.add(answer ?? "asked");
  return found;
}

/** "You don't deny that": ends where the point begins. */
const ASKED_OF_DENIAL =
  /\byou (?:do not|don't|did not|didn't|cannot|can't|wouldn't) (?:deny|dispute|contest|challenge)[^.;?!]{0,40}$/;

/** "Previously, he ran": at the head of a clause, with a comma that does not end what the words reach. */
function isFronted(plain: string, { at, end }: Range): boolean {
  return plain[end] === "," && /(?:^|[.;:!?"(] ?)$/.test(plain.slice(0, at));
}

/** Place of the sign that opens the quotation around `to`, where the words before `from` introduce it. */
function governedQuote(plain: string, from: number, to: number): number | null {
  const signs = [...plain.slice(from, to + 1).matchAll(/"/g)].map(({ index }) => from + index);
  const [first] = signs;
  return first !== undefined && signs.length % 2 === 1 && first - from <= REACH_QUOTE ? first : null;
}

/** True when `from` stands inside a quotation that is closed before `to`. */
function leavesQuote(plain: string, from: number, to: number): boolean {
  return plain.slice(0, from).split('"').length % 2 === 0 && plain.slice(from, to).includes('"');
}

const NOWHERE: readonly Range[] = [];
/** What rangesOf has found: a sentence has many points, and each rule asks about its own. */
const keptOf = remembered(() => new Map<RegExp, readonly Range[]>());
/** The same for what stands before a point; apart, because there are several to a sentence. */
const keptOfHead = remembered(() => new Map<RegExp, readonly Range[]>());

function rangesOf(plain: string, pattern: RegExp | null, memory = keptOf): readonly Range[] {
  if (pattern === null) return NOWHERE;
  const own = memory(plain);
  const known = own.get(pattern);
  if (known !== undefined) return known;
  const found = matchesIn(plain, pattern);
  own.set(pattern, found);
  return found;
}

function matchesIn(plain: string, pattern: RegExp | null): readonly Range[] {
  // Most sentences hold none; to look for all of them copies the pattern each time.
  if (pattern === null || plain.search(pattern) < 0) return NOWHERE;
  return [...plain.matchAll(pattern)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));
}

function placesOf(plain: string, pattern: RegExp | null): number[] {
  return rangesOf(plain, pattern).map(({ at }) => at);
}

function patternOf(source: string | undefined): RegExp | null {
  return source === undefined ? null : new RegExp(source, "g");
}

function nameOf(id: string): ContextName {
  const name = CONTEXT_NAMES.find((known) => known === id);
  if (name === undefined) throw new Error(`knowledge/context/${id}.yaml: there is no such context.`);
  return name;
}
