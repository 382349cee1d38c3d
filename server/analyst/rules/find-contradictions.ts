import { citationsOf, type ProposedContradiction } from "../findings.ts";
import type { CaseClock } from "../text/case-clock.ts";
import { createLikeness, type Likeness } from "../text/account-words.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { isOfficerSpeaking } from "../text/officer-names.ts";
import { toPlain } from "../text/to-plain.ts";
import { clockDistance, findClockTimes, formatClock } from "../text/clock.ts";
import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import { findDenials } from "./find-denials.ts";
import { findEarlyQuestions, type CustodySequence } from "./find-sequences.ts";
import { CLAIM_CONFLICTS, DENIED, RIGHTS_FIRST, VALUE_POINTS, type Point } from "./tables/attributes.ts";
import type { FactorId } from "./tables/factors.ts";
import { NAMED_EVENTS } from "./tables/named-events.ts";
import { PATTERN_FRAMES } from "./pattern-frames.ts";
import { STATE_FRAMES } from "./state-frames.ts";
import type { Person } from "../people/find-people.ts";
import { areTwo, createWhoIsMeant } from "../people/who-is-meant.ts";
import { ALCOHOL, FRAMES, NOT_A_RESULT, type Frame, type Keyed, type Mention } from "./value-frames.ts";

export type Contradiction = {
  readonly finding: ProposedContradiction;
  readonly factor: FactorId | null;
  readonly factorText: string;
  /** The two sentences share so many rare words that they surely speak of one thing. */
  readonly isOfOne: boolean;
  /** Larger is clearer; orders the table. */
  readonly strength: number;
  readonly pair: Pair;
};

/** Points about how drunk one person was: two papers that tell of two people do not differ. */
const OF_A_PERSON = /^contradiction\.(?:drinks|beverage|drinking|sober|eyes|speech|gait|odour)\b/;

/** Mentions of one thing in one document; a page that says it a thousand times must not cost a million pairs. */
const MOST_OF_ONE = 60;

function groupByDocument(mentions: readonly Keyed[]): Map<string, Map<CaseDocument, Keyed[]>> {
  const groups = new Map<string, Map<CaseDocument, Keyed[]>>();
  for (const mention of mentions) {
    const group = groups.get(mention.key) ?? new Map<CaseDocument, Keyed[]>();
    const list = group.get(mention.sentence.document) ?? [];
    if (list.length < MOST_OF_ONE) list.push(mention);
    group.set(mention.sentence.document, list);
    groups.set(mention.key, group);
  }
  return groups;
}

/** A step in shared words: within one the order of the file decides. */
const ALIKE = 2;

type Pair = { readonly one: Mention; readonly other: Mention; readonly strength: number; readonly key: string };

type Ranked = Pair & { readonly alike: number };
const byClarity = (a: Ranked, b: Ranked): number =>
  b.strength - a.strength || Math.floor(b.alike / ALIKE) - Math.floor(a.alike / ALIKE);

/**
 * The clearest pair of a group, and one more where a third document tells a third value. Two documents conflict only when none of
 * their mentions agree: else they speak of two things. Equally clear pairs are ordered by the words they share.
 */
function findPairs(group: ReadonlyMap<CaseDocument, Keyed[]>, frame: Frame, key: string, likeness: Likeness): Pair[] {
  const pairs: Ranked[] = [];
  const documents = [...group.entries()];
  for (const [index, [, first]] of documents.entries()) {
    for (const [, second] of documents.slice(index + 1)) {
      const between = first.flatMap((one) =>
        second.map((other) => ({ one, other, key, strength: frame.conflict(one.value, other.value) })),
      );
      if (between.some(({ strength }) => strength === 0)) continue;
      const [clearest] = between
        .map((pair) => ({ ...pair, alike: likeness.of(pair.one.sentence, pair.other.sentence) }))
        .sort(byClarity);
      if (clearest !== undefined && clearest.alike >= (frame.point.alike ?? 0)) pairs.push(clearest);
    }
  }
  pairs.sort(byClarity);
  // A third paper adds a row only when it tells a third thing.
  const [first, ...others] = pairs;
  if (first === undefined) return [];
  const told = [first.one.value, first.other.value];
  const isThird = ({ value }: Mention) => told.every((known) => frame.conflict(known, value) > 0);
  const third = others.find(({ one, other }) => isThird(one) || isThird(other));
  return third === undefined ? [first] : [first, third];
}

