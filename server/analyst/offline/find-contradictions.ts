import type { ProposedFinding } from "../types.ts";
import type { CaseClock } from "./case-clock.ts";
import { citeSentence, isOfficerSpeaking, type CaseDocument, type CaseText } from "./case-text.ts";
import { clockDistance, findClockTimes, formatClock } from "./clock.ts";
import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import type { CustodySequence } from "./find-sequences.ts";
import { makeFinding } from "./make-finding.ts";
import { CLAIM_CONFLICTS, RIGHTS_FIRST, VALUE_POINTS, type Point } from "./rules/attributes.ts";
import type { FactorId } from "./rules/factors.ts";
import { NAMED_EVENTS } from "./rules/named-events.ts";
import { ALCOHOL, FRAMES, NOT_A_RESULT, type Frame, type Keyed, type Mention } from "./value-frames.ts";

export type Contradiction = {
  readonly finding: ProposedFinding;
  readonly factor: FactorId | null;
  readonly factorText: string;
  /** Larger is clearer; orders the table. */
  readonly strength: number;
};

function groupByDocument(mentions: readonly Keyed[]): Map<string, Map<CaseDocument, Keyed[]>> {
  const groups = new Map<string, Map<CaseDocument, Keyed[]>>();
  for (const mention of mentions) {
    const group = groups.get(mention.key) ?? new Map<CaseDocument, Keyed[]>();
    const list = group.get(mention.sentence.document) ?? [];
    list.push(mention);
    group.set(mention.sentence.document, list);
    groups.set(mention.key, group);
  }
  return groups;
}

type Pair = { readonly one: Mention; readonly other: Mention; readonly strength: number; readonly key: string };

/** The clearest pair of a group. Two documents conflict only when none of their mentions agree: else they speak of two things. */
function findClearestPair(group: ReadonlyMap<CaseDocument, Keyed[]>, frame: Frame, key: string): Pair | null {
  let best: Pair | null = null;
  const documents = [...group.entries()];
  for (const [index, [, first]] of documents.entries()) {
    for (const [, second] of documents.slice(index + 1)) {
      let clearest: Pair | null = null;
      let agree = false;
      for (const one of first) {
        for (const other of second) {
          const strength = frame.conflict(one.value, other.value);
          if (strength === 0) agree = true;
          else if (clearest === null || strength > clearest.strength) clearest = { one, other, strength, key };
        }
      }
      if (!agree && clearest !== null && (best === null || clearest.strength > best.strength)) best = clearest;
    }
  }
  return best;
}

function makeContradiction(point: Point, pair: Pair, heading?: string, detail?: string): Contradiction {
  const withLead = point.id === "time";
  return {
    finding: makeFinding({
      kind: "contradiction",
      ruleId: `contradiction.${point.id}${point.id === "time" ? `.${pair.key}` : ""}`,
      text: heading ?? point.point,
      detail: detail ?? point.use,
      citations: [pair.one, pair.other].map((mention) => citeSentence(mention.sentence, { at: mention.at, withLead })),
    }),
    factor: point.factor,
    factorText: point.factorText,
    strength: pair.strength,
  };
}

function findValueConflicts(caseText: CaseText): Contradiction[] {
  return FRAMES.flatMap((frame) => {
    const mentions = caseText.evidence.flatMap((sentence) => frame.keyedMentions(sentence));
    let best: Pair | null = null;
    for (const [key, group] of groupByDocument(mentions)) {
      const pair = findClearestPair(group, frame, key);
      if (pair !== null && (best === null || pair.strength > best.strength)) best = pair;
    }
    return best === null ? [] : [makeContradiction(frame.point, best, frame.describe?.(best.key))];
  });
}

const CLAIMS = CLAIM_CONFLICTS.map((claim) => ({
  claim,
  one: cuePattern(claim.one),
  other: cuePattern(claim.other),
  unless: claim.unless === undefined ? null : cuePattern(claim.unless),
}));

