import type { CaseClock } from "../text/case-clock.ts";
import type { CaseDocument, CaseSentence, CaseText } from "../text/case-text.ts";
import { isOfficerSpeaking } from "../text/officer-names.ts";
import { clockDistance, findClockTimes, formatClock } from "../text/clock.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { makeContradiction, type Contradiction, type Pair } from "./contradiction.ts";
import type { Mention } from "./frame.ts";

const EVENTS = CONFLICT_POINTS.flatMap((point) =>
  point.time === undefined
    ? []
    : [
        {
          point,
          goesOn: point.time.goesOn,
          words: new RegExp(point.time.words),
          unless: point.time.unless === undefined ? null : new RegExp(point.time.unless),
        },
      ],
);
type Event = (typeof EVENTS)[number];

/** Minutes apart from which two clocks differ, and above which the two papers are about two events. */
const LEAST_APART = 5;
const MOST_APART = 180;

/** Clock times of one event that differ between two documents, the pair that is furthest apart for each event. */
export function findTimeConflicts(caseText: CaseText, clock: CaseClock): Contradiction[] {
  return EVENTS.flatMap((event) => {
    const mentions = findTimes(caseText, clock, event);
    let best: Pair | null = null;
    for (const [index, one] of mentions.entries()) {
      for (const other of mentions.slice(index + 1)) {
        const apart = clockDistance(Number(one.value), Number(other.value));
        if (apart >= LEAST_APART && apart <= MOST_APART && (best === null || apart > best.strength))
          best = { one, other, strength: apart, key: "" };
      }
    }
    if (best === null) return [];
    const detail = `${formatClock(Number(best.one.value))} against ${formatClock(Number(best.other.value))}, ${best.strength} minutes apart. ${event.point.why}`;
    return [makeContradiction(event.point, { ...best, strength: 1 + best.strength / 60 }, { detail, withLead: true })];
  });
}

/** The first sentence of each document that gives the event a clock time; values are minutes after midnight. */
function findTimes(caseText: CaseText, clock: CaseClock, { words, unless, goesOn }: Event): Mention[] {
  const perDocument = new Map<CaseDocument, Mention>();
  for (const sentence of caseText.accounts) {
    if (perDocument.has(sentence.document)) continue;
    const match = words.exec(sentence.plain);
    if (match === null || unless?.test(sentence.plain) === true) continue;
    const inText = findClockTimes(sentence.plain);
    // Of several times in one sentence the one nearest to the event's words counts.
    const nearest = inText.toSorted((a, b) => Math.abs(a.index - match.index) - Math.abs(b.index - match.index))[0];
    const minutes =
      sentence.timeCode === null
        ? nearest === undefined && goesOn
          ? timeBefore(sentence, clock)
          : nearest && clock.settle(nearest)
        : (clock.timeOf(sentence) ?? undefined);
    if (minutes === undefined) continue;
    if (sentence.speaker !== null && !isOfficerSpeaking(sentence, caseText.officerNames) && nearest === undefined)
      continue;
    perDocument.set(sentence.document, { sentence, at: 0, value: minutes });
  }
  return [...perDocument.values()];
}

/** Sentences over which a story goes on from the time that opens it. */
const GOES_ON = 2;

/** The time of the nearest of the sentences before, in a story: "At 2258 I saw a pickup. It swerved. I stopped it." */
function timeBefore(sentence: CaseSentence, clock: CaseClock): number | undefined {
  const before = sentence.document.sentences.slice(Math.max(0, sentence.order - GOES_ON), sentence.order);
  return (
    before
      .toReversed()
      .map((one) => (one.pageNumber === sentence.pageNumber ? clock.timeOf(one) : null))
      .find((minutes) => minutes !== null) ?? undefined
  );
}