function makeContradiction(point: Point, pair: Pair, heading?: string, detail?: string): Contradiction {
  const cite = ({ sentence, at }: Mention) => citeSentence(sentence, { at, withLead: point.id === "time" });
  return {
    finding: {
      kind: "contradiction",
      engine: "offline",
      ruleId: ["contradiction", point.id, pair.key.replace(/[^a-z0-9]+/g, "-")].filter((part) => part !== "").join("."),
      text: heading ?? point.point,
      detail: detail ?? point.use,
      one: cite(pair.one),
      other: cite(pair.other),
    },
    factor: point.factor,
    factorText: point.factorText,
    isOfOne: true,
    strength: pair.strength,
    pair,
  };
}

/** Of one kind of value (counts, clothes), so many different things at most. */
const MAX_OF_A_KIND = 3;

/** Keys that name the thing to a reader: "Number: tube", "Clothing: top". */
const TELLING_KEYS: ReadonlySet<string> = new Set([
  "count",
  "quantity",
  "clothing",
  "place",
  "side",
  "item",
  "label",
  "owner",
  "whereabouts",
  "identifier",
]);

function describe(frame: Frame, key: string): string {
  if (frame.describe !== undefined) return frame.describe(key);
  return key !== "" && TELLING_KEYS.has(frame.point.id) ? `${frame.point.point}: ${key}` : frame.point.point;
}

function findValueConflicts(caseText: CaseText, likeness: Likeness): Contradiction[] {
  const accounts = caseText.accounts.filter((sentence) => !isQuestion(sentence, caseText));
  return [...FRAMES, ...PATTERN_FRAMES, ...STATE_FRAMES].flatMap((frame) => {
    const mentions = accounts.flatMap((sentence) => frame.keyedMentions(sentence));
    return [...groupByDocument(mentions)]
      .flatMap(([key, group]) => findPairs(group, frame, key, likeness))
      .sort((a, b) => b.strength - a.strength)
      .slice(0, MAX_OF_A_KIND)
      .map((pair) => makeContradiction(frame.point, pair, describe(frame, pair.key)));
  });
}

const CLAIMS = CLAIM_CONFLICTS.map((claim) => ({
  claim,
  one: cuePattern(claim.one),
  other: cuePattern(claim.other),
  unless: claim.unless === undefined ? null : cuePattern(claim.unless),
  prefer: claim.prefer === undefined ? null : cuePattern(claim.prefer),
  papers: claim.papers === undefined ? null : cuePattern(claim.papers),
}));
/** What a sentence that names the point is worth in shared words. */
const PREFERRED = 4;

/** What an officer asks is no account of what happened; a witness may answer in the tone of a question ("Five eight, five nine?"). */
function isQuestion(sentence: CaseSentence, { officerNames }: CaseText): boolean {
  return sentence.plain.endsWith("?") && (sentence.speaker === null || isOfficerSpeaking(sentence, officerNames));
}

function firstMatches(caseText: CaseText, pattern: RegExp, allowNegated: boolean, unless: RegExp | null): Mention[] {
  const found: Mention[] = [];
  for (const sentence of caseText.accounts) {
    const match = pattern.exec(sentence.plain);
    if (match === null || unless?.test(sentence.plain) === true) continue;
    if (!allowNegated && (isNegatedAt(sentence.plain, match.index) || isQuestion(sentence, caseText))) continue;
    found.push({ sentence, at: match.index, value: match[0].length });
    if (found.length >= 12) break;
  }
  return found;
}

function findClaimConflicts(caseText: CaseText, likeness: Likeness): Contradiction[] {
  return CLAIMS.flatMap(({ claim, one, other, unless, prefer, papers }) => {
    // "I never saw him drive" holds the words of both sides; the side that is the harder to match is meant.
    const ones = firstMatches(caseText, one, false, unless).filter(({ sentence }) => !other.test(sentence.plain));
    const others = firstMatches(caseText, other, true, null).filter(
      ({ sentence }) => papers?.test(toPlain(sentence.document.pages[0]?.text ?? "")) !== false,
    );
    const isPreferred = ({ sentence }: Mention) => Number(prefer?.test(sentence.plain) === true);
    const pairs = ones
      .flatMap((first) =>
        others
          .filter(({ sentence }) => sentence.document !== first.sentence.document)
          .map((second) => ({
            ...{ one: first, other: second, strength: 1.5, key: "" },
            alike:
              likeness.of(first.sentence, second.sentence) + PREFERRED * (isPreferred(first) + isPreferred(second)),
          })),
      )
      .sort(byClarity);
    const [clearest] = pairs;
    return clearest === undefined ? [] : [makeContradiction(claim, clearest)];
  });
}