function firstMatches(caseText: CaseText, pattern: RegExp, allowNegated: boolean, unless: RegExp | null): Mention[] {
  const found: Mention[] = [];
  for (const sentence of caseText.evidence) {
    const match = pattern.exec(sentence.plain);
    if (match === null || unless?.test(sentence.plain) === true) continue;
    if (!allowNegated && isNegatedAt(sentence.plain, match.index)) continue;
    found.push({ sentence, at: match.index, value: match[0].length });
    if (found.length >= 12) break;
  }
  return found;
}

function findClaimConflicts(caseText: CaseText): Contradiction[] {
  return CLAIMS.flatMap(({ claim, one, other, unless }) => {
    // "I never saw him drive" holds the words of both sides; the side that is the harder to match is meant.
    const ones = firstMatches(caseText, one, false, unless).filter(({ sentence }) => !other.test(sentence.plain));
    const others = firstMatches(caseText, other, true, null);
    for (const first of ones) {
      const second = others.find((mention) => mention.sentence.document !== first.sentence.document);
      if (second !== undefined) {
        return [makeContradiction(claim, { one: first, other: second, strength: 1.5, key: "" })];
      }
    }
    return [];
  });
}

/** The report says "rights before any question"; a sequence found in another document shows the question first. */
function findRightsConflict(caseText: CaseText, custody: readonly CustodySequence[]): Contradiction[] {
  const claimed = firstMatches(caseText, cuePattern(RIGHTS_FIRST.one), true, null);
  for (const first of claimed) {
    const sequence = custody.find((candidate) => candidate.question.document !== first.sentence.document);
    if (sequence !== undefined) {
      const other: Mention = { sentence: sequence.question, at: 0, value: 0 };
      return [makeContradiction(RIGHTS_FIRST, { one: first, other, strength: 2, key: "" })];
    }
  }
  return [];
}

/** Earliest clock time of each named event per document; two documents differ from five minutes, and up to three hours. */
function findTimeConflicts(caseText: CaseText, clock: CaseClock): Contradiction[] {
  return NAMED_EVENTS.flatMap(({ key, label, words, unless }) => {
    const perDocument = new Map<CaseDocument, Mention>();
    for (const sentence of caseText.evidence) {
      if (perDocument.has(sentence.document)) continue;
      const match = words.exec(sentence.plain);
      if (match === null || unless?.test(sentence.plain) === true) continue;
      const inText = findClockTimes(sentence.plain);
      // Of several times in one sentence the one beside the event's words counts.
      const nearest = [...inText].sort((a, b) => Math.abs(a.index - match.index) - Math.abs(b.index - match.index))[0];
      const minutes =
        sentence.timeCode === null ? nearest && clock.settle(nearest) : (clock.timeOf(sentence) ?? undefined);
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

/** Rules that know no more than that two values differ. */
const GENERAL: ReadonlySet<string> = new Set(["contradiction.count", "contradiction.force", "contradiction.label"]);

/**
 * Points on which the documents differ, one finding per point with exactly two quotes: the clearest pair, in order of exhibit.
 * Only the two samples of a breath test are compared inside one document. Clearest first.
 */
export function findContradictions(
  caseText: CaseText,
  clock: CaseClock,
  custody: readonly CustodySequence[],
): Contradiction[] {
  const all = [
    ...findSamplesApart(caseText),
    ...findRightsConflict(caseText, custody),
    ...findClaimConflicts(caseText),
    ...findValueConflicts(caseText),
    ...findTimeConflicts(caseText, clock),
  ];
  const best = new Map<string, Contradiction>();
  for (const each of all) {
    const earlier = best.get(each.finding.ruleId);
    if (earlier === undefined || each.strength > earlier.strength) best.set(each.finding.ruleId, each);
  }
  const placesOf = ({ finding }: Contradiction) => JSON.stringify(finding.citations);
  // What a rule of its own names by its name needs no second row as a count or a manner.
  const isNamed = (each: Contradiction) =>
    GENERAL.has(each.finding.ruleId) &&
    [...best.values()].some((other) => !GENERAL.has(other.finding.ruleId) && placesOf(other) === placesOf(each));
  const hasObservation = all.some(({ finding }) => finding.ruleId === "contradiction.observation");
  return [...best.values()]
    .filter((each) => !isNamed(each))
    .filter(({ finding }) => !(hasObservation && finding.ruleId === "contradiction.duration"))
    .sort((a, b) => b.strength - a.strength);
}