/** What one paper tells and another denies, whatever it is. */
function findToldAndDenied(caseText: CaseText, likeness: Likeness): Contradiction[] {
  return findDenials(caseText, likeness).map(({ stem, verb, told, denied, strength }) =>
    makeContradiction(
      DENIED,
      { one: { sentence: told, at: 0, value: 0 }, other: { sentence: denied, at: 0, value: 0 }, strength, key: stem },
      `Told and denied: "${verb}"`,
    ),
  );
}

/** The report says "rights before any question"; a sequence found in another document shows the question first. */
function findRightsConflict(caseText: CaseText, custody: readonly CustodySequence[]): Contradiction[] {
  const claimed = firstMatches(caseText, cuePattern(RIGHTS_FIRST.one), true, null);
  const early = findEarlyQuestions(caseText);
  for (const first of claimed) {
    const question =
      custody.find((candidate) => candidate.question.document !== first.sentence.document)?.question ??
      early.find(({ document }) => document !== first.sentence.document);
    if (question !== undefined) {
      const other: Mention = { sentence: question, at: 0, value: 0 };
      return [makeContradiction(RIGHTS_FIRST, { one: first, other, strength: 2, key: "" })];
    }
  }
  return [];
}

/** Sentences over which a story goes on from the time that opens it. */
const GOES_ON = 2;

/** The time of the nearest of the sentences before, where a story is told: "At 2258 I saw a pickup. It swerved. I stopped it." */
function timeBefore(sentence: CaseSentence, clock: CaseClock): number | undefined {
  const before = sentence.document.sentences.slice(Math.max(0, sentence.order - GOES_ON), sentence.order);
  return (
    before
      .toReversed()
      .map((one) => (one.pageNumber === sentence.pageNumber ? clock.timeOf(one) : null))
      .find((minutes) => minutes !== null) ?? undefined
  );
}

/** Earliest clock time of each named event per document; two documents differ from five minutes, and up to three hours. */
function findTimeConflicts(caseText: CaseText, clock: CaseClock): Contradiction[] {
  return NAMED_EVENTS.flatMap(({ key, label, words, unless, goesOn }) => {
    const perDocument = new Map<CaseDocument, Mention>();
    for (const sentence of caseText.accounts) {
      if (perDocument.has(sentence.document)) continue;
      const match = words.exec(sentence.plain);
      if (match === null || unless?.test(sentence.plain) === true) continue;
      const inText = findClockTimes(sentence.plain);
      // Of several times in one sentence the one beside the event's words counts.
      const nearest = [...inText].sort((a, b) => Math.abs(a.index - match.index) - Math.abs(b.index - match.index))[0];
      const minutes =
        sentence.timeCode === null
          ? nearest === undefined && goesOn === true
            ? timeBefore(sentence, clock)
            : nearest && clock.settle(nearest)
          : (clock.timeOf(sentence) ?? undefined);
      if (minutes === undefined) continue;
      if (sentence.speaker !== null && !isOfficerSpeaking(sentence, caseText.officerNames) && nearest === undefined)
        continue;
      perDocument.set(sentence.document, { sentence, at: 0, value: minutes });
    }
    const mentions = [...perDocument.values()];
    let best: Pair | null = null;
    for (const [index, one] of mentions.entries()) {
      for (const other of mentions.slice(index + 1)) {
        const apart = clockDistance(Number(one.value), Number(other.value));
        if (apart >= 5 && apart <= 180 && (best === null || apart > best.strength))
          best = { one, other, strength: apart, key };
      }
    }
    if (best === null) return [];
    const detail = `${formatClock(Number(best.one.value))} against ${formatClock(Number(best.other.value))}, ${best.strength} minutes apart. ${VALUE_POINTS.time.use}`;
    return [makeContradiction(VALUE_POINTS.time, { ...best, strength: 1 + best.strength / 60 }, label, detail)];
  });
}

/** Two samples of one breath test, on one page, more than 0.02 apart. */
function findSamplesApart(caseText: CaseText): Contradiction[] {
  const labelled = /\b(?:sample|test|subject test|breath|specimen)[ #.]*(?:no\.? )?(1|2|one|two|first|second)?\b/;
  // The instrument's own record is the better source than a report that repeats it.
  const documents = [...caseText.documents].sort(
    (a, b) => Number(b.kind === "breath-record") - Number(a.kind === "breath-record"),
  );
  for (const document of documents) {
    if (!document.isEvidence) continue;
    const readings: Mention[] = [];
    for (const sentence of document.sentences) {
      if (!labelled.test(sentence.plain) || NOT_A_RESULT.test(sentence.plain)) continue;
      for (const match of sentence.plain.matchAll(ALCOHOL)) {
        const value = Number(match[1]);
        if (value >= 0.02 && value < 0.5) readings.push({ sentence, at: match.index, value });
      }
    }
    for (const [index, one] of readings.entries()) {
      const other = readings
        .slice(index + 1)
        .find(
          (reading) =>
            Math.abs(Number(one.value) - Number(reading.value)) > 0.0201 &&
            reading.sentence.order - one.sentence.order <= 8,
        );
      if (other === undefined) continue;
      const apart = Math.abs(Number(one.value) - Number(other.value)).toFixed(3);
      const made = makeContradiction(
        VALUE_POINTS.samples,
        { one, other, strength: 2, key: "" },
        undefined,
        `The samples are ${apart} apart. ${VALUE_POINTS.samples.use}`,
      );
      return [{ ...made, factorText: `Two breath samples disagree by ${apart}` }];
    }
  }
  return [];
}

/**
 * Weight of shared words from which two sentences are likely to speak of one thing: of 55 such pairs from files that no rule had
 * seen, 8 of 10 were right at 4 and above, and 4 of 10 below.
 */
const OF_ONE = 4;
const MAY_BE_TWO = "The two share few words and may speak of different things.";
/** Points that are of one thing whatever words tell them. */
const BY_NATURE = /^contradiction\.(?:samples|rights-first)\b/;

/** Rules that know no more than that two values differ. */
const GENERAL = /^contradiction\.(?:count|force|label|denied)\b/;

/**
 * Points on which the documents differ, one finding per point: the clearest pair, in order of exhibit.
 * Only the two samples of a breath test are compared inside one document. Those that surely speak of one thing come first, then
 * the clearest.
 */
export function findContradictions(
  caseText: CaseText,
  clock: CaseClock,
  custody: readonly CustodySequence[],
  people: readonly Person[],
): Contradiction[] {
  const whoIsMeant = createWhoIsMeant(people);
  const isOfTwo = ({ finding, pair }: Contradiction) =>
    OF_A_PERSON.test(finding.ruleId) &&
    areTwo(whoIsMeant(pair.one.sentence, pair.one.at), whoIsMeant(pair.other.sentence, pair.other.at));
  const likeness = createLikeness(caseText);
  const all = [
    ...findSamplesApart(caseText),
    ...findRightsConflict(caseText, custody),
    ...findClaimConflicts(caseText, likeness),
    ...findValueConflicts(caseText, likeness),
    ...findToldAndDenied(caseText, likeness),
    ...findTimeConflicts(caseText, clock),
  ];
  // One rule may find the same point by two ways; its second pair of a thing is of other places.
  const placesOf = ({ finding }: Contradiction) =>
    citationsOf(finding)
      .map((one) => JSON.stringify(one))
      .toSorted()
      .join();
  const best = new Map<string, Contradiction>();
  for (const each of all) {
    const id = `${each.finding.ruleId} ${placesOf(each)}`;
    const earlier = best.get(id);
    if (earlier === undefined || each.strength > earlier.strength) best.set(id, each);
  }
  // What a rule of its own names by its name needs no second row as a count or a manner.
  const isNamed = (each: Contradiction) =>
    GENERAL.test(each.finding.ruleId) &&
    [...best.values()].some((other) => !GENERAL.test(other.finding.ruleId) && placesOf(other) === placesOf(each));
  const hasObservation = all.some(({ finding }) => finding.ruleId === "contradiction.observation");
  const isOfOne = ({ finding, pair }: Contradiction) =>
    BY_NATURE.test(finding.ruleId) || likeness.of(pair.one.sentence, pair.other.sentence) >= OF_ONE;
  return [...best.values()]
    .filter((each) => !isNamed(each) && !isOfTwo(each))
    .filter(({ finding }) => !(hasObservation && finding.ruleId === "contradiction.duration"))
    .sort((a, b) => Number(isOfOne(b)) - Number(isOfOne(a)) || b.strength - a.strength)
    .map((each) =>
      isOfOne(each)
        ? each
        : { ...each, isOfOne: false, finding: { ...each.finding, detail: `${each.finding.detail} ${MAY_BE_TWO}` } },
    );
}
